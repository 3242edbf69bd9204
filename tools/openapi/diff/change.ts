import type { Json } from '#contracts/openapi/sources.ts';

/**
 * The number of the version that a change increases; `major` is for breaking changes. `undecided`: major or minor, which
 * only a person can say, because the two rules cannot be compared.
 */
export type Bump = 'major' | 'undecided' | 'minor' | 'patch';

/** What fits a schema now; `other`: neither all that did before nor only that; `unknown`: that cannot be said. */
export type Fit = 'narrower' | 'wider' | 'other' | 'unknown';

/** One difference between two documents. */
export interface Change {
  /** "POST /v1/orders"; null for the document itself. */
  readonly at: string | null;
  /** "request body /quantity"; empty for the operation itself. */
  readonly member: string;
  readonly reason: string;
  readonly asks: Bump;
  /** Names what has changed where several operations share it, such as a member of a named schema; null otherwise. */
  readonly origin: string | null;
}

/** The whole documents. */
export interface Documents {
  readonly before: Json;
  readonly after: Json;
}

export type Direction = 'request' | 'answer';

/** Accepting less breaks those who send; answering more breaks those who read. */
export function bumpOf(direction: Direction, now: Fit): Bump {
  if (now === 'other') return 'major';
  if (now === 'unknown') return 'undecided';
  return (now === 'narrower') === (direction === 'request') ? 'major' : 'minor';
}

export const asJson = (value: unknown) => Object(value) as Json;
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const targetOf = (document: Json, reference: string) =>
  reference
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((inner, name) => asJson(inner[name]), document);

/** Follows a reference; what stands beside it stays. */
export function resolvedIn(document: Json, value: unknown): Json {
  const { $ref, ...rest } = asJson(value);
  return typeof $ref === 'string' ? { ...resolvedIn(document, targetOf(document, $ref)), ...rest } : rest;
}

/** "Order" of "#/components/schemas/Order"; null for anything that is no reference. */
export function nameIn(value: unknown): string | null {
  const { $ref } = asJson(value);
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? null) : null;
}

/** A change whose operation is said by the caller. */
export type Difference = Omit<Change, 'at'>;

export const difference = (member: string, reason: string, asks: Bump): Difference => ({
  member,
  origin: null,
  reason,
  asks,
});

/** The change of a part that has to be there now, or can be left out now; none if neither. */
export function needChange(direction: Direction, was: boolean, is: boolean, member: string): Difference[] {
  if (was === is) return [];
  const reason = is ? 'is required now' : 'can be left out now';
  return [difference(member, reason, bumpOf(direction, is ? 'narrower' : 'wider'))];
}

/** The names of both objects, each once. */
export const namesOfBoth = (a: Json, b: Json) => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** A value of a keyword for a person. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'any value');
