import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { selectSession, signedIn, signedOut } from '#src/platform/session/session.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { showAppBadge } from '#src/pwa/app-badge.ts';
import { visit } from '#tests/kit/visit.tsx';

const address = () => window.location.pathname + window.location.search;
const bell = (name: RegExp | string) => screen.findByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

const keptOutbox = (store: AppStore) =>
  localStorage.getItem(`tranche.outbox.${selectSession(store.getState())?.userId ?? ''}`);

/** The inbox of Mira, whose last instalment was paid five days ago. */
async function atInbox() {
  const user = userEvent.setup();
  const app = await visit('/installments', { who: 'mira' });
  await user.click(await bell('Messages, 1 unread'));
  const inbox = within(await screen.findByRole('dialog', { name: 'Messages' }));
  await inbox.findByRole('heading', { name: '€183.69 received' });
  const sent = () => app.requests.filter(({ name }) => name.startsWith('PATCH /v1/inbox/'));
  const statusOf = () =>
    app.backend.store.tables.inbox
      .all()
      .find(({ title, at }) => title === '€183.69 received' && at > '2027-01-05')?.status;
  return { user, inbox, sent, statusOf, ...app };
}

describe('the inbox', () => {
  test('shows the number of unread messages in the header', async () => {
    const { inbox, user } = await atInbox();
    expect(inbox.getByRole('link', { name: 'View plan' })).toHaveAttribute(
      'href',
      '/installments/details?plan=PLN-000101',
    );
    await user.click(inbox.getByRole('tab', { name: 'All' }));
    expect((await inbox.findAllByRole('listitem')).length).toBeGreaterThan(3);
    await user.click(inbox.getByRole('tab', { name: 'Archived' }));
    expect(await inbox.findAllByRole('listitem')).toHaveLength(1);
  });

  test('has an address, and closing it leaves the page', async () => {
    const user = userEvent.setup();
    await visit('/installments?tab=all&messages=archived', { who: 'mira' });
    const inbox = within(await screen.findByRole('dialog', { name: 'Messages' }));
    expect(await inbox.findByRole('tab', { name: 'Archived', selected: true })).toBeVisible();
    await user.click(inbox.getByRole('tab', { name: 'All' }));
    expect(address()).toBe('/installments?tab=all&messages=all');
    await user.click(inbox.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/installments?tab=all');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await bell('Messages, 1 unread'));
    expect(address()).toBe('/installments?tab=all&messages=unread');
  });

  test('counts a followed link, which also reads the message', async () => {
    const { user, inbox, backend, statusOf } = await atInbox();
    await user.click(inbox.getByRole('link', { name: 'View plan' }));
    await waitFor(() => expect(statusOf()).toBe('READ'));
    const followed = backend.store.tables.inbox
      .all()
      .filter(({ followedAt }) => followedAt !== null && followedAt >= '2027-01-10');
    expect(followed.map(({ title }) => title)).toEqual(['€183.69 received']);
  });

  test('marks a message as read, and reduces the number', async () => {
    const { user, inbox, statusOf, store } = await atInbox();
    await user.click(inbox.getByRole('button', { name: /Mark “€183.69 received” as read/ }));
    await bell('Messages');
    await waitFor(() => expect(statusOf()).toBe('READ'));
    expect(await inbox.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
    await waitFor(() => expect(store.getState().outbox.entries).toEqual([]));
    expect(screen.queryByText('Your change was sent.'), 'only what has waited is reported').toBeNull();
  });

  test('marks all as read, archives, and snoozes for an hour', async () => {
    const { user, inbox, statusOf, backend } = await atInbox();
    await user.click(inbox.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(statusOf()).toBe('READ'));
    await user.click(inbox.getByRole('tab', { name: 'All' }));
    await user.click((await inbox.findAllByRole('button', { name: /Snooze “/ }))[0] ?? document.body);
    await user.click(await inbox.findByRole('menuitem', { name: 'For an hour' }));
    expect(await inbox.findByText(/Snoozed until/)).toBeVisible();
    await waitFor(() => expect(backend.store.tables.inbox.by('status', 'SNOOZED')).toHaveLength(1));
    const archived = backend.store.tables.inbox.by('status', 'ARCHIVED').length;
    await user.click(inbox.getAllByRole('button', { name: /Archive “/ })[0] ?? document.body);
    await waitFor(() =>
      expect(backend.store.tables.inbox.by('status', 'ARCHIVED')).toHaveLength(archived + 1),
    );
  });

  test('restores a message as unread that was archived by mistake', async () => {
    const { user, inbox, statusOf } = await atInbox();
    const back = { name: 'Move “€183.69 received” to the inbox' };
    expect(inbox.queryByRole('button', back)).toBeNull(); // it is there
    await user.click(inbox.getByRole('button', { name: 'Archive “€183.69 received”' }));
    const undo = await inbox.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(statusOf()).toBe('ARCHIVED'));
    expect(inbox.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await user.click(undo);
    await waitFor(() => expect(statusOf()).toBe('UNREAD'));
    expect(await inbox.findByRole('heading', { name: '€183.69 received' })).toBeVisible();
    await waitFor(() => expect(inbox.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('says until when a message is snoozed, and takes it back', async () => {
    const { user, inbox, statusOf } = await atInbox();
    await user.click(inbox.getByRole('button', { name: 'Snooze “€183.69 received”' }));
    await user.click(await inbox.findByRole('menuitem', { name: 'For an hour' }));
    const undo = await inbox.findByRole('button', { name: 'Undo' });
    expect(undo.parentElement).toHaveTextContent('“€183.69 received” is snoozed until 10 Jan 2027, 11:00.');
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(statusOf()).toBe('SNOOZED'));
    await user.click(undo);
    await waitFor(() => expect(statusOf()).toBe('UNREAD'));
    await waitFor(() => expect(inbox.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('a double click archives a message and does not undo it', async () => {
    const { user, inbox, statusOf } = await atInbox();
    await user.click(inbox.getByRole('button', { name: 'Archive “€183.69 received”' }));
    const undo = await inbox.findByRole('button', { name: 'Undo' });
    fireEvent.click(undo, { detail: 2 });
    await waitFor(() => expect(statusOf()).toBe('ARCHIVED'));
    expect(undo).toBeVisible();
  });

  test('a message read offline is sent once when there is a network', async () => {
    const { user, inbox, sent, statusOf, store } = await atInbox();
    act(() => void store.dispatch(connectionChanged(false)));
    await user.click(inbox.getByRole('button', { name: /Mark “€183.69 received” as read/ }));
    expect(inbox.getByText('Kept on this device. Sent when you’re back online.')).toBeVisible();
    await bell('Messages');
    expect(keptOutbox(store)).toContain('"READ"');
    expect([statusOf(), sent()]).toEqual(['UNREAD', []]);
    act(() => void store.dispatch(connectionChanged(true)));
    expect(await screen.findByText('Your change was sent.')).toBeVisible();
    expect(statusOf()).toBe('READ');
    expect(sent()).toHaveLength(1);
    expect(keptOutbox(store)).toBeNull();
  });

  test('shows messages as read at once when all are marked offline', async () => {
    const { user, inbox, store, statusOf } = await atInbox();
    act(() => void store.dispatch(connectionChanged(false)));
    await user.click(inbox.getByRole('button', { name: 'Mark all as read' }));
    await bell('Messages');
    expect(inbox.queryByRole('button', { name: /^Mark “.+” as read$/ })).toBeNull();
    expect(statusOf()).toBe('UNREAD');
  });

  test('sends a waiting change also after a change of the same message elsewhere', async () => {
    const { user, inbox, statusOf, store, backend, sent } = await atInbox();
    act(() => void store.dispatch(connectionChanged(false)));
    await user.click(inbox.getByRole('button', { name: /Archive “€183.69 received”/ }));
    await backend.store.transact(({ tables }) => {
      for (const item of tables.inbox.by('status', 'UNREAD'))
        tables.inbox.replace({ ...item, status: 'READ', version: item.version + 1 });
    });
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(statusOf()).toBe('ARCHIVED'));
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  });

  test('waiting changes outlive the session, and logging out removes them', async () => {
    const { user, inbox, store } = await atInbox();
    act(() => void store.dispatch(connectionChanged(false)));
    await user.click(inbox.getByRole('button', { name: /Archive “€183.69 received”/ }));
    const { current } = store.getState().session;
    if (!current) throw new Error('No one is logged in');
    act(() => void store.dispatch(signedOut({ isLost: true })));
    expect(store.getState().outbox.entries).toEqual([]);
    act(() => void store.dispatch(signedIn({ ...current, userId: 'usr_other' })));
    expect(store.getState().outbox.entries).toEqual([]);
    act(() => void store.dispatch(signedIn(current)));
    expect(store.getState().outbox.entries).toHaveLength(1);
    act(() => void store.dispatch(signedOut()));
    act(() => void store.dispatch(signedIn(current)));
    expect(store.getState().outbox.entries).toEqual([]);
  });

  test('says so and holds the tab when the browser cannot keep a change', async () => {
    const { user, inbox, store } = await atInbox();
    act(() => void store.dispatch(connectionChanged(false)));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(inbox.getByRole('button', { name: /Mark “€183.69 received” as read/ }));
    full.mockRestore();
    expect(inbox.getByText(/Leave this tab open until you’re back online/)).toBeVisible();
    expect(unsavedWork.wouldBeLost).toBe(true);
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(unsavedWork.wouldBeLost).toBe(false));
  });
});

test('the number is on the icon of the installed application where supported', () => {
  const host = {
    setAppBadge: vi.fn(() => Promise.reject(new Error('not installed'))),
    clearAppBadge: vi.fn(),
  };
  host.clearAppBadge.mockResolvedValue(undefined);
  showAppBadge(host, 3);
  expect(host.setAppBadge).toHaveBeenCalledWith(3);
  showAppBadge(host, 0);
  expect(host.clearAppBadge).toHaveBeenCalledOnce();
  expect(() => showAppBadge({}, 3)).not.toThrow();
});
