import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

const help = { name: 'I can’t pay now' } as const;
const ways = { name: 'If you can’t pay now' } as const;

test('a customer who cannot pay reschedules the plan from its notice', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/installments/details', { who: 'mira', scenario: 'overdue-grace' });
  await user.click(await screen.findByRole('link', help));
  const dialog = within(await screen.findByRole('dialog', ways));
  await user.click(dialog.getByRole('button', { name: 'Change the number of months' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change the number of months' }));
  await waitFor(() => expect(screen.queryByRole('dialog', ways)).toBeNull());
  await user.click(await form.findByRole('button', { name: 'Change to 12 months' }));
  await form.findByText('Your instalments have changed');
  expect(
    backend.store.tables.plans.all().find(({ number }) => number === 'PLN-000101')?.scheduleVersion,
  ).toBe(2);
  await waitFor(() => expect(screen.queryByRole('link', { ...help, hidden: true })).toBeNull());
});

test('another due day shows its effect before it applies', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/installments/details', { who: 'mira' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the due day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the due day' });
  const form = within(dialog);
  await user.selectOptions(form.getByRole('combobox'), 'Day 20');
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      /Next instalment€183\.69€183\.15.*The next instalment is then due on 20 Jan 2027\. No extra interest\./,
    ),
  );
  await user.click(form.getByRole('button', { name: 'Pay on day 20' }));
  const receipt = await form.findByText('Your due day is changed');
  expect(receipt.closest('[role]')).toHaveTextContent('The next instalment is €183.15.');
  const plan = backend.store.tables.plans.all().find(({ number }) => number === 'PLN-000101');
  expect(plan?.lines.at(-1)?.dueDate).toBe('2027-04-20');
});

test.each(['Change the number of months', 'Change the due day'])(
  '%s shows the interest that goes to the wallet',
  async (name) => {
    const user = userEvent.setup();
    const on = await openBackend();
    await (await planHolder(on)).pays(1_090_00); // with 1.07 of interest of June
    await on.wait(61_000); // another code may be sent
    await visit('/installments/details', { who: 'mira', on });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    const form = within(await screen.findByRole('dialog', { name }));
    await user.selectOptions(
      (await form.findAllByRole('combobox'))[0] ?? document.body,
      name === 'Change the due day' ? 'Day 24' : '3',
    );
    const amount = name === 'Change the due day' ? '€0.97' : '€0.93';
    const sentence = await form.findByText(/of interest that you paid for later days goes to your wallet\./);
    await waitFor(() => expect(sentence).toHaveTextContent(amount));
  },
);

test('the dialog opens by its address and names the contact address', async () => {
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000101', { who: 'mira', scenario: 'overdue-fee' });
  const link = await screen.findByRole('link', help);
  expect(link).toHaveAttribute('href', '/installments/details?plan=PLN-000101&help=1');
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', ways));
  expect(dialog.getByRole('link', { name: 'support@tranche.example' })).toHaveAttribute(
    'href',
    'mailto:support@tranche.example?subject=PLN-000101',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe('?plan=PLN-000101'));
  await waitFor(() => expect(screen.queryByRole('dialog', ways)).toBeNull());
});

test('an option that the plan does not allow says why', async () => {
  const user = userEvent.setup();
  await visit('/installments/details?help=1', { who: 'mira', scenario: 'overdue-fee' });
  const dialog = within(await screen.findByRole('dialog', ways));
  await user.click(dialog.getByRole('button', { name: 'Report a problem' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  await user.type(form.getByRole('textbox', { name: 'What happened' }), 'The parcel has not come.');
  await user.selectOptions(form.getByRole('combobox'), 'The goods have not arrived');
  await user.click(form.getByRole('button', { name: 'Report a problem' }));
  await form.findByText('Your report is sent');
  await user.click(form.getAllByRole('button', { name: /Close|Done/ }).at(-1) ?? document.body);
  await user.click(await screen.findByRole('link', help));
  expect(await screen.findByRole('dialog', ways)).toHaveTextContent(
    'Not possible now. You have reported a problem, which we are looking into.',
  );
});
