import { auditActionOf, type Endpoint, followUpOf, type SuccessStatus } from '#contracts/endpoint.ts';
import { maxNamedInHeader } from '#contracts/changes/change.ts';
import { type ProblemCode, problems } from '#contracts/problem.ts';
import type { Json } from './sources.ts';

const text = (description: string, example: string, more: Json = {}): Json => ({
  description,
  schema: { type: 'string', examples: [example], ...more },
});

const retryAfter: Json = {
  description: 'Seconds to wait before trying again.',
  schema: { type: 'integer', minimum: 0, examples: [30] },
};

/** Every header that an answer may have, as components. */
const headers: Readonly<Record<string, Json>> = {
  'X-Request-Id': {
    ...text('Names this request in logs; a problem repeats it as `requestId`.', 'req-mk7v3s00-1f', {
      minLength: 1,
    }),
    required: true,
  },
  'Cache-Control': {
    ...text('How long the answer may be kept without asking again.', 'public, max-age=60'),
    required: true,
  },
  ETag: {
    ...text(
      'The version of the resource, for If-Match of a later change, or of a text that may be kept.',
      '"7"',
    ),
    required: true,
  },
  Location: {
    ...text('Where the resource that was created can be read.', '/v1/orders/ord_01JH8ZK3W00000000000000000'),
    required: true,
  },
  'Idempotency-Replayed': text('Present when this is the kept answer of an earlier request.', 'true', {
    enum: ['true'],
  }),
  'Dry-Run': text('Present when nothing was done: the request asked only what would be.', 'true', {
    enum: ['true'],
  }),
  'Audit-Event': text(
    'The entry of the audit, for administrators; left out when nothing that is audited has changed.',
    'aud_01JH8ZK3W00000000000000000',
  ),
  Changed: text(
    `Everything that the command has changed of what the caller sees, with its new version; only the types, "order, plan", of more than ${maxNamedInHeader} entities.`,
    'order/ord_01JH8ZK3W00000000000000000;version=4, plan/pln_01JH8ZK3W00000000000000000;version=3',
  ),
  'Retry-After': { ...retryAfter, required: true },
  'Retry-After-If-Known': retryAfter,
  Allow: text('The methods that this path has; with 405.', 'GET, POST'),
  'WWW-Authenticate': {
    ...text('The scheme to sign in with (RFC 9110, section 11.6.1).', 'Bearer'),
    required: true,
  },
};

/** @param names names of components; one that is only sometimes sent ends in "-If-Known" */
const references = (names: readonly string[]): Json =>
  Object.fromEntries(
    names.map((name) => [name.replace('-If-Known', ''), { $ref: `#/components/headers/${name}` }]),
  );

export function successHeaders(definition: Endpoint, status: SuccessStatus): Json {
  const { version, cache, idempotent, dryRun, simulates, access } = definition;
  const { location, retryAfterS } = followUpOf(definition, status);
  const audited = auditActionOf(definition) !== undefined;
  return references([
    'X-Request-Id',
    ...(cache ? ['Cache-Control'] : []),
    ...(version || cache ? ['ETag'] : []),
    ...(typeof location === 'string' ? ['Location'] : []),
    ...(retryAfterS === undefined ? [] : ['Retry-After']),
    ...(idempotent ? ['Idempotency-Replayed'] : []),
    ...((idempotent && !dryRun) || simulates ? ['Dry-Run'] : []),
    ...(audited && access === 'administrator' ? ['Audit-Event'] : []),
    ...(idempotent ? ['Changed'] : []),
  ]);
}

const waiting: readonly number[] = [423, 429];

/** The headers of an answer that confirms a cached one. */
export const notModifiedHeaders = references(['X-Request-Id', 'Cache-Control', 'ETag']);

/** @param status null for any status */
export function problemHeaders(status: number | null, codes: readonly ProblemCode[]): Json {
  const waits = status !== null && waiting.includes(status);
  const mayWait = status === null || codes.includes('idempotency-in-progress');
  return references([
    'X-Request-Id',
    ...(status === null ? ['Allow'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(waits ? ['Retry-After'] : mayWait ? ['Retry-After-If-Known'] : []),
    ...(codes.some((code) => problems[code].kept) ? ['Idempotency-Replayed'] : []),
  ]);
}

/** Returns the headers that a part of the document refers to. */
export function usedHeaders(json: unknown): Json {
  const text = JSON.stringify(json);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => text.includes(`"#/components/headers/${name}"`)),
  );
}
