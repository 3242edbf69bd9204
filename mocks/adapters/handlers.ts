// The mock backend as MSW handlers, for Storybook, Vitest and Playwright: docs/handing-over.md shows each.
import { http, type HttpHandler } from 'msw';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import type { DemoOptions } from '#mocks/backend/demo.ts';
import { openSituation } from '#mocks/backend/situations/open.ts';
import { situationIn } from '#mocks/backend/situations/read.ts';
import { defaultScenario, scenarios } from '#mocks/scenarios/index.ts';
import { createFaults } from './network/faults.ts';
import { networkOf, type Respond } from './network/network.ts';
import { unsaved } from './server/with-faults.ts';

type Beginning = Partial<Pick<DemoOptions, 'scenario' | 'seed' | 'frozenAt'>>;

/** The text of a file that the demo has saved, which says where it begins and when. */
type InSituation = { readonly situation: string } & Partial<Record<keyof Beginning, never>>;

interface AnyHandlerOptions extends Partial<Pick<DemoOptions, 'onProblem'>> {
  /** What precedes "/v1" in the addresses: a path, which any origin may have, or a whole address. */
  readonly baseUrl?: string;
}

export type HandlerOptions = AnyHandlerOptions & (InSituation | (Beginning & { readonly situation?: never }));

/** Returns handlers with data of their own, in memory, which begin with the first request. */
export function mockHandlers({ baseUrl = '/api', ...beginning }: HandlerOptions = {}): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '');
  const isAddress = URL.canParse(base);
  const below = isAddress ? new URL(base).pathname.replace(/\/$/, '') : base;
  let opened: Promise<Respond> | null = null;
  return ['v1', '__mock'].map((part) =>
    http.all(`${isAddress ? '' : '*'}${base}/${part}/*`, async ({ request }) => {
      opened ??= open(beginning, below);
      return (await opened)(request);
    }),
  );
}

/** @param below the path that the contract's paths are below, without "/" at its end */
async function open(
  { situation: text, scenario = defaultScenario, seed = 42, ...beginning }: Omit<HandlerOptions, 'baseUrl'>,
  below: string,
): Promise<Respond> {
  const situation = text === undefined ? null : situationIn(text);
  const origin = situation?.origin ?? { scenario, seed };
  const { over, ...faults } = createFaults({
    storage: unsaved,
    network: () => networkOf(scenarios[store.origin.scenario], null),
    below,
  });
  const demo = await createControlledDemoBackend({ ...beginning, ...origin }, faults);
  const { backend, store } = demo;
  if (situation) await openSituation(demo, faults, situation);
  return over((request) => backend.handle(request, `${below}/`), {
    now: () => store.clock.now(),
    wait: (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  });
}

/** Below "/api" on any origin, with the scenario that the demo begins with. */
export const handlers = mockHandlers();
