import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { shareSession } from '#src/startup/share-session.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { selectToken, sessionRenewed, signedIn, signedOut } from '#src/platform/session/session.ts';
import { fakeOrigin, memory, settle } from '#tests/src/origin.ts';

const session = { role: 'CUSTOMER', expiresAt: '2027-01-10T21:00:00.000Z' } as const;

/** Tabs of one browser, each logged in with a token, wired as at the start of the application. */
function browser() {
  const origin = fakeOrigin();
  return (name: string, token: string) => {
    const events = new EventTarget();
    const window = Object.assign(events, {
      location: { pathname: '/', search: '' },
      navigator: {},
      document: { hasFocus: () => false },
      BroadcastChannel: class {
        constructor(channel: string) {
          return origin.channelOf(name, channel);
        }
      },
    });
    // the parts of a window that are used
    const { handover, answerOtherTabs } = shareSession(window as unknown as Window & typeof globalThis, null);
    const store = createAppStore({
      configuration: defaults,
      backendReady: new Promise(() => undefined),
      sessionStorage: memory(),
      localStorage: null,
      sessionHandover: handover,
    });
    answerOtherTabs(store, () => null);
    store.dispatch(signedIn({ ...session, token }));
    return store;
  };
}

test('a log-out ends the session in the tabs that share it, and no other session', async () => {
  const open = browser();
  const [mira, sameMira, admin] = [open('a', 'mira'), open('b', 'mira'), open('c', 'admin')];
  mira.dispatch(signedOut());
  await settle();
  expect([mira, sameMira, admin].map((tab) => selectToken(tab.getState()))).toEqual([null, null, 'admin']);
});

test('a log-in after the session has expired renews it in the tabs that share it', async () => {
  const open = browser();
  const [mira, sameMira, admin] = [open('a', 'mira'), open('b', 'mira'), open('c', 'admin')];
  mira.dispatch(sessionRenewed({ ...session, token: 'mira again' }));
  await settle();
  const tokens = [mira, sameMira, admin].map((tab) => selectToken(tab.getState()));
  expect(tokens).toEqual(['mira again', 'mira again', 'admin']);
});
