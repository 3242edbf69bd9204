import { type Endpoint, followUpOf, type SuccessStatus } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { problemMediaType, problems } from '#contracts/problem.ts';
import { problemTitles } from '#contracts/problem-titles.ts';
import { z } from '#contracts/z.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { WireResponse } from './wire.ts';
import { versionTag } from './entity-tag.ts';
import { memberOf } from './member.ts';
import { Problem, type Success } from './handler-result.ts';
import { pointerOf } from './validation.ts';

/** An answer without the headers of one request; this part is kept for an idempotency key. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string | null;
  /** Headers of the answer that do not depend on the request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The members of a request that a problem contains. */
export interface RequestContext {
  readonly path: string;
  readonly requestId: string;
  /** Base URL of problem types, without "/" at the end. */
  readonly problemTypes: string;
}

export const defaultProblemTypes = 'https://problems.example.test';

/** Serialises a valid value without members that the schema lacks; throws for an invalid one. */
export function written(schema: z.core.$ZodType, value: unknown): string {
  const result = z.safeParse(schema, value);
  if (result.success) return JSON.stringify(result.data);
  const faults = result.error.issues.map((issue) => `${pointerOf(issue.path) || '/'}: ${issue.message}`);
  throw new Error(`The answer breaks the contract at ${faults.join('; ')}`);
}

/** Validates the result of a handler against the contract; throws if the handler has violated it. */
export function storedResponse(
  endpoint: Endpoint,
  result: Success | Problem,
  context: RequestContext,
): StoredResponse {
  if (result instanceof Problem) {
    invariant(
      problemsOf(endpoint).includes(result.code),
      `The problem ${result.code} (${result.detail}) is not one that the contract declares here.`,
    );
    return storedProblem(result, context);
  }
  const { status, body } = result;
  const schema = endpoint.responses[status];
  invariant(schema !== undefined, `The status ${status} is not one that the contract declares here.`);
  const headers = successHeaders(endpoint, status, body);
  return { status, body: schema && written(schema, body), headers };
}

const instanceOf = (path: string) => path.slice(0, 500);

export function storedProblem(
  { code, detail, extra }: Problem,
  { path, requestId, problemTypes }: RequestContext,
): StoredResponse {
  const { status, schema } = problems[code];
  const title = problemTitles[code];
  const type = `${problemTypes}/${code}`;
  const body = { type, title, status, detail, instance: instanceOf(path), code, requestId, ...extra };
  return { status, body: written(schema, body), headers: headersOf(status, extra) };
}

/** Returns headers that repeat members of a problem, for generic HTTP clients. */
function headersOf(status: number, extra: object): StoredResponse['headers'] {
  const [retryAfterS, allowed] = [memberOf(extra, 'retryAfterS'), memberOf(extra, 'allowed')];
  return {
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(status === 405 && Array.isArray(allowed) ? { Allow: allowed.join(', ') } : {}),
    ...(typeof retryAfterS === 'number' ? { 'Retry-After': String(retryAfterS) } : {}),
  };
}

/** Returns the headers that the contract declares for a success, from the members of its body. */
function successHeaders(endpoint: Endpoint, status: SuccessStatus, body: unknown): StoredResponse['headers'] {
  const { location, retryAfterS } = followUpOf(endpoint, status);
  const headers: Record<string, string> = {};
  const needed = (name: string, kind: 'string' | 'number') => {
    const value = memberOf(body, name);
    invariant(typeof value === kind, `The contract declares a header of "${name}", but the answer has none.`);
    return value;
  };
  if (endpoint.version) headers['ETag'] = versionTag(Number(needed('version', 'number')));
  if (typeof location === 'string') {
    headers['Location'] = location.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(needed(name, 'string'))),
    );
  }
  if (retryAfterS !== undefined) headers['Retry-After'] = String(retryAfterS);
  return headers;
}

/** Adapts a kept problem to a repeated request: its path and request id. */
function readdressed(problemBody: string, { path, requestId }: RequestContext): string {
  const kept: unknown = JSON.parse(problemBody);
  return JSON.stringify(Object.assign({}, kept, { instance: instanceOf(path), requestId }));
}

export function wireResponse(
  stored: StoredResponse,
  context: RequestContext,
  replayed = false,
): WireResponse {
  const { status } = stored;
  const { requestId } = context;
  const body =
    replayed && status >= 400 && stored.body !== null ? readdressed(stored.body, context) : stored.body;
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Request-Id': requestId };
  if (body !== null) headers['Content-Type'] = status < 400 ? 'application/json' : problemMediaType;
  if (replayed) headers['Idempotency-Replayed'] = 'true';
  return { status, headers: { ...headers, ...stored.headers }, body };
}
