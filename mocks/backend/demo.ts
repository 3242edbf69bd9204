import { contract } from '#contracts/index.ts';
import type { Instant } from '#contracts/dates.ts';
import { type Backend, createBackend } from './backend.ts';
import { notify } from '#mocks/notices/notify.ts';
import { handlers } from './operations.ts';
import { requestFacts } from '#mocks/resources/approvals/request-facts.ts';
import { personOf, personSeen } from './person.ts';
import { BUSINESS_TIME_ZONE } from '#mocks/time/business-time.ts';
import { scenarios as catalogue } from '#mocks/scenarios/index.ts';
import { readable } from '#mocks/scenarios/readable.ts';
import { type Scenario, scenarioStart } from '#mocks/scenarios/scenario.ts';
import { scenarioError } from '#mocks/scenarios/scenario-error.ts';
import type { Script } from '#mocks/scenarios/script/script.ts';
import { type Driver, memoryDriver, type Snapshot } from '#mocks/store/driver.ts';
import { openStore, type Store } from '#mocks/store/store.ts';
import { oneTab, type Tabs } from '#mocks/store/tabs.ts';
import { type Reads, tables } from '#mocks/resources/tables.ts';
import { scheduledJobs } from '#mocks/jobs/schedule.ts';

export interface DemoOptions {
  /** The name of one of `scenarios`. */
  readonly scenario: string;
  readonly seed: number;
  /** For tests: the clock is frozen at this time. Otherwise it starts at `startsAt`. */
  readonly frozenAt?: Instant;
  /** `scenarioStart` when left out. A written scenario begins when its last line ends. */
  readonly startsAt?: Instant;
  /** The scenarios that there are; those of the catalogue when left out. */
  readonly scenarios?: Readonly<Record<string, Scenario>>;
  /** Where the state is saved; in memory if left out. */
  readonly driver?: () => Promise<Driver>;
  readonly tabs?: Tabs;
  /** See `StoreOptions`; 'keep-or-refuse' when left out. */
  readonly durability?: 'keep-or-refuse' | 'fall-back-to-memory';
  /** See `StoreOptions`. */
  readonly whenIdle?: () => Promise<void>;
  /** Base URL of problem types, without "/" at the end. */
  readonly problemTypes?: string | undefined;
  /** Called with a sentence when storage fails or the backend has a fault. */
  readonly onProblem?: (sentence: string) => void;
  /** Reads the wall clock in ms. */
  readonly wall?: () => number;
}

export interface DemoBackend {
  readonly backend: Backend;
  readonly store: Store<typeof tables>;
}

/** Creates the mock backend with one scenario. Rejects with a `ScenarioError` if that cannot be begun. */
export async function createDemoBackend(options: DemoOptions): Promise<DemoBackend> {
  const {
    scenario,
    seed,
    frozenAt,
    startsAt = scenarioStart,
    scenarios = catalogue,
    driver = () => Promise.resolve(memoryDriver()),
    tabs = oneTab(),
    durability = 'keep-or-refuse',
    whenIdle,
    problemTypes,
  } = options;
  const { onProblem = () => undefined, wall = Date.now } = options;
  const { populate } = readable(scenario, scenarios);
  const store = await openStore({
    tables,
    origin: { scenario, seed },
    startAt: frozenAt ?? startsAt,
    frozen: frozenAt !== undefined,
    wall,
    populate:
      typeof populate === 'function'
        ? populate
        : {
            elsewhere: () =>
              stateAfter(populate, { seed, scenarios, onProblem }, frozenAt).then(
                ({ snapshot }) => snapshot,
                (cause: unknown) => Promise.reject(scenarioError(scenario, cause)),
              ),
          },
    driver,
    tabs,
    durability,
    ...(whenIdle ? { whenIdle } : {}),
    onProblem,
  });
  const backend = createBackend({
    contract,
    handlers,
    store,
    scheduledJobs,
    consequences: notify,
    personOf,
    personSeen,
    requestFacts,
    timeZone: BUSINESS_TIME_ZONE,
    problemTypes,
    onProblem,
  });
  return { backend, store };
}

/** The state after a script. The clock moves by a millisecond with each reading, so that the same seed gives the same bytes. */
export async function stateAfter(
  script: Script,
  options: Pick<DemoOptions, 'seed' | 'scenarios' | 'onProblem'>,
  until: Instant | null = null,
): Promise<{ readonly snapshot: Snapshot; readonly tables: Reads }> {
  const { base: scenario, startNo, startsAt } = script;
  const base = readable(scenario, options.scenarios ?? catalogue);
  if (startsAt !== null && typeof base.populate !== 'function')
    throw new Error(
      `Line ${startNo}: "${scenario}" begins when its last line ends: start from it without “on”.`,
    );
  const { perform } = await import('./written/perform.ts'); // few scenarios need it
  let readings = 0;
  const wall = () => (readings += 1);
  const running = await createDemoBackend({ ...options, scenario, ...(startsAt ? { startsAt } : {}), wall });
  return { snapshot: await perform(script, running, until), tables: running.store.tables };
}
