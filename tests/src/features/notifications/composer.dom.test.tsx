import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { unsavedWork } from '#src/platform/unsaved-work.ts';
import { sending } from '#tests/contracts/requests/notifications.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

test('a draft is sent from the list, and leads to its entry of the audit', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  const line = await screen.findByRole('row', { name: /Value your collateral again/ });
  await user.click(within(line).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send' });
  await user.click(await within(dialog).findByRole('button', { name: /now$/ }));
  await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
  const entry = await screen.findByRole('dialog');
  await waitFor(() => expect(entry).toHaveTextContent('Ada Brandt'));
  expect(shop.tables.notifications.all().filter(({ status }) => status === 'SENDING')).toHaveLength(1);
});

/** The editor of a draft that another person saves as "Theirs" after it was opened here. */
async function editedTwice() {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const { items } = await on.get('listNotifications', { token, query: { filter: { status: ['DRAFT'] } } });
  const params = { notificationId: items[0]?.id ?? '' };
  const { version, ...draft } = await on.get('getNotification', { token, params });
  await on.wait(121_000);
  await visit(`/mini-admin/notifications?open=${params.notificationId}`, { ...admin, on });
  fireEvent.click(await screen.findByText('Edit draft'));
  const title = await screen.findByLabelText('Title');
  const { name, category, channels, content, translations, audience, expiresAt } = draft;
  await on.get('updateNotification', {
    token,
    params,
    ifMatch: `"${version}"`,
    body: {
      name,
      category,
      channels,
      translations,
      audience,
      expiresAt,
      content: { ...content, title: 'Theirs' },
    },
  });
  const savedTitle = () => on.store.tables.notifications.get(params.notificationId)?.content.title;
  return { title, savedTitle };
}

test('a draft that another person has saved meanwhile: both versions, and one of them is kept', async () => {
  const { title, savedTitle } = await editedTwice();
  fireEvent.change(title, { target: { value: 'Mine' } });
  const mine = await screen.findByText('Theirs', { selector: 'td' });
  expect(mine.closest('tr')).toHaveTextContent('TitleMineTheirs');
  fireEvent.click(screen.getByText('Keep yours'));
  await waitFor(() => expect(savedTitle()).toBe('Mine'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Mine');
}, 60_000);

test('what is kept after closing found another version is saved by closing again, not discarded', async () => {
  const { title, savedTitle } = await editedTwice();
  const close = () =>
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Edit notification' })).getByRole('button', {
        name: 'Close',
      }),
    );
  fireEvent.change(title, { target: { value: 'Mine' } });
  close();
  await screen.findByText('Theirs', { selector: 'td' });
  fireEvent.click(screen.getByText('Keep yours'));
  close();
  await waitFor(() => expect(savedTitle()).toBe('Mine'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit notification' })).toBeNull());
}, 60_000);

test('the audience is what a file names: refused rows and customers who are not active are said', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const [first, second] = on.store.tables.users.by('status', 'ACTIVE');
  await on.store.transact(({ tables }) => {
    if (second) tables.users.replace({ ...second, status: 'BLOCKED' });
  });
  await visit('/mini-admin/notifications', { ...admin, on });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Chosen'));
  const rows = ['Customer ID', first?.id, 'Mira', second?.id].join('\n');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File([rows], 'customers.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 row refused')).toBeVisible();
  expect(screen.getByText(/Row 3: “Mira” is not a customer ID/)).toBeVisible();
  expect(await screen.findByText('1 of 1 customer would get it now')).toBeVisible();
  expect(screen.getByText(new RegExp(`${second?.id} is blocked or closed`))).toBeVisible();
  fireEvent.change(screen.getByLabelText(/Expires/), { target: { value: '2027-02-01T10:00' } });
  const saved = () => on.store.tables.notifications.all().find(({ audience }) => audience.kind === 'USERS');
  await waitFor(() => expect(saved()?.expiresAt).not.toBeNull());
  expect(saved()?.audience).toEqual({ kind: 'USERS', userIds: [first?.id, second?.id] });
}, 60_000);

test('a draft is sent every week until a day, and its details say so', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  const line = await screen.findByRole('row', { name: /Value your collateral again/ });
  await user.click(within(line).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send' });
  await user.selectOptions(await within(dialog).findByLabelText('Repeats'), 'Every week');
  fireEvent.change(within(dialog).getByLabelText(/^Until/), { target: { value: '2027-03-01' } });
  await user.click(within(dialog).getByRole('button', { name: /now$/ }));
  expect(await within(dialog).findByText(/Every week\. The next one/)).toBeVisible();
  const repeats = { every: 'WEEK', until: '2027-03-01' };
  expect(
    shop.tables.notifications
      .all()
      .filter(({ status, repeats: said }) => status === 'SENDING' && said?.until === repeats.until),
  ).toHaveLength(1);
  expect(shop.tables.notifications.by('status', 'SCHEDULED')).toContainEqual(
    expect.objectContaining({ repeats }),
  );
}, 60_000);

