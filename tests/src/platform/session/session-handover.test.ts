import { describe, expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import {
  selectExpiry,
  selectSession,
  selectToken,
  sessionExpired,
  sessionRenewed,
  signedIn,
  signedOut,
} from '#src/platform/session/session.ts';
import { answerMs, createSessionHandover, uncountedMs } from '#src/platform/session/session-handover.ts';
import { isNewTab } from '#src/platform/session/session-storage.ts';
import { blocked, fakeClock, fakeOrigin, memory, settle } from '#tests/src/origin.ts';

const expiresAt = '2027-01-10T21:00:00.000Z';
const mira = { token: 'mira-1', role: 'CUSTOMER', expiresAt } as const;
const admin = { token: 'admin-1', role: 'ADMINISTRATOR', expiresAt } as const;

/** Tabs of one browser, each with a store of its own. */
function browser() {
  const origin = fakeOrigin();
  const { clock, advance } = fakeClock();
  let count = 0;
  let tabs = 0;

  function open(
    name: string,
    { usedAt = 0, opened = [] as string[], scenario = null as string | null } = {},
  ) {
    tabs += 1;
    const told: string[] = [];
    const handover = createSessionHandover({
      channel: origin.channelOf(name, 'session'),
      clock,
      newId: () => `ask-${(count += 1)}`,
      countOthers: () => Promise.resolve(tabs - 1),
    });
    const store = createAppStore({
      configuration: defaults,
      backendReady: new Promise(() => undefined),
      sessionStorage: memory(),
      localStorage: null,
      sessionHandover: handover,
    });
    handover.answerAs({
      handed() {
        const session = selectSession(store.getState());
        return session && { session, scenario };
      },
      usedAt: () => usedAt,
      hasOpened: (address) => opened.includes(address),
      end: (token) => {
        if (selectToken(store.getState()) === token) store.dispatch(signedOut({ onlyHere: true }));
      },
      renew: (token, session) => {
        told.push(token);
        if (selectToken(store.getState()) === token)
          store.dispatch(sessionRenewed({ ...session, shared: true }));
      },
    });
    /** What a new tab does at its start. */
    const start = async (address: string) => {
      const handed = await handover.ask(address);
      if (handed) store.dispatch(signedIn({ ...handed.session, shared: true }));
      return handed;
    };
    return { store, handover, start, told, token: () => selectToken(store.getState()) };
  }

  async function started(tab: { start: (address: string) => Promise<unknown> }, address = '/orders') {
    const starting = tab.start(address);
    await advance(answerMs);
    await starting;
  }
  /** A tab that is too busy to answer, until its answer is posted over this channel. */
  function openBusy() {
    tabs += 1;
    const channel = origin.channelOf('busy', 'session');
    return {
      answer: (answer: object) => channel.postMessage({ kind: 'answer', to: `ask-${count}`, ...answer }),
    };
  }
  return { open, openBusy, advance, started, clock };
}

describe('a new tab', () => {
  test('a tab has the session of the tab that opened it, not of one used later', async () => {
    const { open, started } = browser();
    open('customer', { usedAt: 2 }).store.dispatch(signedIn(mira));
    open('administrator', { usedAt: 1, opened: ['/orders'] }).store.dispatch(signedIn(admin));
    const tab = open('new');
    await started(tab);
    expect(tab.token()).toBe('admin-1');
  });

  test('else that of the tab used last', async () => {
    const { open, started } = browser();
    open('customer', { usedAt: 2 }).store.dispatch(signedIn(mira));
    open('administrator', { usedAt: 1, opened: ['/users'] }).store.dispatch(signedIn(admin));
    open('guest', { usedAt: 3 });
    const tab = open('new');
    await started(tab);
    expect(tab.token()).toBe('mira-1');
    expect(selectSession(tab.store.getState())?.shared).toBe(true);
  });

  test('waits until every tab has answered, whether it has a session or not', async () => {
    const { open } = browser();
    open('guest');
    open('customer').store.dispatch(signedIn(mira));
    const tab = open('new');
    await tab.start('/orders'); // no time passes
    expect(tab.token()).toBe('mira-1');
  });

  test('waits for its opener while that is busy, but no longer than a second', async () => {
    expect(answerMs).toBe(1_000);
    const { open, openBusy, advance } = browser();
    const opener = openBusy();
    open('customer', { usedAt: 2 }).store.dispatch(signedIn(mira));
    const tabs = { first: open('first'), second: open('second') };
    const starting = tabs.first.start('/orders');
    await advance(999);
    expect(tabs.first.token()).toBeNull();
    opener.answer({ handed: { session: admin, scenario: null }, hasOpened: true, usedAt: 1 });
    await starting;
    expect(tabs.first.token()).toBe('admin-1');

    tabs.first.store.dispatch(signedOut({ onlyHere: true }));
    const later = tabs.second.start('/orders');
    await advance(1_000);
    await later;
    expect(tabs.second.token()).toBe('mira-1');
  });

  test('waits 200 ms where it is not known how many tabs there are', async () => {
    const { clock, advance } = browser();
    const handover = createSessionHandover({
      channel: fakeOrigin().channelOf('a', 'session'),
      clock,
      newId: () => 'ask',
      countOthers: () => Promise.resolve(null),
    });
    const ended: unknown[] = [];
    void handover.ask('/').then((handed) => ended.push(handed));
    await advance(uncountedMs - 1);
    expect(ended).toEqual([]);
    await advance(1);
    expect(ended).toEqual([null]);
    expect(uncountedMs).toBe(200);
  });

  test('does not wait where there is no other tab', async () => {
    const { clock } = browser();
    const handover = createSessionHandover({
      channel: fakeOrigin().channelOf('a', 'session'),
      clock,
      newId: () => 'ask',
      countOthers: () => Promise.resolve(0),
    });
    expect(await handover.ask('/')).toBeNull();
  });

  test('gets the scenario in which the session exists', async () => {
    const { open, advance } = browser();
    open('customer', { scenario: 'big-list' }).store.dispatch(signedIn(mira));
    const asking = open('new').handover.ask('/orders');
    await advance(answerMs);
    expect(await asking).toEqual({ session: mira, scenario: 'big-list' });
  });

  test('ignores a message that is no session', async () => {
    const origin = fakeOrigin();
    const { clock, advance } = fakeClock();
    const channel = origin.channelOf('new', 'session');
    const parts = { clock, newId: () => 'ask', countOthers: () => Promise.resolve(1) };
    const asking = createSessionHandover({ channel, ...parts }).ask('/orders');
    await settle();
    const stranger = origin.channelOf('stranger', 'session');
    const handed = { session: { token: '', role: 'OWNER', expiresAt }, scenario: null };
    stranger.postMessage({ kind: 'answer', to: 'ask', handed, hasOpened: true, usedAt: 1 });
    stranger.postMessage({
      kind: 'answer',
      to: 'another',
      handed: { ...handed, session: mira },
      hasOpened: true,
      usedAt: 1,
    });
    await advance(answerMs);
    expect(await asking).toBeNull();
  });
});

describe('two persons in two tabs', () => {
  test('each tab knows how many others have its session', async () => {
    const { open, started, advance } = browser();
    const [one, two] = [open('one', { usedAt: 1 }), open('two')];
    one.store.dispatch(signedIn(mira));
    two.store.dispatch(signedIn(admin));
    const tab = open('new');
    await started(tab);
    const counted = async ({ handover, token }: typeof one) => {
      const counting = handover.countSharing(token() ?? '');
      await advance(uncountedMs);
      return counting;
    };
    expect([await counted(one), await counted(two), await counted(tab)]).toEqual([1, 0, 1]);
    tab.store.dispatch(signedOut({ onlyHere: true }));
    expect(await counted(one)).toBe(0);
  });

  test('signing in and out in one does not change the other', async () => {
    const { open } = browser();
    const [one, two] = [open('one'), open('two')];
    one.store.dispatch(signedIn(mira));
    two.store.dispatch(signedIn(admin));
    await settle();
    expect([one.token(), two.token()]).toEqual(['mira-1', 'admin-1']);
    one.store.dispatch(signedOut());
    await settle();
    expect([one.token(), two.token()]).toEqual([null, 'admin-1']);
  });

  test('signing out ends the session in every tab that has it', async () => {
    const { open, started } = browser();
    const [one, two] = [open('one', { usedAt: 1 }), open('two')];
    one.store.dispatch(signedIn(mira));
    two.store.dispatch(signedIn(admin));
    const tab = open('new');
    await started(tab);
    expect(tab.token()).toBe('mira-1');
    tab.store.dispatch(signedOut());
    await settle();
    expect([one.token(), two.token(), tab.token()]).toEqual([null, 'admin-1', null]);
  });

  test('logging in again renews an expired session once in every tab that has it', async () => {
    const { open, started } = browser();
    const [one, two] = [open('one', { usedAt: 1 }), open('two')];
    one.store.dispatch(signedIn(mira));
    two.store.dispatch(signedIn(admin));
    const tab = open('new');
    await started(tab);
    for (const { store } of [one, tab]) store.dispatch(sessionExpired({ token: 'mira-1', reason: 'idle' }));
    tab.store.dispatch(sessionRenewed({ ...mira, token: 'mira-2' }));
    await settle();
    expect([one.token(), two.token(), tab.token()]).toEqual(['mira-2', 'admin-1', 'mira-2']);
    expect(selectExpiry(one.store.getState())).toBeNull();
    expect(two.told).toEqual(['mira-1']);
  });

  test('another account in a tab that took a session over leaves the other signed in', async () => {
    const { open, started } = browser();
    const one = open('one');
    one.store.dispatch(signedIn(mira));
    const tab = open('new');
    await started(tab);
    tab.store.dispatch(signedOut({ onlyHere: true }));
    await settle();
    expect([one.token(), tab.token()]).toEqual(['mira-1', null]);
  });
});

describe('a tab is new', () => {
  test('a reload does not repeat the request, with or without a session', () => {
    const storage = memory();
    expect(isNewTab(storage)).toBe(true);
    expect(isNewTab(storage)).toBe(false);
    const withSession = memory({ 'tranche.session': JSON.stringify(mira) });
    expect(isNewTab(withSession)).toBe(false);
    withSession.removeItem('tranche.session'); // signed out, then reloaded
    expect(isNewTab(withSession)).toBe(false);
  });

  test('never where the browser blocks storage', () => {
    expect(isNewTab(null)).toBe(false);
    expect(isNewTab(blocked)).toBe(false);
  });
});
