import type { OperationName } from '#contracts/index.ts';
import type { MixedSwitch } from '#contracts/mock-in-page.ts';
import { Mixed, RealBaseUrl } from '#contracts/mixed.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { z } from '#contracts/z.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { errorResponse, type Respond } from './network.ts';
import { type OpenStorage, storedValue } from './stored-value.ts';

/** A token belongs to an address: settings of another one, from a file, must not get it. */
const RealToken = z.object({ baseUrl: RealBaseUrl, token: z.string().check(z.minLength(1)) });

/** With a session they confirm orders and contacts, without one they begin a session. */
const logIn: readonly OperationName[] = ['createChallenge', 'verifyChallenge'];

interface Options {
  readonly storage: OpenStorage;
  /** The path that the contract's paths are below, without "/" at its end. */
  readonly below: string;
  /** Sends a request over the network, past the mock. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
}

/** Sends chosen operations to a real API, and all others to the mock. Kept in the tab, as faults are. */
export function createMixed({ storage, below, send }: Options) {
  const listeners = new Set<() => void>();
  const [settings, tokens] = [
    storedValue(storage, 'tranche.mixed', Mixed),
    storedValue(storage, 'tranche.real-token', RealToken),
  ];
  let current = settings.read();
  let kept = tokens.read();

  function change(mixed: Mixed | null): void {
    current = mixed;
    settings.write(mixed);
    for (const listener of listeners) listener();
  }
  const tokenFor = (baseUrl: string) => (kept?.baseUrl === baseUrl ? kept.token : null);

  /** Where a request is sent to the real API; null: the mock answers it. People log in at the mock. */
  function realAddress({ method, url, headers }: Request): string | null {
    if (!current) return null;
    const { pathname, search } = new URL(url);
    const path = pathname.slice(below.length);
    const operation = operationOf(method, path);
    if (!operation || !current.operations.includes(operation)) return null;
    const logsIn = logIn.includes(operation) && !headers.has('Authorization');
    return logsIn ? null : current.baseUrl + path + search;
  }

  /** The headers of a request with the session at the real API, which does not know that of the mock. */
  function realHeaders(request: Request): Headers {
    const headers = new Headers(request.headers);
    const token = current && tokenFor(current.baseUrl);
    if (!headers.has('Authorization')) return headers;
    if (token === null) headers.delete('Authorization');
    else headers.set('Authorization', `Bearer ${token}`);
    return headers;
  }

  const mixed: MixedSwitch = {
    current: () => current,
    set: change,
    end: () => change(null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasToken: (baseUrl) => tokenFor(baseUrl) !== null,
    keepToken(baseUrl, token) {
      kept = { baseUrl, token };
      tokens.write(kept);
    },
  };
  return {
    mixed,
    realAddress,
    over: (respond: Respond): Respond =>
      async function respondMixed(request) {
        const address = realAddress(request);
        if (address === null) return respond(request);
        const { method, signal } = request;
        const init = {
          method,
          headers: realHeaders(request),
          signal,
          cache: 'no-store',
          credentials: 'omit',
        } as const;
        const body = await request.text();
        try {
          const response = await send(address, body === '' ? init : { ...init, body });
          const lacksSession = response.status === 401 && request.headers.has('Authorization');
          return lacksSession ? sessionRefused(request) : withoutDate(response);
        } catch {
          return Response.error(); // as the network of the page fails: it says so, and what to do
        }
      },
  };
}

/** The page would end its session, which is one of the mock and still good. */
const sessionRefused = (request: Request): Response =>
  errorResponse(
    request,
    problem(
      'internal',
      'The real API knows no such session (401). Enter a token of it in the demo console, part “Real API”.',
    ),
  );

/** The page follows one clock, that of the mock; two would move its countdowns to and fro. */
function withoutDate({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('Date');
  return new Response(body, { status, statusText, headers: kept });
}
