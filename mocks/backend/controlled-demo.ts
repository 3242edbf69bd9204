import type { SignedIn } from '#contracts/auth/challenge.ts';
import { signIn as beginSession } from '#mocks/commands/auth/verify-challenge.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import type { Problem } from '#mocks/core/handler-result.ts';
import { type FaultControl, withControl, withoutFaults } from './control.ts';
import { createDemoBackend, type DemoBackend, type DemoOptions, stateAfter } from './demo.ts';
import { putIntoState } from './entity-state.ts';
import { choosePolicyProfile, settingsOf } from '#mocks/resources/settings.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { addressOf } from '#mocks/scenarios/scenario.ts';
import type { WrittenScenario } from '#mocks/scenarios/script/parse.ts';
import type { Origin, Snapshot } from '#mocks/store/driver.ts';

export interface ControlledDemoBackend extends DemoBackend {
  /** Makes the first state of a scenario. */
  readonly firstState: (origin: Origin) => Promise<Snapshot>;
  /** Replaces all data by the beginning of a scenario. */
  readonly begin: (scenario: string) => Promise<void>;
  /** Begins a session without a code; a problem if the account is closed. */
  readonly signIn: (contact: string, userAgent: string) => Promise<SignedIn | Problem>;
  /**
   * Replaces all data by those of a scenario file, which says what it is from then on; the running scenario keeps its name.
   * Returns the address of the page that shows it.
   */
  readonly beginFile: (scenario: WrittenScenario) => Promise<string>;
}

/** Creates the demo backend with the mock's control endpoints, as page and server use it. */
export async function createControlledDemoBackend(
  options: DemoOptions,
  faults: FaultControl = withoutFaults,
): Promise<ControlledDemoBackend> {
  const { driver: _driver, tabs: _tabs, whenIdle: _whenIdle, ...inMemory } = options;
  const demo = await createDemoBackend(options);
  const { seed } = options;
  const firstState = async ({ scenario, seed: by }: Origin) =>
    (await createDemoBackend({ ...inMemory, scenario, seed: by })).store.snapshot();
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
    async beginFile(scenario) {
      const { snapshot, tables } = await stateAfter(scenario.populate, inMemory);
      const clock = { at: snapshot.clock.at, wall: (options.wall ?? Date.now)() };
      const { title, description, hint } = scenario;
      const address = addressOf(scenario, tables);
      const origin = { ...demo.store.origin, file: { title, description, hint, address } };
      await demo.store.restore({ ...snapshot, clock, origin });
      return address;
    },
  };
}
