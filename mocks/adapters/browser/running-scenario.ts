import type { RunningScenario } from '#contracts/mock-in-page.ts';
import { MINUTE } from '#mocks/time/business-time.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { defaultScenario, scenarios } from '#mocks/scenarios/index.ts';
import { addressOf } from '#mocks/scenarios/scenario.ts';

type Asked = Pick<RunningScenario, 'unknown' | 'unknownArticles'>;

const nothing: Asked = { unknown: null, unknownArticles: [] };

type DemoStore = DemoBackend['store'];

/** Within a minute nothing has become due, and countdowns have hardly moved. */
export const isAtBeginning = (store: DemoStore) =>
  store.version <= 1 && Date.parse(store.clock.now()) - store.snapshot().clock.at < MINUTE;

/** Returns a function that tells what the strip says of the scenario that runs now; what was asked for counts until another one does. */
export function createRunning(store: DemoStore, asked: Asked): () => RunningScenario {
  let cachedScenario: RunningScenario | null = null;
  return () => {
    const name = store.origin.scenario;
    if (cachedScenario?.name === name) return cachedScenario;
    const scenario = scenarios[name];
    invariant(scenario, `The scenario "${name}" runs and does not exist.`);
    const { title, description, hint, network } = scenario;
    cachedScenario = {
      name,
      title,
      description,
      hint,
      address: addressOf(scenario, store.tables),
      isDefault: name === defaultScenario,
      losesAnswers: network === 'flaky',
      ...(cachedScenario === null ? asked : nothing),
    };
    return cachedScenario;
  };
}
