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

/** On each answer of the real API; it outlives the faults, which make other responses of them. */
const answeredBy = 'X-Answered-By';

/** With a session they confirm orders and contacts, without one they begin a session. */
const logIn: readonly OperationName[] = ['createChallenge', 'verifyChallenge'];

/** Null: the mock answers. */
type Target = { readonly baseUrl: string; readonly address: string } | null;

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
  const [settings, offers, tokens] = [
    storedValue(storage, 'tranche.mixed', Mixed),
    storedValue(storage, 'tranche.mixed-offered', Mixed),
    storedValue(storage, 'tranche.real-token', RealToken),
  ];
  let current = settings.read();
  let offered = offers.read();
  let kept = tokens.read();
  const targets = new WeakMap<Request, Target>();

  function change(mixed: Mixed | null, offer: Mixed | null = null): void {
    current = mixed;
    offered = offer;
    settings.write(mixed);
    offers.write(offer);
    for (const listener of listeners) listener();
  }
  const tokenFor = (baseUrl: string) => (kept?.baseUrl === baseUrl ? kept.token : null);

  /** Ends with the token, which no one needs then. */
  function end(offer: Mixed | null): void {
    kept = null;
    tokens.write(null);
    change(null, offer);
  }

  /** Where a request is sent to, decided when it is first asked for. */
  function targetOf(request: Request): Target {
    const known = targets.get(request);
    if (known !== undefined) return known;
    const target = chosenTarget(request);
    targets.set(request, target);
    return target;
  }

  /** People log in at the mock. */
  function chosenTarget({ method, url, headers }: Request): Target {
    if (!current) return null;
    const { pathname, search } = new URL(url);
    const path = pathname.slice(below.length);
    const operation = operationOf(method, path);
    if (!operation || !current.operations.includes(operation)) return null;
    const logsIn = logIn.includes(operation) && !headers.has('Authorization');
    const { baseUrl } = current;
    return logsIn ? null : { baseUrl, address: baseUrl + path + search };
  }

  /** The headers of a request with the session at the real API, which does not know that of the mock. */
  function realHeaders(request: Request, baseUrl: string): Headers {
    const headers = new Headers(request.headers);
    const token = tokenFor(baseUrl);
    if (!headers.has('Authorization')) return headers;
    if (token === null) headers.delete('Authorization');
    else headers.set('Authorization', `Bearer ${token}`);
    return headers;
  }

  const mixed: MixedSwitch = {
    current: () => current,
    set: (chosen) => change(chosen),
    end: () => end(null),
    offered: () => offered,
    offer: end,
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
    realAddress: (request: Request) => targetOf(request)?.address ?? null,
    isReal: ({ headers }: Response) => headers.has(answeredBy),
    over: (respond: Respond): Respond =>
      async function respondMixed(request) {
        const target = targetOf(request);
        if (!target || current?.baseUrl !== target.baseUrl) return respond(request); // or it has ended meanwhile
        const { method, signal } = request;
        const init = {
          method,
          headers: realHeaders(request, target.baseUrl),
          signal,
          cache: 'no-store',
          credentials: 'omit',
        } as const;
        const body = await request.text();
        try {
          const response = await send(target.address, body === '' ? init : { ...init, body });
          const lacksSession = response.status === 401 && request.headers.has('Authorization');
          return lacksSession
            ? sessionRefused(request, tokenFor(target.baseUrl) !== null)
            : ofRealApi(response);
        } catch {
          return Response.error(); // as the network of the page fails: it says so, and what to do
        }
      },
  };
}

/** The page would end its session, which is one of the mock and still good. */
const sessionRefused = (request: Request, hasToken: boolean): Response =>
  errorResponse(
    request,
    problem(
      'internal',
      hasToken
        ? 'The real API refused the token (401): its session has ended, or is one of another API. Enter a new one in the demo console, part “Real API”, or choose “All from the mock” there.'
        : 'The real API needs a session (401), and no token of one was entered. Enter one in the demo console, part “Real API”, or choose “All from the mock” there.',
    ),
  );

/** The page follows one clock, that of the mock; two would move its countdowns to and fro. */
function ofRealApi({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('Date');
  kept.set(answeredBy, 'real-api');
  return new Response(body, { status, statusText, headers: kept });
}
