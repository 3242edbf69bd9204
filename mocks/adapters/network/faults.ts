import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { z } from '#contracts/z.ts';
import { controlPath, type FaultRule, Faults, type NetworkName, noFaults } from '#contracts/mock-control.ts';
import { createRandom } from '#mocks/store/random.ts';
import { overNetwork, type Respond, type FaultContext } from './network.ts';
import { type OpenStorage, storedValue } from './stored-value.ts';

/** A response with such a status cannot have a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

interface Options {
  readonly storage: OpenStorage;
  /** The network of the scenario or of the address, which a chosen one replaces. */
  readonly network: () => NetworkName | null;
  /** The path that the contract's paths are below, without "/" at its end. */
  readonly below: string;
  /** Called when the simulated network is lost, and when it is back. */
  readonly onOffline?: (isOffline: boolean) => void;
}

/** How many requests each rule has met; a share is chosen by their numbers, so a reload continues it. */
const Stored = z.object({ faults: Faults, counts: z.array(z.int()) });

/** The faults between a caller and the mock, which a person switches on and off; they are kept in the storage. */
export function createFaults({ storage, network, below, onOffline = () => undefined }: Options) {
  const listeners = new Set<() => void>();
  const stored = storedValue(storage, 'tranche.faults', Stored);
  const first = stored.read();
  let current = first?.faults ?? null;
  const counts = new Map(first?.faults.rules.map((rule, index) => [rule, first.counts[index] ?? 0]));
  let isOffline = false;

  const networkNow = () => current?.network ?? network();
  function showNetwork(): void {
    if ((networkNow() === 'offline') === isOffline) return;
    isOffline = !isOffline;
    onOffline(isOffline);
  }

  const save = () =>
    stored.write(current && { faults: current, counts: current.rules.map((rule) => counts.get(rule) ?? 0) });

  function change(faults: Faults): void {
    current = JSON.stringify(faults) === JSON.stringify(noFaults) ? null : faults;
    save();
    showNetwork();
    for (const listener of listeners) listener();
  }
  function set(faults: Faults): void {
    counts.clear();
    change(faults);
  }

  /** Takes the rule that is applied to a request; each rule that is about the operation counts the request. */
  function takeRule(method: string, path: string): FaultRule | null {
    const operation = operationOf(method, path);
    if (!current || !operation) return null;
    const about = current.rules.filter((rule) => isAbout(rule, contract[operation]));
    const taken = about.find((rule) => isMet(rule, counts.get(rule) ?? 0)) ?? null;
    for (const rule of about) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    if (taken?.applies === 'once')
      change({ ...current, rules: current.rules.filter((rule) => rule !== taken) });
    else if (about.length > 0) save();
    return taken;
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
        const latencyMs = current?.latencyMs ?? 0;
        const outcome = takeRule(request.method, pathname.slice(below.length))?.outcome;
        if (latencyMs > 0) await context.wait(latencyMs);
        if (outcome === undefined) return overCurrent(request);
        if (outcome === 'no-answer') return new Promise<never>(() => undefined);
        if (outcome === 'lost-after') {
          await overCurrent(request);
          return Response.error();
        }
        const { status, body } = outcome;
        const type = status < 400 ? 'application/json' : 'application/problem+json';
        const sent = bodiless.has(status) ? null : body;
        return new Response(sent, { status, headers: { 'Content-Type': type, 'X-Request-Id': 'req-fault' } });
      };
    },
  };
}

const isAbout = (rule: FaultRule, { method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  rule.method === method && rule.path === path;

/** Whether a rule is applied to the request that follows so many others. */
const isMet = ({ applies }: FaultRule, count: number): boolean =>
  typeof applies === 'string' || createRandom(`${applies.seed}/${count}`).int(1, 100) <= applies.percent;
