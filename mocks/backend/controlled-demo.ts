import type { SignedIn } from '#contracts/auth/challenge.ts';
import { signIn as beginSession } from '#mocks/commands/auth/verify-challenge.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import type { Problem } from '#mocks/core/handler-result.ts';
import { type FaultControl, withControl, withoutFaults } from './control.ts';
import { createDemoBackend, type DemoBackend, type DemoOptions, stateAfter } from './demo.ts';
import { putIntoState } from './entity-state.ts';
import { choosePolicyProfile, settingsOf } from '#mocks/resources/settings.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import type { Script } from '#mocks/scenarios/script/script.ts';
import type { Origin, Snapshot } from '#mocks/store/driver.ts';

export interface ControlledDemoBackend extends DemoBackend {
  /** Makes the first state of a scenario. */
  readonly firstState: (origin: Origin) => Promise<Snapshot>;
  /** Replaces all data by the beginning of a scenario. */
  readonly begin: (scenario: string) => Promise<void>;
  /** Begins a session without a code; a problem if the account is closed. */
  readonly signIn: (contact: string, userAgent: string) => Promise<SignedIn | Problem>;
  /** Replaces all data by what a script leads to; the running scenario keeps its name. */
  readonly beginScript: (script: Script) => Promise<void>;
}

/** Creates the demo backend with the mock's control endpoints, as page and server use it. */
export async function createControlledDemoBackend(
  options: DemoOptions,
  faults: FaultControl = withoutFaults,
): Promise<ControlledDemoBackend> {
  const { driver: _driver, tabs: _tabs, whenIdle: _whenIdle, ...inMemory } = options;
  const demo = await createDemoBackend(options);
  const { seed } = options;
  const firstState = async (origin: Origin) =>
    (await createDemoBackend({ ...inMemory, ...origin })).store.snapshot();
  const signIn = (contact: string, userAgent: string) =>
    demo.store.transact(
      ({ tables, random, clock }) => beginSession({ tables, random, now: clock.now(), userAgent }, contact),
      demoDeed('createMockSession'),
    );
  const backend = withControl({
    ...demo,
    scenarioNames: Object.keys(options.scenarios ?? scenarios),
    problemTypes: options.problemTypes,
    onProblem: options.onProblem,
    begin: (scenario) => firstState({ scenario, seed }),
    profile: {
      current: () => settingsOf(demo.store.tables).policyProfile,
      choose: (profile) => choosePolicyProfile(demo.store, profile),
    },
    faults,
    putState: (wanted) => putIntoState(demo.store, wanted),
    signIn: (contact) => signIn(contact, ''),
  });
  return {
    ...demo,
    backend,
    firstState,
    begin: async (scenario) => demo.store.restore(await firstState({ scenario, seed })),
    signIn,
    async beginScript(script) {
      const snapshot = await stateAfter(script, inMemory);
      const clock = { at: snapshot.clock.at, wall: (options.wall ?? Date.now)() };
      await demo.store.restore({ ...snapshot, clock, origin: demo.store.origin });
    },
  };
}
