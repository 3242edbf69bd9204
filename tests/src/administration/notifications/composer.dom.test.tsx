import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Preview } from '#src/administration/notifications/Preview.tsx';
import { render } from '#tests/kit/render.tsx';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

/** Opens the dialog that sends a draft of the list. */
async function opensSend(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  const line = await screen.findByRole('row', { name: /Value your collateral again/ });
  await user.click(within(line).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  return screen.findByRole('dialog', { name: 'Send' });
}

test('a draft is sent from the list, and its receipt links to the audit entry', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/notifications', admin);
  const dialog = await opensSend(user);
  await user.click(await within(dialog).findByRole('button', { name: /now$/ }));
  expect(await within(dialog).findByText('Sending')).toBeVisible();
  await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
  const entry = await screen.findByRole('dialog');
  await waitFor(() => expect(entry).toHaveTextContent('Ada Brandt'));
  expect(backend.store.tables.notifications.all().filter(({ status }) => status === 'SENDING')).toHaveLength(
    1,
  );
});

test('a draft is sent every week until a day, and its details say so', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/notifications', admin);
  const dialog = await opensSend(user);
  await user.selectOptions(await within(dialog).findByLabelText('Repeats'), 'Every week');
  fireEvent.change(await within(dialog).findByLabelText(/^Until/), { target: { value: '1 Mar 2027' } });
  await user.click(within(dialog).getByRole('button', { name: /now$/ }));
  expect(await within(dialog).findByText(/Every week\. The next one/)).toBeVisible();
  const repeats = { every: 'WEEK', until: '2027-03-01' };
  expect(
    backend.store.tables.notifications
      .all()
      .filter(({ status, repeats: said }) => status === 'SENDING' && said?.until === repeats.until),
  ).toHaveLength(1);
  expect(backend.store.tables.notifications.by('status', 'SCHEDULED')).toContainEqual(
    expect.objectContaining({ repeats }),
  );
});

test('a time is chosen in the business’s time zone, and Escape keeps the dialog', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/notifications', admin);
  const dialog = await opensSend(user);
  const time = await within(dialog).findByLabelText('Time (optional)');
  await waitFor(() => expect(time).toHaveFocus());
  await user.click(time);
  const calendar = await screen.findByRole('dialog', { name: 'Time (optional)' });
  expect(within(calendar).getByRole('button', { name: '9 January 2027' })).toBeDisabled();
  await user.click(within(calendar).getByRole('button', { name: '12 January 2027' }));
  expect(time).toHaveTextContent('12 Jan 2027, 09:00');
  const sends = within(dialog).getByRole('button', { name: /^Schedule for/, hidden: true });
  expect(sends, 'says at once what a press would do').toBeVisible();
  await user.click(within(calendar).getByRole('button', { name: 'Set' }));
  await user.selectOptions(within(dialog).getByLabelText('Time zone'), 'Each customer’s local time');

  await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'Every week');
  const until = await within(dialog).findByLabelText('Until (optional)');
  await user.type(until, '1 Mar 2027');
  expect(await screen.findByRole('button', { name: '1 March 2027' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 March 2027' })).toBeNull());
  expect(dialog, 'only the calendar is closed').toBeVisible();

  await user.click(sends);
  expect(await within(dialog).findByText(/Every week\. The next one/)).toBeVisible();
  expect(dialog).toHaveTextContent(/Scheduled\s*12 Jan 2027, 09:00/);
  const [sent] = backend.store.tables.notifications
    .all()
    .filter(({ repeats }) => repeats?.until === '2027-03-01');
  expect(sent?.scheduledAt, 'nine in Berlin').toBe('2027-01-12T08:00:00.000Z');
  expect(sent?.timeZone).toBe('RECIPIENT');
});

test('a new notification is named after its title, until it gets a name of its own', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const [title, name] = [await screen.findByLabelText('Title'), screen.getByLabelText('Name')];
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  expect(name).toHaveValue('New notification');
  write(title, 'Winter');
  write(title, 'Winter payments');
  expect(name).toHaveValue('Winter payments');
  write(name, 'January');
  write(title, 'Winter payments are due');
  expect(name).toHaveValue('January');
});

