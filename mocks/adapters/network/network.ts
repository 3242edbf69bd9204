import type { Instant } from '#contracts/dates.ts';
import { Changes } from '#contracts/changes/change.ts';
import { isCacheable } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { controlPath, type NetworkName, networkNames } from '#contracts/mock-control.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { z } from '#contracts/z.ts';
import { after, MINUTE, secondsUntil } from '#mocks/time/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { defaultProblemTypes, storedProblem, wireResponse } from '#mocks/core/response.ts';
import { responseOf } from '#mocks/core/wire.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';

export type Respond = (request: Request) => Promise<Response>;

export interface FaultContext {
  readonly now: () => Instant;
  readonly wait: (ms: number) => Promise<void>;
}

const never = () => new Promise<never>(() => undefined);

const slowMs = 1_500;
const keptSeconds = 12 * 60;

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
const changesNothing = ({ headers }: Request) => !headers.has('Idempotency-Key');

/** The operation that a request is for, whatever its address has before the path of the contract. */
function operationFor({ method, url }: Request): OperationName | undefined {
  const { pathname } = new URL(url);
  return operationOf(method, pathname.slice(pathname.lastIndexOf('/v1/')));
}

/** Another UUID than this one, in its form: `crypto.randomUUID` exists in secure contexts only. */
const keyBeside = (key: string) =>
  key.replace(/[^"](?="?$)/, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16));

/** Returns the same command with a key of its own, so that its effect is another one. */
function byAnother(request: Request): Request {
  const other = request.clone();
  other.headers.set('Idempotency-Key', keyBeside(request.headers.get('Idempotency-Key') ?? ''));
  return other;
}

export function errorResponse(request: Request, refusal: Problem): Response {
  const path = new URL(request.url).pathname;
  const context = { path, requestId: 'req-network', problemTypes: defaultProblemTypes };
  return responseOf(wireResponse(storedProblem(refusal, context), context));
}

/** The network that was asked for by its name, or else the scenario's own; null for one that just works. */
export function networkOf(
  scenario: Pick<Scenario, 'network'> | undefined,
  name: string | null,
): NetworkName | null {
  return networkNames.find((each) => each === name) ?? scenario?.network ?? null;
}

/** Answers requests like a network of this kind. The mock's control endpoints are always reachable. */
export function overNetwork(
  name: NetworkName | null,
  respond: Respond,
  { now, wait }: FaultContext,
): Respond {
  if (name === null) return respond;
  const over = (request: Request) =>
    new URL(request.url).pathname.includes(`${controlPath}/`)
      ? respond(request)
      : kinds[name](respond, request);

  const reached = new Set<string>();
  const opensAt = after(now(), 10 * MINUTE);
  const kinds: Readonly<Record<NetworkName, (respond: Respond, request: Request) => Promise<Response>>> = {
    async slow(ask, request) {
      await wait(slowMs);
      return ask(request);
    },
    // Loses the first answer to each request. A command has already been carried out by then.
    async flaky(ask, request) {
      const operation = `${request.method} ${request.url}`;
      const isLost = !reached.has(operation);
      reached.add(operation);
      const response = await ask(request);
      return isLost ? Response.error() : response;
    },
    // Answers reads as from a cache that was filled twelve minutes ago; all other requests fail.
    async offline(ask, request) {
      const operation = operationFor(request);
      const isCached = isRead(request) || (operation !== undefined && isCacheable(contract[operation]));
      if (!isCached) return Response.error();
      const response = await ask(request);
      const headers = new Headers(response.headers);
      headers.set('Age', String(keptSeconds));
      return new Response(response.body, { status: response.status, headers });
    },
    maintenance(ask, request) {
      if (now() >= opensAt) return ask(request);
      const extra = { retryAfterS: secondsUntil(now(), opensAt), until: opensAt };
      const detail = 'The service is back in ten minutes.';
      return Promise.resolve(errorResponse(request, problem('maintenance', detail, extra)));
    },
    // Sends each versioned command once more beforehand, as if another person had pressed the same button.
    async conflict(ask, request) {
      const operation = `${request.method} ${request.url}`;
      if (!request.headers.has('If-Match') || reached.has(operation)) return ask(request);
      reached.add(operation);
      await ask(byAnother(request));
      return ask(request);
    },
    // Answers each read of a session once; the feed then says that everything may have changed, and no later read is answered.
    async refreshing(ask, request) {
      if (!isRead(request)) return ask(request);
      if (operationFor(request) === 'listChanges') {
        await wait(slowMs); // by then the reads of the page are answered
        const response = await ask(request);
        if (!response.ok) return response;
        return Response.json({ ...z.parse(Changes, await response.json()), reset: true }, response);
      }
      const read = `${request.headers.get('Authorization') ?? ''} ${request.url}`;
      if (reached.has(read)) return never();
      reached.add(read);
      return ask(request);
    },
    stalled: never,
  };
  return over;
}

/** Makes reads of these paths fail, to show pages with a missing part. */
export function failing(paths: readonly string[], respond: Respond): Respond {
  const detail = 'This failure was asked for by the address of the page.';
  return (request) =>
    changesNothing(request) && paths.some((path) => new URL(request.url).pathname.endsWith(path))
      ? Promise.resolve(errorResponse(request, problem('internal', detail)))
      : respond(request);
}
