import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type {
  DemoPerson,
  Message,
  MockBackend,
  MockOptions,
  RunningScenario,
} from '#contracts/mock-in-page.ts';
import { z } from '#contracts/z.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import { defaultScenario, scenarioNames, scenarios } from '#mocks/scenarios/index.ts';
import { ScenarioError } from '#mocks/scenarios/scenario-error.ts';
import { cast } from '#mocks/scenarios/script/script.ts';
import { choosePolicyProfile } from '#mocks/resources/settings.ts';
import { indexedDbDriver } from '#mocks/store/driver-indexeddb.ts';
import { browserTabs } from '#mocks/store/tabs.ts';
import { rowsVersion } from '#mocks/resources/tables.ts';
import { createDoneSteps } from './done-steps.ts';
import { createFaults } from '#mocks/adapters/network/faults.ts';
import { linkedDay } from './linked-day.ts';
import { createRunning, isAtBeginning } from './running-scenario.ts';
import { readReplay } from './linked-replay.ts';
import { createMixed } from '#mocks/adapters/network/mixed.ts';
import { failing, networkOf } from '#mocks/adapters/network/network.ts';
import { withNetwork, withoutNetwork } from './offline.ts';

const seed = 42;

/**
 * Mira Okafor, whose account is created in scenarios without her, and administrators who are in every scenario: two
 * who may do everything, and one who may only look.
 */
const mainPeople = {
  customer: cast.mira.contact,
  administrator: cast.admin.contact,
  approver: cast.approver.contact,
  viewer: cast.viewer.contact,
} as const satisfies Record<DemoPerson, string>;

/** Delay in ms before a large scenario is saved, so that the first page is answered first. */
const firstSaveDelayMs = 1_000;

/**
 * Answers all requests below the base URL inside this page. In place of a scenario that cannot be begun the default one runs, and
 * the page is told why.
 */
export async function startMocks(options: MockOptions): Promise<MockBackend> {
  try {
    return await start(options, null);
  } catch (cause) {
    if (!(cause instanceof ScenarioError)) throw cause;
    const { message: error } = cause;
    return start(
      { ...options, scenario: null, begins: false, replay: null, situation: null },
      { unknown: options.scenario, error },
    );
  }
}

