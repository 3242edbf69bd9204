import { signIn } from '#mocks/commands/auth/verify-challenge.ts';
import { type FaultControl, withControl, withoutFaults } from './control.ts';
import { createDemoBackend, type DemoBackend, type DemoOptions } from './demo.ts';
import { putIntoState } from './entity-state.ts';
import { choosePolicyProfile, settingsOf } from '#mocks/resources/settings.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';

export interface ControlledDemoBackend extends DemoBackend {
  /** Replaces all data by the beginning of a scenario. */
  readonly begin: (scenario: string) => Promise<void>;
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
    scenarioNames,
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
  return { ...demo, backend, begin: async (scenario) => demo.store.restore(await beginning(scenario)) };
}