test('what was sent is beside another one that is chosen', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const late = on.store.tables.notifications.all().find(({ name }) => name === 'An instalment is late');
  await visit(`/mini-admin/notifications?open=${late?.id}`, { ...admin, on });
  const choice = await screen.findByLabelText('Compare with');
  expect(screen.getByRole('option', { name: 'Payment received', selected: true })).toBeInTheDocument();
  await user.selectOptions(choice, 'Year-end statement'); // 38 of 38 delivered; this one 3 of 5
  expect(await screen.findByText('−40 points')).toBeVisible();
}, 60_000);

test('a filter says which identities it takes, and takes others', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  const before = window.history.length;
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Filter'));
  const identity = await screen.findByRole('group', { name: 'Identity' });
  expect(within(identity).getByRole('checkbox', { name: 'Verified' })).toBeChecked();
  await user.click(within(identity).getByRole('checkbox', { name: 'In review' }));
  const saved = () => shop.tables.notifications.all().find(({ name }) => name === 'New notification');
  await waitFor(() => expect(saved()?.audience).toMatchObject({ kycStatuses: ['VERIFIED', 'PENDING'] }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  // the composer has the same name, and stays until its details are there
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull());
  const details = await screen.findByRole('dialog', { name: 'New notification' });
  expect(await within(details).findByText('Identity verified or in review')).toBeVisible();
  expect(window.history.length).toBe(before); // Back does not open the composer again
}, 60_000);

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
}, 60_000);

test('what was written just before the editor closes, and while a request runs, is saved', async () => {
  const user = userEvent.setup();
  let release = () => {};
  const { shop } = await visit('/mini-admin/notifications', {
    ...admin,
    network: (answer) => async (request) => {
      const writes = request.method === 'POST' && request.url.endsWith('/notifications');
      if (writes) await new Promise<void>((resolve) => (release = resolve));
      return answer(request);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'First' } });
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  expect(await within(dialog).findByText('Saving…')).toBeVisible();
  fireEvent.change(title, { target: { value: 'Second' } });
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // longer than the pause before it saves
  release();
  const titles = () => shop.tables.notifications.all().map(({ content }) => content.title);
  await waitFor(() => expect(titles()).toContain('Second'));
  expect(await within(dialog).findByText('Draft saved')).toBeVisible();
  fireEvent.change(title, { target: { value: 'Third' } });
  expect(within(dialog).queryByText('Draft saved')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(titles()).toContain('Third'));
  expect(titles()).not.toContain('First');
  expect(titles()).not.toContain('Second');
}, 60_000);

