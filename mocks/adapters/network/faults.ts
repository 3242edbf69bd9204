import { pathPattern } from '#contracts/path-pattern.ts';
import { z } from '#contracts/z.ts';
import { controlPath, type FaultRule, Faults, type NetworkName, noFaults } from '#contracts/mock-control.ts';
import { overNetwork, type Respond, type FaultContext } from './network.ts';

const key = 'tranche.faults';

/** A response with such a status cannot have a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

interface Options {
  /** Throws where the browser blocks storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The network of the scenario or of the address, which a chosen one replaces. */
  readonly network: () => NetworkName | null;
  /** The path that the contract's paths are below, without "/" at its end. */
  readonly below: string;
  /** Called when the simulated network is lost, and when it is back. */
  readonly onOffline?: (isOffline: boolean) => void;
}

/** The faults between a caller and the mock, which a person switches on and off; they are kept in the storage. */
export function createFaults({ storage, network, below, onOffline = () => undefined }: Options) {
  const listeners = new Set<() => void>();
  let current = stored(storage);
  let isOffline = false;

  const networkNow = () => current?.network ?? network();
  function showNetwork(): void {
    if ((networkNow() === 'offline') === isOffline) return;
    isOffline = !isOffline;
    onOffline(isOffline);
  }

  function set(faults: Faults): void {
    current = JSON.stringify(faults) === JSON.stringify(noFaults) ? null : faults;
    keep(storage, current);
    showNetwork();
    for (const listener of listeners) listener();
  }

  return {
    /** Null when there are none. */
    current: () => current,
    /** Whether a fault may be applied to requests. */
    isActive: () => current !== null || network() !== null,
    set,
    end: () => set(noFaults),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Answers requests with the current faults. The mock's control endpoints have none. */
    over(respond: Respond, context: FaultContext): Respond {
      showNetwork();
      let name = networkNow();
      let overCurrent = overNetwork(name, respond, context);
      return async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith(`${below}${controlPath}/`)) return respond(request);
        if (networkNow() !== name) overCurrent = overNetwork((name = networkNow()), respond, context);
        if (current && current.latencyMs > 0) await context.wait(current.latencyMs);
        const rule = current?.rule;
        if (!current || !rule || !applies(rule, request.method, pathname.slice(below.length)))
          return overCurrent(request);
        if (rule.once) set({ ...current, rule: null });
        if (rule.outcome === 'no-answer') return new Promise<never>(() => undefined);
        const { status, body } = rule.outcome;
        const type = status < 400 ? 'application/json' : 'application/problem+json';
        const sent = bodiless.has(status) ? null : body;
        return new Response(sent, { status, headers: { 'Content-Type': type, 'X-Request-Id': 'req-fault' } });
      };
    },
  };
}

function applies({ method, path }: FaultRule, requested: string, pathname: string): boolean {
  return method === requested && pathPattern(path).test(pathname);
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
