import { z } from '#contracts/z.ts';
import { type NetworkName, networkNames } from '#mocks/scenarios/scenario.ts';
import { overNetwork, type Respond, type Surroundings, withoutNetwork, withNetwork } from './network.ts';

const Rule = z.object({
  method: z.string(),
  /** The path of the contract: "/v1/plans/{planId}". */
  path: z.string(),
  outcome: z.union([z.literal('no-answer'), z.object({ status: z.int(), body: z.string() })]),
  /** Ends with the first request that it is applied to. */
  once: z.boolean(),
});

const Faults = z.object({
  network: z.nullable(z.enum(networkNames)),
  latencyMs: z.int().check(z.gte(0), z.lte(60_000)),
  rule: z.nullable(Rule),
});
export type Faults = z.output<typeof Faults>;

const key = 'tranche.faults';
const none: Faults = { network: null, latencyMs: 0, rule: null };

interface Options {
  /** Throws where the browser blocks storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The network of the scenario or of the address, which a chosen one replaces. */
  readonly network: NetworkName | null;
  /** The path that the contract's paths are below, without "/" at its end. */
  readonly below: string;
  readonly window: Window;
}

/** The faults of this tab, which a person switches on and off; they are kept for a reload. */
export function createFaults({ storage, network, below, window }: Options) {
  const listeners = new Set<() => void>();
  let current = stored(storage);
  let isOffline = false;

  const networkNow = () => current?.network ?? network;
  function showNetwork(): void {
    if ((networkNow() === 'offline') === isOffline) return;
    isOffline = !isOffline;
    if (isOffline) withoutNetwork(window);
    else withNetwork(window);
  }

  function set(faults: Faults): void {
    current = JSON.stringify(faults) === JSON.stringify(none) ? null : faults;
    keep(storage, current);
    showNetwork();
    for (const listener of listeners) listener();
  }

  return {
    /** Null when there are none. */
    current: () => current,
    set,
    end: () => set(none),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Answers requests with the current faults. The mock's control endpoints have none. */
    over(answer: Respond, surroundings: Surroundings): Respond {
      showNetwork();
      let name = networkNow();
      let overCurrent = overNetwork(name, answer, surroundings);
      return async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith(`${below}/__mock/`)) return answer(request);
        if (networkNow() !== name) overCurrent = overNetwork((name = networkNow()), answer, surroundings);
        if (current && current.latencyMs > 0) await surroundings.wait(current.latencyMs);
        const rule = current?.rule;
        if (!current || !rule || !applies(rule, request.method, pathname.slice(below.length)))
          return overCurrent(request);
        if (rule.once) set({ ...current, rule: null });
        if (rule.outcome === 'no-answer') return new Promise<never>(() => undefined);
        const { status, body } = rule.outcome;
        const type = status < 400 ? 'application/json' : 'application/problem+json';
        return new Response(body, { status, headers: { 'Content-Type': type, 'X-Request-Id': 'req-fault' } });
      };
    },
  };
}

export type FaultSwitch = ReturnType<typeof createFaults>;

function applies({ method, path }: z.output<typeof Rule>, requested: string, pathname: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
  return method === requested && new RegExp(`^${pattern}$`).test(pathname);
}

function stored(storage: Options['storage']): Faults | null {
  try {
    const result = z.safeParse(Faults, JSON.parse(storage().getItem(key) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null; // blocked storage or another text: there are no faults, which the page shows
  }
}

function keep(storage: Options['storage'], faults: Faults | null): void {
  try {
    if (faults) storage().setItem(key, JSON.stringify(faults));
    else storage().removeItem(key);
  } catch {
    // blocked storage: the faults end with the page, as everything does that the mock backend keeps
  }
}