test('an editor that is closed twice while it saves does not open the draft later', async () => {
  const user = userEvent.setup();
  const held = Promise.withResolvers<undefined>();
  const { shop } = await visit('/mini-admin/notifications', {
    ...admin,
    network: (answer) => async (request) => {
      if (request.method === 'POST' && request.url.endsWith('/notifications')) await held.promise;
      return answer(request);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Late' } });
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  held.resolve(undefined);
  const titles = () => shop.tables.notifications.all().map(({ content }) => content.title);
  await waitFor(() => expect(titles()).toContain('Late'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(window.location.search).toBe('');
}, 60_000);

test('an editor whose draft cannot be saved stays open once, and says so', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/notifications', {
    ...admin,
    instead: (url, { method }) =>
      method === 'POST' && url.pathname.endsWith('/notifications') ? internalProblem(url) : null,
  });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Lost' } });
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await within(dialog).findByText(/^Not saved. Close again/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}, 60_000);

test('an audience without customers is not saved, and closing says so once', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  const before = shop.tables.notifications.size;
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Chosen'));
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  expect(within(dialog).getByText('Not saved: something is missing or invalid')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // longer than the pause before it would be saved
  expect(unsavedWork.held).toBe(true);
  await user.keyboard('{Escape}');
  expect(within(dialog).getByText(/^Not saved. Close again/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(shop.tables.notifications.size).toBe(before);
}, 60_000);

test('a message has languages, a preview in each, and the checks of what is saved', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.selectOptions(await screen.findByLabelText('Begin with'), 'Pay early');
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  await user.selectOptions(within(dialog).getByLabelText('Add a language'), 'Arabic');
  fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'ادفع مبكرا' } });
  const shown = () => within(dialog).getByRole('region', { name: 'Preview' }).querySelector('[lang]');
  expect(shown()).toHaveTextContent('ادفع مبكرا');
  const category = within(dialog).getByLabelText<HTMLSelectElement>('Category').selectedOptions[0]?.text;
  expect(shown(), 'as the inbox shows it').toHaveTextContent(`${category} · just nowUnread`);
  expect(shown()).toHaveAttribute('dir', 'rtl');
  await user.click(within(dialog).getByRole('switch', { name: 'Dark' }));
  expect(shown()).toHaveAttribute('data-scheme', 'dark');
  const saved = () => shop.tables.notifications.all().find(({ name }) => name === 'Pay early');
  await waitFor(() => expect(saved()?.translations[0]?.content.title).toBe('ادفع مبكرا'));
  expect(saved()?.content.title).toBe('You can pay early');
  const checks = await within(dialog).findByRole('list', { name: 'Before it is sent' });
  expect(checks).toHaveTextContent(/LanguagesLook at this.*Add the text for German, Portuguese/);
  await user.click(within(dialog).getByRole('button', { name: 'Remove Arabic' }));
  expect(shown()).toHaveTextContent('You can pay early');
  expect(shown()).toHaveAttribute('dir', 'ltr');
}, 60_000);

test('the recipients are filtered by what became of them, and exported as filtered', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const { params } = await sending(on, {
    audience: { kind: 'SEGMENT', segment: 'ALL' },
    channels: ['EMAIL', 'PUSH'],
  });
  await on.wait(30_000);
  await visit(`/mini-admin/notifications?open=${params.notificationId}`, { ...admin, on });
  const recipients = await screen.findByRole('region', { name: 'Recipients' });
  await user.selectOptions(within(recipients).getByLabelText('Status'), 'Failed');
  const failed = on.store.tables.deliveries
    .by('notificationId', params.notificationId)
    .filter(({ status }) => status === 'FAILED').length;
  expect(failed).toBeGreaterThan(0);
  expect(await within(recipients).findByText(`${Math.min(10, failed)} of ${failed}`)).toBeVisible();
  await user.click(within(recipients).getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export recipients' });
  expect(dialog).toHaveTextContent(new RegExp(`${failed} rows?, filter: Status: Failed, 8 columns`));
  await user.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
  expect(await within(dialog).findByText(/rows? exported/)).toHaveTextContent(`${failed} row`);
}, 60_000);

test('customers are chosen by name, and taken out again', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const [first, second] = on.store.tables.users.by('status', 'ACTIVE');
  await visit('/mini-admin/notifications', { ...admin, on });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Chosen'));
  const search = screen.getByRole('combobox', { name: 'Customers' });
  for (const chosen of [first, second]) {
    await user.type(search, chosen?.fullName ?? '');
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${chosen?.fullName}`) }));
  }
  const saved = () => on.store.tables.notifications.all().find(({ audience }) => audience.kind === 'USERS');
  const ids = () => saved()?.audience;
  await waitFor(() => expect(ids()).toEqual({ kind: 'USERS', userIds: [first?.id, second?.id] }));
  expect(search).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: `Remove ${first?.fullName}` }));
  await waitFor(() => expect(ids()).toEqual({ kind: 'USERS', userIds: [second?.id] }));
  await user.type(search, second?.fullName ?? '');
  expect(await screen.findByText('No other active customer is called so')).toBeVisible();
}, 60_000);

test('a delivery that has failed is tried once more, for one recipient', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const call = await sending(on, { audience: { kind: 'SEGMENT', segment: 'ALL' }, channels: ['EMAIL'] });
  await on.wait(30_000);
  await on.get('getNotification', { token: call.token, params: call.params });
  const { notificationId } = call.params;
  const failed = () =>
    on.store.tables.deliveries
      .by('notificationId', notificationId)
      .filter(({ status }) => status === 'FAILED');
  const before = failed().length;
  await visit(`/mini-admin/notifications?open=${notificationId}`, { ...admin, on });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Failed');
  const [retry] = await screen.findAllByRole('button', { name: /^Retry: .*, E-mail$/ });
  if (retry) await user.click(retry);
  const dialog = await screen.findByRole('dialog', { name: 'Retry delivery' });
  await user.click(within(dialog).getByRole('button', { name: 'Retry delivery' }));
  await within(dialog).findByText('Tried once more');
  expect(failed()).toHaveLength(before - 1);
}, 60_000);

test('a variable shows its sample and is inserted at the caret of the field that was left', async () => {
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
}, 60_000);

test('a variable that does not exist is said at the field that names it', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Hello {{nobody}}' } });
  expect(title).toHaveAccessibleDescription(/There is no variable \{\{nobody\}\}/);
  expect(screen.getByLabelText('Text')).not.toHaveAccessibleDescription(/nobody/);
}, 60_000);
