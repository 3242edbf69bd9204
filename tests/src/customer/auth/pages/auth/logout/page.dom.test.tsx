import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { hashToken } from '#mocks/core/session.ts';
import { type Draft, emptyDraft } from '#src/customer/draft/schema.ts';
import type { Services } from '#src/platform/store/services.ts';
import { selectSession, signedIn, signedOut } from '#src/platform/session/session.ts';
import { outboxAdded } from '#src/api/outbox/slice.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { internalProblem, productNamed, storedDraft, visit } from '#tests/kit/visit.tsx';

const cart: Partial<Draft> = {
  items: [{ productId: productNamed('Espresso machine'), quantity: 1 }],
  card: { id: `tok_${'1'.repeat(26)}`, label: 'Visa •••• 4242' },
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const isRevoked = ({ revokedAt }: { revokedAt: string | null }) => revokedAt !== null;
const keepsNothing = /this device keeps nothing of yours/i;

/** What this browser stores of a person, without the times at which it was saved. */
const keptDraft = () => ({ ...storedDraft(), savedAt: null });

describe('signing out by a link of the application', () => {
  async function pressSignOut(answers: Parameters<typeof visit>[1] = {}) {
    const user = userEvent.setup();
    const app = await visit('/other/terms', { who: 'mira', draft: cart, ...answers });
    await heading('Credit terms');
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    return app;
  }

  test('[NAV-03] ends the session at the backend and removes cart, card and token here', async () => {
    const { store, backend } = await pressSignOut();
    await heading('You are logged out');
    expect(screen.getByText(keepsNothing)).toBeVisible();
    expect(store.getState().session.current).toBeNull();
    expect(backend.store.tables.sessions.all().every(isRevoked)).toBe(true);
    expect(sessionStorage.getItem('tranche.session')).toBeNull();
    expect(keptDraft()).toEqual(emptyDraft);
    expect(JSON.stringify(localStorage)).not.toMatch(/4242|tok_/);
  });

  test('asks whether sessions in other places should end, too, if there are any', async () => {
    const user = userEvent.setup();
    const app = await visit('/other/terms', { who: 'mira' });
    await app.later(61_000);
    await app.backend.signIn('+4915112345678');
    await heading('Credit terms');
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await heading('Log Out?');
    expect(app.backend.store.tables.sessions.all().some(isRevoked)).toBe(false);
    await user.click(await screen.findByRole('checkbox', { name: 'Also log out in the other place' }));
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await heading('You are logged out');
    expect(app.backend.store.tables.sessions.all().every(isRevoked)).toBe(true);
  });

  test('asks nothing about other places while nothing answers, and ends it in the tab', async () => {
    const { store } = await pressSignOut({
      instead: (url) => {
        if (url.pathname.endsWith('/legal-documents/terms')) return null;
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText(/We end the session on our side/)).toBeVisible();
    expect(store.getState().session.current).toBeNull();
    expect(keptDraft()).toEqual(emptyDraft);
  });
});

describe('without a network', () => {
  async function signsOutOffline(address = '/auth/logout') {
    const app = await visit(address, { who: 'mira', draft: cart });
    await heading('Log Out?');
    act(() => void app.store.dispatch(connectionChanged(false)));
    return app;
  }
  const sent = ({ requests }: Awaited<ReturnType<typeof visit>>) =>
    requests.filter(({ name }) => name === 'POST /v1/session-ends');
  const onOurSide = /We end the session on our side as soon as this browser reaches us again/;

  test('only the key that ends the session stays until the network is back', async () => {
    const app = await signsOutOffline();
    const token = selectSession(app.store.getState())?.token ?? '';
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await heading('You are logged out');
    expect(screen.getByText(onOurSide)).toBeVisible();
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).toContain(hashToken(token));
    expect(stored).not.toContain(token);
    expect(keptDraft()).toEqual(emptyDraft);
    expect(app.backend.store.tables.sessions.all().some(isRevoked)).toBe(false);

    act(() => void app.store.dispatch(connectionChanged(true)));
    expect(await screen.findByText(/Your session has ended, and this device keeps nothing/)).toBeVisible();
    expect(app.backend.store.tables.sessions.all().every(isRevoked)).toBe(true);
    expect(sent(app)).toHaveLength(1);
    expect(localStorage.getItem('tranche.session-ends')).toBeNull();
  });

  test('a page that is opened again says that the session still has to end, and ends it', async () => {
    const app = await signsOutOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await heading('You are logged out');
    app.unmount();
    let fails = true;
    const again = await visit('/auth/logout', {
      on: app.backend,
      instead: (url) => {
        if (fails && url.pathname.endsWith('/session-ends')) throw new TypeError('Failed to fetch');
        return null;
      },
    });
    await heading('You are logged out');
    expect(screen.getByText(onOurSide)).toBeVisible();
    await waitFor(() => expect(sent(again)).toHaveLength(1));
    fails = false;
    act(() => void again.store.dispatch(connectionChanged(false)));
    act(() => void again.store.dispatch(connectionChanged(true)));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(new Set(sent(again).map(({ key }) => key)).size).toBe(1);
    expect(again.backend.store.tables.sessions.all().every(isRevoked)).toBe(true);
  });

  test('a change that is not sent yet is named before it is lost', async () => {
    const { store } = await signsOutOffline();
    const key = crypto.randomUUID();
    act(() => void store.dispatch(outboxAdded({ key, operation: 'readInbox', waited: true })));
    expect(screen.getByText(/1 change is not sent yet and would be lost\./)).toBeVisible();
  });

  test('without storage in the browser, says that the session on the backend ends later', async () => {
    await signsOutOffline();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await heading('You are logged out');
    expect(screen.getByText(/the session on our side ends automatically after a while/)).toBeVisible();
  });

  test('other places cannot be chosen', async () => {
    const app = await visit('/auth/logout', { who: 'mira' });
    await app.later(61_000);
    await app.backend.signIn('+4915112345678');
    app.changeFeed.wake();
    const box = await screen.findByRole('checkbox', { name: 'Also log out in the other place' });
    await userEvent.click(box);
    act(() => void app.store.dispatch(connectionChanged(false)));
    expect(box).toBeDisabled();
    expect(box).not.toBeChecked();
    expect(screen.getByText('This needs the network.')).toBeVisible();
  });
});

test('other places whose end was not confirmed are named', async () => {
  const on = await openBackend({ scenario: 'happy' });
  await on.signIn('+4915112345678');
  await on.wait(61_000);
  await visit('/auth/logout', {
    who: 'mira',
    on,
    instead: (url, { method }) =>
      method === 'DELETE' && url.pathname.endsWith('/me/sessions') ? internalProblem(url) : null,
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Also log out in the other place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText(/You may still be logged in in other places\./)).toBeVisible();
});

describe('the address opened in another way, as by a link of another site', () => {
  test('asks first and keeps session and cart meanwhile', async () => {
    const { store, requests } = await visit('/auth/logout', { who: 'mira', draft: cart });
    await heading('Log Out?');
    expect(store.getState().session.current).not.toBeNull();
    expect(keptDraft()).toMatchObject(cart);
    expect(requests.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });

  test('the button ends the session and removes everything', async () => {
    const { store, backend } = await visit('/auth/logout', { who: 'mira', draft: cart });
    await heading('Log Out?');
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await heading('You are logged out');
    expect(screen.getByText(keepsNothing)).toBeVisible();
    expect(store.getState().session.current).toBeNull();
    expect(backend.store.tables.sessions.all().every(isRevoked)).toBe(true);
    expect(keptDraft()).toEqual(emptyDraft);
  });
});

/** Opens a page with the account menu while other tabs have the session, which this one took over or handed over. */
async function atTheMenu({ otherTabs = 1, shared = true } = {}) {
  const app = await visit('/other/terms', { who: 'mira' });
  await heading('Credit terms');
  const services = app.store.dispatch((_dispatch, _getState, given: Services) => given);
  Object.assign(services, { sessionHandover: { countSharing: () => Promise.resolve(otherTabs) } });
  const session = selectSession(app.store.getState());
  if (session && shared) act(() => void app.store.dispatch(signedIn({ ...session, shared: true })));
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  return app;
}

describe('a session that another tab has, too', () => {
  async function atTheQuestion(tabs?: Parameters<typeof atTheMenu>[0]) {
    const app = await atTheMenu(tabs);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await heading('Log Out?');
    return app;
  }

  test('is asked about, with the name of its account, and what logging out does', async () => {
    const { requests } = await atTheQuestion();
    expect(await screen.findByText(/^Logged in as Mira Okafor\./)).toBeVisible();
    expect(screen.getByText(/Your other tab with this account is logged out as well\./)).toBeVisible();
    expect(requests.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });

  test('the tab that handed the session over is asked, too, with the number of others', async () => {
    const { requests } = await atTheQuestion({ otherTabs: 2, shared: false });
    expect(
      await screen.findByText(/Your 2 other tabs with this account are logged out as well\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use another account in this tab' })).toBeVisible();
    expect(requests.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });

  test('ends without a question once the tab from which it was taken over is closed', async () => {
    await atTheMenu({ otherTabs: 0 });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    expect(await heading('You are logged out')).toBeVisible();
  });

  test('can be left in this tab alone and continues elsewhere', async () => {
    const { store, backend } = await atTheQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Use another account in this tab' }));
    await heading('Log in');
    expect(store.getState().session.current).toBeNull();
    expect(sessionStorage.getItem('tranche.session')).toBeNull();
    expect(backend.store.tables.sessions.all().some(isRevoked)).toBe(false);
  });
});

describe('the account menu', () => {
  test('offers another account in a tab that shares its session', async () => {
    const { store, backend } = await atTheMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use another account in this tab' }));
    await heading('Log in');
    expect(store.getState().session.current).toBeNull();
    expect(backend.store.tables.sessions.all().some(isRevoked)).toBe(false);
  });

  test('no other account is offered where no other tab has the session', async () => {
    await visit('/other/terms', { who: 'mira' });
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Log Out' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /another account/ })).toBeNull();
  });
});

describe('without a session', () => {
  test('the page says that a cart is kept, and removes it when asked to', async () => {
    await visit('/auth/logout', { draft: cart });
    await heading('You are logged out');
    expect(screen.queryByText(keepsNothing)).toBeNull();
    expect(screen.getByText(/still keeps the details of a purchase/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(await screen.findByText(keepsNothing)).toBeVisible();
    expect(keptDraft()).toEqual(emptyDraft);
    expect(JSON.stringify(localStorage)).not.toMatch(/4242|tok_/);
  });

  test('with nothing stored it says so', async () => {
    await visit('/auth/logout');
    await heading('You are logged out');
    expect(screen.getByText(keepsNothing)).toBeVisible();
  });

  test('a session that ends by itself leaves the cart, and the page says that it is kept', async () => {
    const { store } = await visit('/auth/logout', { who: 'mira', draft: cart });
    await heading('Log Out?');
    store.dispatch(signedOut());
    await heading('You are logged out');
    await waitFor(() => expect(screen.getByText(/still keeps the details of a purchase/)).toBeVisible());
  });
});
