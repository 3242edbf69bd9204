import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

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
  const { name, category, channels, content, translations, audience } = draft;
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
      expiresAt: '2027-02-01T09:00:00.000Z',
      content: { ...content, title: 'Theirs' },
    },
  });
  const savedTitle = () => on.store.tables.notifications.get(params.notificationId)?.content.title;
  return { title, savedTitle };
}

test('a draft saved elsewhere meanwhile shows both versions, of which one is kept', async () => {
  const { title, savedTitle } = await editedTwice();
  fireEvent.change(title, { target: { value: 'Mine' } });
  const mine = await screen.findByText('Theirs', { selector: 'td' });
  expect(mine.closest('tr')).toHaveTextContent('TitleMineTheirs');
  expect(mine.closest('table')).toHaveTextContent('LanguagesEnglishEnglish');
  expect(mine.closest('table')).toHaveTextContent('ExpiresNever1 Feb 2027, 10:00');
  fireEvent.click(screen.getByText('Keep yours'));
  await waitFor(() => expect(savedTitle()).toBe('Mine'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Mine');
});

test('a version found on closing is saved by closing again', async () => {
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
});

test('text written just before the editor closes or during a request is saved', async () => {
  const user = userEvent.setup();
  let release = () => {};
  const { backend } = await visit('/mini-admin/notifications', {
    ...admin,
    network: (respond) => async (request) => {
      const writes = request.method === 'POST' && request.url.endsWith('/notifications');
      if (writes) await new Promise<void>((resolve) => (release = resolve));
      return respond(request);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'First' } });
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  expect(await within(dialog).findByText('Saving…')).toBeVisible();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.change(title, { target: { value: 'Second' } });
  await act(() => vi.advanceTimersByTimeAsync(5_000)); // longer than the pause before it saves
  release();
  const titles = () => backend.store.tables.notifications.all().map(({ content }) => content.title);
  await waitFor(() => expect(titles()).toContain('Second'));
  expect(await within(dialog).findByText('Draft saved')).toBeVisible();
  fireEvent.change(title, { target: { value: 'Third' } });
  expect(within(dialog).queryByText('Draft saved')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(titles()).toContain('Third'));
  expect(titles()).not.toContain('First');
  expect(titles()).not.toContain('Second');
});

test('closing the editor twice while it saves does not open the draft later', async () => {
  const user = userEvent.setup();
  const held = Promise.withResolvers<undefined>();
  const { backend, rest } = await visit('/mini-admin/notifications', {
    ...admin,
    network: (respond) => async (request) => {
      if (request.method === 'POST' && request.url.endsWith('/notifications')) await held.promise;
      return respond(request);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Late' } });
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  held.resolve(undefined);
  const titles = () => backend.store.tables.notifications.all().map(({ content }) => content.title);
  await waitFor(() => expect(titles()).toContain('Late'));
  await rest();
  expect(window.location.search).toBe('');
});

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
});
