import { createDemoBackend } from '#mocks/backend/demo.ts';
import { defaultScenario } from '#mocks/scenarios/index.ts';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';

/** The mock backend in its first state, with a stopped clock, so that two builds get the same answers. */
export async function startDemo(): Promise<(request: Request) => Promise<Response>> {
  const { backend } = await createDemoBackend({
    scenario: defaultScenario,
    seed: 42,
    frozenAt: scenarioStart,
  });
  return (request) => backend.handle(request);
}
