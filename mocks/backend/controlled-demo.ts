import { signIn } from '#mocks/commands/auth/verify-challenge.ts';
import { type FaultControl, withControl, withoutFaults } from './control.ts';
import { createDemoBackend, type DemoBackend, type DemoOptions, stateAfter } from './demo.ts';
import { putIntoState } from './entity-state.ts';
import { choosePolicyProfile, settingsOf } from '#mocks/resources/settings.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import type { Script } from '#mocks/scenarios/script/script.ts';

export interface ControlledDemoBackend extends DemoBackend {
  /** Replaces all data by the beginning of a scenario. */
  readonly begin: (scenario: string) => Promise<void>;
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
  const beginning = async (scenario: string) =>
    (await createDemoBackend({ ...inMemory, scenario })).store.snapshot();
  const backend = withControl({
    ...demo,
    scenarioNames: Object.keys(options.scenarios ?? scenarios),
    problemTypes: options.problemTypes,
    onProblem: options.onProblem,
    begin: beginning,
    profile: {
      current: () => settingsOf(demo.store.tables).policyProfile,
      choose: (profile) => choosePolicyProfile(demo.store, profile),
    },
    faults,
    putState: (wanted) => putIntoState(demo.store, wanted),
    signIn: (contact) =>
      demo.store.transact(({ tables, random, clock }) =>
        signIn({ tables, random, now: clock.now(), userAgent: '' }, contact),
      ),
  });
  return {
    ...demo,
    backend,
    begin: async (scenario) => demo.store.restore(await beginning(scenario)),
    async beginScript(script) {
      const snapshot = await stateAfter(script, inMemory);
      const clock = { at: snapshot.clock.at, wall: (options.wall ?? Date.now)() };
      await demo.store.restore({ ...snapshot, clock, origin: demo.store.origin });
    },
  };
}
