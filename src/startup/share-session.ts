import { announceAccount } from '#src/customer/auth/announce-account.ts';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import { scenarioOf } from '#src/platform/settings/configuration.ts';
import { keepScenario } from '#src/demo/scenario-of-tab.ts';
import { openChannel } from '#src/platform/session/channel.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import {
  selectExpiry,
  selectSession,
  selectToken,
  sessionRenewed,
  signedIn,
  signedOut,
} from '#src/platform/session/session.ts';
import { createSessionHandover, type Handed } from '#src/platform/session/session-handover.ts';
import { isNewTab } from '#src/platform/session/session-storage.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { countTabs, watchUse } from '#src/platform/session/tab-use.ts';
import { randomId } from '#src/platform/browser/random-id.ts';

/** Asks other tabs for a session if this tab is new, and answers tabs that are opened later. */
export function shareSession(window: Window & typeof globalThis, tabStorage: KeyValueStorage | null) {
  const { location, navigator } = window;
  const use = watchUse(window, () => systemClock.now());
  const handover = createSessionHandover({
    channel: openChannel(window, 'tranche.session'),
    clock: systemClock,
    newId: () => randomId(),
    countOthers: countTabs('locks' in navigator ? navigator.locks : null),
  });
  const sharedSession = isNewTab(tabStorage)
    ? handover.ask(location.pathname + location.search)
    : Promise.resolve(null);

  /** Takes over a session unless this tab has one, or its link selects another scenario of the mock backend. */
  function takeOverSession(
    { session, scenario }: Handed,
    store: AppStore,
    configuration: Configuration,
  ): void {
    const linked = scenarioOf(location.search, configuration);
    if (selectToken(store.getState()) !== null || (linked !== null && linked !== scenario)) return;
    if (scenario !== null) keepScenario(scenario, tabStorage);
    store.dispatch(signedIn({ ...session, shared: true }));
    void announceAccount(store);
  }

  function answerOtherTabs(store: AppStore, scenario: () => string | null): void {
    handover.answerAs({
      ...use,
      handed() {
        const session = selectSession(store.getState());
        return session && selectExpiry(store.getState()) === null ? { session, scenario: scenario() } : null;
      },
      end(token) {
        if (selectToken(store.getState()) === token)
          store.dispatch(signedOut({ onlyHere: true, isLost: true }));
      },
      renew(token, session) {
        if (selectToken(store.getState()) === token)
          store.dispatch(sessionRenewed({ ...session, shared: true }));
      },
    });
  }

  return { handover, handed: sharedSession, takeOverSession, answerOtherTabs };
}
