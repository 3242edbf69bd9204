import type { RunningScenario } from '#contracts/mock-in-page.ts';
import { MINUTE } from '#mocks/time/business-time.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { defaultScenario, scenarios } from '#mocks/scenarios/index.ts';
import { addressOf } from '#mocks/scenarios/scenario.ts';

type Asked = Pick<RunningScenario, 'unknown' | 'error' | 'unknownArticles'>;

const nothing: Asked = { unknown: null, error: null, unknownArticles: [] };

type DemoStore = DemoBackend['store'];

/** Within a minute nothing has become due, and countdowns have hardly moved. */
export const isAtBeginning = (store: DemoStore) =>
  store.version <= 1 && Date.parse(store.clock.now()) - store.snapshot().clock.at < MINUTE;

/** Returns a function that tells what the strip says of the scenario that runs now; what was asked for counts until another one does. */
export function createRunning(store: DemoStore, asked: Asked): () => RunningScenario {
  let cachedScenario: RunningScenario | null = null;
  let cachedFor: string | null = null;
  return () => {
    const { scenario: name, file } = store.origin;
    const key = JSON.stringify([name, file]);
    if (cachedScenario && cachedFor === key) return cachedScenario;
    const scenario = scenarios[name];
    invariant(scenario, `The scenario "${name}" runs and does not exist.`);
    const { title, description, hint } = file ?? scenario;
    cachedFor = key;
    cachedScenario = {
      name,
      title,
      description,
      hint,
      address: file?.address ?? addressOf(scenario, store.tables),
      isFile: file !== undefined,
      isDefault: name === defaultScenario && !file,
      losesAnswers: scenario.network === 'flaky',
      ...(cachedScenario === null ? asked : nothing),
    };
    return cachedScenario;
  };
}
