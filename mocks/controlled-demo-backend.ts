import { withControl } from './control.ts';
import { createDemoBackend, type DemoBackend, type DemoOptions } from './demo-backend.ts';
import { scenarioNames } from './scenarios/index.ts';

/** Creates the demo backend with the mock's control endpoints, as page and server use it. */
export async function createControlledDemoBackend(options: DemoOptions): Promise<DemoBackend> {
  const { driver: _driver, tabs: _tabs, whenIdle: _whenIdle, ...inMemory } = options;
  const demo = await createDemoBackend(options);
  const backend = withControl({
    ...demo,
    scenarioNames,
    problemTypes: options.problemTypes,
    onProblem: options.onProblem,
    begin: async (scenario) => (await createDemoBackend({ ...inMemory, scenario })).store.snapshot(),
  });
  return { ...demo, backend };
}