test('a message has languages, a preview in each, and checks of the saved draft', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await screen.findByRole('option', { name: 'Pay early' }); // the templates have been read
  await user.selectOptions(screen.getByLabelText('Template'), 'Pay early');
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  await user.selectOptions(within(dialog).getByLabelText('Add a language'), 'Arabic');
  fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'ادفع مبكرا' } });
  const preview = () => within(dialog).getByRole('region', { name: 'Preview' }).querySelector('[lang]');
  expect(preview()).toHaveTextContent('ادفع مبكرا');
  const category = within(dialog).getByLabelText<HTMLSelectElement>('Category').selectedOptions[0]?.text;
  expect(preview(), 'as the inbox shows it').toHaveTextContent(`${category} · just nowUnread`);
  expect(preview()).toHaveAttribute('dir', 'rtl');
  await user.click(within(dialog).getByRole('switch', { name: 'Dark' }));
  expect(preview()).toHaveAttribute('data-scheme', 'dark');
  const saved = () => backend.store.tables.notifications.all().find(({ name }) => name === 'Pay early');
  await waitFor(() => expect(saved()?.translations[0]?.content.title).toBe('ادفع مبكرا'));
  expect(saved()?.content.title).toBe('You can pay early');
  const checks = await within(dialog).findByRole('list', { name: 'Before it is sent' });
  expect(checks).toHaveTextContent(/LanguagesCheck this.*Add the text for German, Portuguese/);
  await user.click(within(dialog).getByRole('button', { name: 'Remove Arabic' }));
  expect(preview()).toHaveTextContent('You can pay early');
  expect(preview()).toHaveAttribute('dir', 'ltr');
});

test('previews of e-mail and push have sender, subject and text direction', () => {
  const content = {
    title: 'Pay early, {{firstName}}',
    body: 'Save interest.',
    action: { label: 'See plan', path: '/' },
  };
  render(<Preview {...{ content }} channels={['EMAIL', 'PUSH']} category="PLAN" language={null} />);
  const [mail, push] = [...screen.getByLabelText('Preview').querySelectorAll('[lang]')];
  expect(mail).toHaveTextContent('Pay early, MiraTrancheto Mira Okafor09:41Save interest.See plan');
  expect(push).toHaveTextContent('TranchenowPay early, MiraSave interest.');
  fireEvent.click(screen.getByLabelText('Right to left'));
  fireEvent.click(screen.getByLabelText('Dark'));
  for (const frame of [mail, push]) {
    expect(frame).toHaveAttribute('dir', 'rtl');
    expect(frame).toHaveAttribute('data-scheme', 'dark');
  }
});

test('the preview counts parts of an SMS and says where a push message is cut', () => {
  const noted = (body: string) => {
    const content = { title: 'Hello', body, action: null };
    const { unmount } = render(
      <Preview {...{ content }} channels={['SMS', 'PUSH']} category="PLAN" language={null} />,
    );
    const preview = screen.getByLabelText('Preview');
    const [sms, push] = [...preview.querySelectorAll<HTMLElement>('[lang]')];
    const rendered = {
      notes: preview.textContent?.match(/\d parts?(, wide letters)?|Cut after \d+ letters/g),
      push: push?.textContent?.endsWith(body),
    };
    const widths = () => [sms, push].map((frame) => frame?.parentElement?.style.maxWidth !== '');
    expect(widths()).toEqual([true, true]);
    fireEvent.click(screen.getByLabelText('Desktop'));
    expect(widths()).toEqual([false, false]);
    unmount();
    return rendered;
  };
  expect(noted('Your plan is paid off.')).toEqual({ notes: ['1 part'], push: true });
  expect(noted('x'.repeat(178))).toEqual({ notes: ['2 parts'], push: true });
  expect(noted('x'.repeat(179))).toEqual({ notes: ['2 parts', 'Cut after 178 letters'], push: false });
  expect(noted('Bezahlt ✓')).toEqual({ notes: ['1 part, wide letters'], push: true });
});

test('a variable shows its sample value and is inserted at the caret of the last field', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, 'Hello , how are you');
  await user.type(title, '[ArrowLeft]', {
    initialSelectionStart: 6,
    initialSelectionEnd: 6,
    skipClick: true,
  });
  await user.type(title, '[ArrowRight]', { skipClick: true });
  const variable = screen.getByRole('button', { name: /^\{\{firstName\}\}/ });
  expect(variable).toHaveTextContent('Mira');
  await user.click(variable);
  expect(title).toHaveValue('Hello {{firstName}}, how are you');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('');
  await waitFor(() => expect(title).toHaveFocus());
  await user.keyboard('!');
  expect(title).toHaveValue('Hello {{firstName}}!, how are you');
});

test('an unknown variable is reported at the field that contains it', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Hello {{nickname}}' } });
  expect(title).toHaveAccessibleDescription(/Unknown variable \{\{nickname\}\}/);
  expect(screen.getByLabelText('Text')).not.toHaveAccessibleDescription(/nickname/);
});
