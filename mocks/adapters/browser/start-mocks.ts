import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { z } from '#contracts/z.ts';
import type { MessageRow } from '#mocks/core/rows.ts';
import { createControlledDemoBackend } from '#mocks/controlled-demo-backend.ts';
import { signIn } from '#mocks/commands/verify-challenge.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import { defaultScenario, scenarioNames } from '#mocks/scenarios/index.ts';
import { choosePolicyProfile } from '#mocks/settings.ts';
import { indexedDbDriver } from '#mocks/store/driver-indexeddb.ts';
import { browserTabs } from '#mocks/store/tabs.ts';
import { rowsVersion } from '#mocks/tables.ts';
import type { Console } from './console/console.ts';
import { createExchanges, type Exchange } from './exchanges.ts';
import { createFaults, type FaultSwitch } from '#mocks/adapters/network/faults.ts';
import { linkedDay } from './linked-day.ts';
import { failing, networkOf } from '#mocks/adapters/network/network.ts';
import { withNetwork, withoutNetwork } from './offline.ts';

export interface MockOptions {
  /** The base URL of the contract's paths: "/api" or an address. All other requests go to the network. */
  readonly baseUrl: string;
  /** Null selects the default scenario, which also replaces an unknown one. */
  readonly scenario: string | null;
  /** One of `networkNames` of the contract; null uses the scenario's network. */
  readonly network?: string | null;
  /** The name of a policy profile to use from now on; an unknown one is ignored. */
  readonly profile?: string | null;
  /** Reads that fail, by the ends of their paths: "/v1/plans". */
  readonly fails?: readonly string[];
  /** Receives one sentence when the scenario does not exist, storage fails or the mock has a fault. */
  readonly onProblem: (message: string) => void;
}

/** The running mock, for the demo phone. */
export interface MockHandle {
  /** The current scenario, which the control endpoint can change. */
  readonly scenario: string;
  readonly messages: {
    /** Newest first; the same array until something changes. */
    list(): readonly MessageRow[];
    subscribe(listener: () => void): () => void;
  };
  /** Creates a session without a code; null if the scenario has no such account or it is closed. */
  signIn(as: keyof typeof mainPeople): Promise<{
    readonly token: string;
    readonly role: Role;
    readonly expiresAt: string;
    readonly startedAt: string;
    /** Undefined for a customer. */
    readonly administratorId?: string;
  } | null>;
  productIds(skus: readonly string[]): readonly string[];
  readonly faults: Omit<FaultSwitch, 'over'>;
  readonly exchanges: {
    /** Newest first; the same array until something changes. */
    list(): readonly Exchange[];
    subscribe(listener: () => void): () => void;
  };
  /** Loads what the demo console needs beside this. */
  openConsole(): Promise<Console>;
  /** Calls the listener after every change, made in this tab or read from storage; returns a cancel function. */
  subscribe(listener: () => void): () => void;
  stop(): Promise<void>;
}

const seed = 42;

type Role = 'CUSTOMER' | 'ADMINISTRATOR';

/**
 * Mira Okafor, whose account is created in scenarios without her, and administrators who are in every scenario: two
 * who may do everything, and one who may only look.
 */
const mainPeople = {
  customer: '+4915112345678',
  administrator: 'admin@tranche.example',
  approver: 'approver@tranche.example',
  viewer: 'viewer@tranche.example',
} as const;

/** Delay in ms before a large scenario is saved, so that the first page is answered first. */
const firstSaveDelayMs = 1_000;

/** Answers all requests below the base URL inside this page. */
export async function startMocks(options: MockOptions): Promise<MockHandle> {
  const { baseUrl, scenario, network: networkName = null, profile = null, fails = [], onProblem } = options;
  const isKnown = scenario === null || scenarioNames.includes(scenario);
  if (!isKnown) {
    const list = scenarioNames.join(', ');
    onProblem(`There is no scenario "${scenario}", so "${defaultScenario}" runs. There are: ${list}.`);
  }
  const name = isKnown ? (scenario ?? defaultScenario) : defaultScenario;
  const storage = () => window.sessionStorage;
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`, window.location.href);
  const below = base.pathname.slice(0, -1);
  const { over, ...faults } = createFaults({
    storage,
    network: () => networkOf(name, networkName),
    below,
    onOffline: (isOffline) => (isOffline ? withoutNetwork(window) : withNetwork(window)),
  });
  const open = (opened: string) => {
    const space = `${opened}/${seed}`;
    const options = {
      scenario: opened,
      seed,
      driver: () => indexedDbDriver({ window, space, schema: rowsVersion, onDamage: onProblem }),
      tabs: browserTabs(`tranche:${space}`, window),
      durability: 'fall-back-to-memory' as const,
      whenIdle: () => new Promise<void>((resolve) => setTimeout(resolve, firstSaveDelayMs)),
      onProblem,
    };
    return createControlledDemoBackend(options, faults);
  };
  const demo = await open(name);
  const { backend, store } = demo;
  const openConsole = async () => {
    const { createConsole } = await import('./console/console.ts');
    return createConsole({
      demo,
      firstContact: mainPeople.customer,
      reset: () => demo.begin(store.origin.scenario),
      async resetOther(other) {
        const { store: saved, begin } = await open(other);
        await begin(other);
        await saved.close();
      },
    });
  };
  const day = linkedDay(window.location.search, name, storage);
  if (day !== null) {
    await demo.begin(name);
    await (await openConsole()).moveTo(day);
  }

  const chosen = z.safeParse(PolicyProfileName, profile).data;
  if (chosen) await choosePolicyProfile(store, chosen);

  const { userAgent } = window.navigator;
  const isOurs = ({ request }: { readonly request: Request }) => request.url.startsWith(base.href);
  const { recording, ...exchanges } = createExchanges(below, () => performance.now());
  const respond = failing(fails, (request) => backend.handle(request, base.pathname, userAgent));
  const surroundings = {
    now: () => store.clock.now(),
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const answer = recording(over(respond, surroundings));
  const network = defineNetwork({
    sources: [
      new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
    ],
    handlers: [http.all(isOurs, ({ request }) => answer(request))],
    onUnhandledFrame: 'bypass',
    context: { quiet: true }, // the default would log codes and tokens to the console
  });
  network.enable();

  let revision = -1;
  let newest: readonly MessageRow[] = [];
  return {
    get scenario() {
      return store.origin.scenario;
    },
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
    exchanges,
    openConsole,
    productIds: (skus) => skus.flatMap((sku) => store.tables.products.find('sku', sku)?.id ?? []),
    async signIn(as) {
      const signedIn = await store.transact(({ tables, random, clock }) =>
        signIn({ tables, random, now: clock.now(), userAgent }, mainPeople[as]),
      );
      if (signedIn instanceof Problem) return null;
      const { token, session, me } = signedIn;
      return {
        token,
        role: session.kind,
        expiresAt: session.absoluteExpiresAt,
        startedAt: session.createdAt,
        ...(me.kind === 'ADMINISTRATOR' && { administratorId: me.administrator.id }),
      };
    },
    subscribe: (listener) => store.subscribe(listener),
    async stop() {
      network.disable();
      await store.close();
    },
  };
}
