import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { openOf } from '#mocks/rules/line-balance.ts';
import { fill } from '#tests/kit/fill.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

/** From the only row of the list to the dialog of an action. */
async function fromList(action: string, options: Parameters<typeof visit>[1] = {}) {
  const user = userEvent.setup();
  const app = await visit('/mini-admin/installments', { ...admin, ...options });
  const table = await screen.findByRole('table', { name: 'Plans' });
  const [menu] = within(table).getAllByRole('button', { name: 'Actions' });
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: action });
  return { user, dialog, ...app };
}

/** The figures of a preview, by the headers of its rows. */
const labelsOf = (preview: HTMLElement) =>
  within(preview)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

type User = ReturnType<typeof userEvent.setup>;

/** Presses the button of the dialog once the preview is shown, then follows the link of the receipt to the audit. */
async function confirmsAndFollows(user: User, dialog: HTMLElement, name: string | RegExp, entry: string) {
  const button = await within(dialog).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await within(dialog).findByRole('status');
  await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
  return screen.findByRole('dialog', { name: entry });
}

describe('from the list of plans to the entry of the audit', () => {
  test('late fees are waived once with the reason, after a preview', async () => {
    const { user, dialog, backend, requests } = await fromList('Waive late fee', { scenario: 'near-cap' });
    const fees = within(dialog).getByRole('combobox', { name: 'Late fee' });
    expect(
      within(fees)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All late fees', 'Instalment 1: €8.00', 'Instalment 2: €8.00']);
    await user.selectOptions(fees, 'Instalment 1: €8.00');
    await fill(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'The reminder went astray');
    const preview = await within(dialog).findByRole('table', { name: 'Before and after' });
    const row = within(preview).getByRole('row', { name: /^Late fees open/ });
    await waitFor(() => expect(row).toHaveTextContent('Late fees open€16.00€8.00'));
    expect(labelsOf(preview)).toEqual(['Late fees open', 'Left to pay', 'Total cost']);
    expect(requests.filter(({ name }) => name.endsWith('/fee-waivers'))).toHaveLength(0);
    const audit = await confirmsAndFollows(user, dialog, 'Waive late fee', 'Plan fee waived');
    expect(await within(audit).findByText(/The reminder went astray/)).toBeVisible();
    expect(requests.filter(({ name }) => name.endsWith('/fee-waivers'))).toHaveLength(1);
    const [plan] = backend.store.tables.plans.all();
    expect(plan?.lines.map(({ feeWaivedMinor }) => feeWaivedMinor).slice(1, 3)).toEqual([8_00, 0]);
  });

  test('a reason is written after the preview and confirmed by Ctrl+Enter', async () => {
    const { user, dialog, backend, requests } = await fromList('Waive late fee', { scenario: 'near-cap' });
    const button = await within(dialog).findByRole('button', { name: 'Waive late fee' });
    await waitFor(() => expect(button).toBeEnabled());
    const simulations = () => requests.filter(({ name }) => name.endsWith('/fee-waivers/simulation'));
    const before = simulations().length;
    expect(before).toBeGreaterThan(0);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The reminder went astray');
    expect(button).toBeEnabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await within(dialog).findByRole('button', { name: 'Done' });
    expect(simulations()).toHaveLength(before);
    expect(backend.store.tables.plans.all()[0]?.lines[1]?.feeWaivedMinor).toBe(8_00);
  });

  test('a promise to pay is recorded and found in its view', async () => {
    const { user, dialog, backend } = await fromList('Record promise to pay', { scenario: 'near-cap' });
    const amount = await within(dialog).findByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '50.00');
    const until = await within(dialog).findByLabelText('Pay by');
    fireEvent.change(until, { target: { value: '9 Jan 2027' } }); // yesterday by the backend’s clock
    fireEvent.blur(until);
    await waitFor(() => expect(until).toHaveValue(''));
    fireEvent.change(until, { target: { value: '15 Jan 2027' } });
    const audit = await confirmsAndFollows(user, dialog, 'Record promise of €50.00', 'Plan promise recorded');
    expect(await within(audit).findByText('Promise, amount')).toBeVisible();
    expect(backend.store.tables.plans.all()[0]?.promise).toMatchObject({
      amount: { amountMinor: 50_00 },
      status: 'OPEN',
    });
  });

  test('the rest is spread over other months after a preview with the total cost', async () => {
    const { user, dialog, backend, requests } = await fromList('Reschedule', { scenario: 'near-cap' });
    const [before] = backend.store.tables.plans.all();
    const months = within(dialog).getByRole('combobox', { name: 'Months' });
    const open = before?.lines.filter((line) => line.no > 0 && openOf(line) > 0) ?? [];
    expect(open.length).toBeGreaterThan(1);
    expect(months, 'all that is open, arrears included').toHaveValue(String(open.length));
    await user.selectOptions(months, '10');
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Interest in arrears' }),
      'Spread over all instalments',
    );
    // The preview is shown before a reason is entered; without a reason nothing is sent.
    await within(dialog).findByRole('table', { name: 'Before and after' });
    const confirm = await within(dialog).findByRole('button', { name: 'Reschedule over 10 months' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toBeInvalid());
    expect(requests.filter(({ name }) => name.endsWith('/reschedules'))).toHaveLength(0);
    await fill(user, reason, 'Short-time work until June');
    const preview = await within(dialog).findByRole('table', { name: 'Before and after' });
    const left = within(preview).getByRole('row', { name: /^Instalments left/ });
    await waitFor(() => expect(left).toHaveTextContent(/^Instalments left\d+10$/));
    expect(within(preview).getByRole('row', { name: /^Total cost/ })).toHaveTextContent(/€[\d,.]+€[\d,.]+/);
    expect(requests.filter(({ name }) => name.endsWith('/reschedules'))).toHaveLength(0);
    const audit = await confirmsAndFollows(user, dialog, 'Reschedule over 10 months', 'Plan rescheduled');
    expect(await within(audit).findByText(/Short-time work until June/)).toBeVisible();
    const [plan] = backend.store.tables.plans.all();
    expect(plan?.scheduleVersion).toBe((before?.scheduleVersion ?? 0) + 1);
    expect(plan?.status).toBe('ACTIVE');
  });

  test('a write-off waits for a second administrator after its preview', async () => {
    const { user, dialog, backend } = await fromList('Write off', { scenario: 'defaulted' });
    await fill(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'The customer is insolvent');
    const preview = await within(dialog).findByRole('table', { name: 'Before and after' });
    expect(within(preview).getByRole('row', { name: /^Status/ })).toHaveTextContent('In defaultWritten off');
    expect(labelsOf(preview)).not.toContain('Total interest');
    await confirmsAndFollows(user, dialog, 'Request write-off', 'Approval requested');
    expect(backend.store.tables.plans.all()[0]?.status).toBe('DEFAULTED');
    const [approval] = backend.store.tables.approvals
      .by('status', 'PENDING')
      .filter(({ operation }) => operation === 'writeOffPlan');
    window.history.pushState(null, '', `/mini-admin/approvals?open=${approval?.id}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const request = await screen.findByRole('dialog', { name: 'Plan write-off' });
    expect(await within(request).findByText('The customer is insolvent')).toBeVisible();
    expect(within(request).getByText('Written off')).toBeVisible();
  });

  test('due dates are moved by days', async () => {
    const { user, dialog, backend } = await fromList('Move due dates', { scenario: 'near-cap' });
    const total = () => backend.store.tables.plans.all()[0]?.totalInterest;
    const [interest, next] = [total(), () => backend.store.tables.plans.all()[0]?.lines[1]?.dueDate ?? ''];
    const was = Date.parse(next());
    const days = within(dialog).getByRole('textbox', { name: 'Days' });
    await user.clear(days);
    await user.type(days, '21');
    await fill(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'The flood in the valley');
    await confirmsAndFollows(user, dialog, 'Move by 21 days', 'Plan extended');
    expect((Date.parse(next()) - was) / 86_400_000).toBe(21);
    expect(total()).toBe(interest);
  });

  test('a reminder is sent once a day, and stands in the contact log', async () => {
    const { user, dialog, backend } = await fromList('Send reminder', { scenario: 'near-cap' });
    await confirmsAndFollows(user, dialog, 'Send reminder', 'Plan reminded');
    const [plan] = backend.store.tables.plans.all();
    expect(plan?.contacts.map(({ kind }) => kind)).toEqual(['REMINDER']);
    const told = backend.store.tables.inbox.all().filter(({ userId }) => userId === plan?.userId);
    expect(told.at(-1)?.title).toMatch(/^€[\d,.]+ is due for /);
  });

  test('a call is added to the contact log, which the details show with the schedule', async () => {
    const user = userEvent.setup();
    const { backend } = await visit('/mini-admin/installments', { ...admin, scenario: 'near-cap' });
    const table = await screen.findByRole('table', { name: 'Plans' });
    const [plan] = backend.store.tables.plans.all();
    await user.click(within(table).getByText(plan?.number ?? ''));
    const details = await screen.findByRole('dialog');
    const schedule = await within(details).findByRole('region', { name: 'Schedule' });
    expect(within(schedule).getAllByRole('row')).toHaveLength(1 + (plan?.lines.length ?? 0));
    expect(within(details).queryByRole('region', { name: 'Contact log' })).toBeNull();
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to contact log' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add to contact log' });
    await fill(
      user,
      within(dialog).getByRole('textbox', { name: 'Summary of the conversation' }),
      'Pays on Thursday',
    );
    await user.click(await within(dialog).findByRole('button', { name: 'Add entry' }));
    const link = await within(dialog).findByRole('link', { name: 'View audit entry' });
    const log = await within(details).findByRole('region', { name: 'Contact log', hidden: true });
    expect(log).toHaveTextContent('CallPays on Thursday');
    await user.click(link);
    expect(await screen.findByRole('dialog', { name: 'Plan contact recorded' })).toBeVisible();
  });

  test('the schedule of a plan is saved as a file with all of its lines', async () => {
    const user = userEvent.setup();
    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${String(files.push(blob))}`;
    URL.revokeObjectURL = () => undefined;
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { backend } = await visit('/mini-admin/installments', { ...admin, scenario: 'near-cap' });
    const [plan] = backend.store.tables.plans.all();
    await user.click(await screen.findByRole('link', { name: plan?.number ?? '' }));
    const schedule = await screen.findByRole('region', { name: 'Schedule' });
    await user.click(within(schedule).getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const rows = ((await files[0]?.text()) ?? '').trim().split('\r\n');
    expect(rows).toHaveLength(1 + (plan?.lines.length ?? 0));
    saved.mockRestore();
  });

  test('a plan without fees says why nothing can be waived', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/installments', { ...admin, scenario: 'overdue-grace' });
    const table = await screen.findByRole('table', { name: 'Plans' });
    await user.click(within(table).getAllByRole('button', { name: 'Actions' })[0] ?? document.body);
    const item = await screen.findByRole('menuitem', { name: /^Waive late fee/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('No late fee was charged, or all of them were waived.');
  });
});

test('a reported problem is found in its view and closed by an answer', async () => {
  const app = await visit('/mini-admin/installments?dispute=OPEN', { ...admin, scenario: 'one-of-each' });
  const user = userEvent.setup();
  const table = await screen.findByRole('table', { name: 'Plans' });
  const [menu, ...otherButtons] = within(table).getAllByRole('button', { name: 'Actions' });
  expect(otherButtons).toEqual([]);
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Answer problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer problem' });
  await within(dialog).findByText('The machine came without its pump.');
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Answer to the customer' }),
    'A new one is on its way.',
  );
  const audit = await confirmsAndFollows(user, dialog, 'Answer problem', 'Plan dispute answered');
  expect(await within(audit).findByText('A new one is on its way.')).toBeVisible();
  expect(app.backend.store.tables.plans.by('dispute', 'OPEN')).toHaveLength(0);
});