async function start(
  options: MockOptions,
  refused: Pick<RunningScenario, 'unknown' | 'error'> | null,
): Promise<MockBackend> {
  const { baseUrl, network: networkName = null, profile = null, fails = [], cart = [], onProblem } = options;
  const { exchanges, onTakesSeconds } = options;
  const linked = await readReplay(options.replay ?? null);
  const linkedSituation = options.situation ? await readSituation(options.situation, onProblem) : null;
  const scenario = linkedSituation?.scenario ?? linked.replay?.scenario ?? options.scenario;
  const begins = (options.begins ?? false) || linked.replay !== null;
  const isKnown = scenario === null || scenarioNames.includes(scenario);
  const name = isKnown ? (scenario ?? defaultScenario) : defaultScenario;
  const storage = () => window.sessionStorage;
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`, window.location.href);
  const below = base.pathname.slice(0, -1);
  const { over, ...faults } = createFaults({
    storage,
    network: () => networkOf(scenarios[name], networkName),
    below,
    onOffline: (isOffline) => (isOffline ? withoutNetwork(window) : withNetwork(window)),
  });
  const fetchOfBrowser = window.fetch.bind(window); // which the mock replaces below
  const { mixed, over: overMixed, ...real } = createMixed({ storage, below, send: fetchOfBrowser });
  const takesSeconds = scenarios[name]?.takesSeconds;
  if (takesSeconds !== undefined) await onTakesSeconds?.(takesSeconds);
  const saved = (of: string) => ({
    scenario: of,
    seed,
    driver: () => indexedDbDriver({ space: `${of}/${seed}`, schema: rowsVersion, onDamage: onProblem }),
    tabs: browserTabs(`tranche:${of}/${seed}`, window),
    onProblem,
  });
  const demo = await createControlledDemoBackend(
    {
      ...saved(name),
      durability: 'fall-back-to-memory' as const,
      whenIdle: () => new Promise<void>((resolve) => setTimeout(resolve, firstSaveDelayMs)),
    },
    faults,
  );
  const { backend, store } = demo;
  if (begins && isKnown) {
    faults.end();
    mixed.end();
    if (!isAtBeginning(store)) await demo.begin(name);
  }
  const { userAgent } = window.navigator;
  const opened = (await linkedSituation?.open(demo, { faults, mixed }, userAgent)) ?? null;
  if (linkedSituation && !opened) {
    await store.close();
    return start({ ...options, situation: null }, refused); // in the scenario that the page had
  }
  const done = createDoneSteps(store, below, storage);
  const running = createRunning(store, {
    ...(refused ?? { unknown: isKnown ? null : scenario, error: null }),
    unknownArticles: cart.filter((sku) => !store.tables.products.find('sku', sku)),
  });
  const openConsole = async () => {
    const { createConsole } = await import('./console/console.ts');
    return createConsole({
      demo,
      faults,
      mixed,
      userAgent,
      savedDemo: (of) => createControlledDemoBackend(saved(of)),
      done,
      firstContact: mainPeople.customer,
      reset: () => demo.begin(store.origin.scenario),
    });
  };
  const day = linkedDay(window.location.search, name, storage);
  if (day !== null) {
    await demo.begin(name);
    await (await openConsole()).moveTo(day);
  }

  const chosen = z.safeParse(PolicyProfileName, profile).data;
  if (chosen) await choosePolicyProfile(store, chosen);

  const isOurs = ({ request }: { readonly request: Request }) => request.url.startsWith(base.href);
  const respond = failing(
    fails,
    done.recording((request) => backend.handle(request, base.pathname, userAgent)),
  );
  const context = {
    now: () => store.clock.now(),
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const respondRecorded = exchanges.recording(over(overMixed(respond), context), below, real);
  const { replayed, replayedAs } = await linked.run(respondRecorded, base.href);
  const network = defineNetwork({
    sources: [
      new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
    ],
    handlers: [http.all(isOurs, ({ request }) => respondRecorded(request))],
    onUnhandledFrame: 'bypass',
    context: { quiet: true }, // the default would log codes and tokens to the console
  });
  network.enable();

  let revision = -1;
  let newest: readonly Message[] = [];
  return {
    get scenario() {
      return store.origin.scenario;
    },
    running,
    replayed,
    replayedAs,
    opened,
    messages: {
      list() {
        const { messages } = store.tables;
        if (messages.revision !== revision) {
          newest = messages.page({ order: 'sentAt', falling: true, limit: 50 }).rows;
          revision = messages.revision;
        }
        return newest;
      },
      subscribe: (listener) => store.subscribe(listener),
    },
    faults,
    mixed,
    exchanges,
    openConsole,
    productIds: (skus) => skus.flatMap((sku) => store.tables.products.find('sku', sku)?.id ?? []),
    savedCard() {
      const saved = store.tables.users.find('phoneE164', mainPeople.customer)?.savedCards[0];
      const card = store.tables.cardTokens.get(saved?.cardTokenId ?? '');
      return card ? { id: card.id, label: card.label } : null;
    },
    async signIn(as) {
      const signedIn = await demo.signIn(mainPeople[as], userAgent);
      return signedIn instanceof Problem ? null : signedIn;
    },
    place: () => store.history.earlier + store.history.done,
    subscribe: (listener) => store.subscribe(listener),
    async stop() {
      network.disable();
      await store.close();
    },
  };
}

/** What checks and opens a situation is loaded only for a link with one. */
async function readSituation(fragment: string, onProblem: MockOptions['onProblem']) {
  const linked = await import('./console/linked-situation.ts');
  return linked.readSituation(fragment, onProblem);
}
