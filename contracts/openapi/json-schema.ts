import { distinct } from '#contracts/distinct.ts';
import type { z } from '#contracts/z.ts';
import type { Json } from './sources.ts';

export const uri = (name: string) => `#/components/schemas/${name}`;

/** Options of Zod for every schema of the document. A check is a function to Zod: what it says is added here. */
export const writing = {
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    const checks: readonly unknown[] = zodSchema._zod.def.checks ?? [];
    if (checks.includes(distinct)) jsonSchema.uniqueItems = true;
  },
} as const satisfies Pick<z.core.JSONSchemaGeneratorParams, 'unrepresentable' | 'override'>;

/**
 * The same in fewer words, and in words that every tool knows: free members, a type that may be null, and one of
 * several closed objects, where `anyOf` would be read as the members of all.
 */
export function tidied(json: unknown): Json {
  return mapObjects(json, ({ propertyNames: _anyText, ...object }) => {
    const { anyOf, additionalProperties, ...rest } = object;
    if (isEmpty(additionalProperties)) return { ...rest, additionalProperties: true };
    if (!Array.isArray(anyOf)) return object;
    const isClosed = (member: unknown) => (Object(member) as Json)['additionalProperties'] === false;
    if (anyOf.every(isClosed)) return { ...rest, oneOf: anyOf };
    if (anyOf.length !== 2) return object;
    const [value, other] = anyOf.map(tidied);
    const isPlain = typeof value?.['type'] === 'string' && !('enum' in value) && !('const' in value);
    if (!isPlain || other?.['type'] !== 'null') return object;
    const { additionalProperties: free, ...plain } = value;
    const nullable = { ...rest, ...plain, type: [value['type'], 'null'] };
    // Specmatic takes the first item of a list among free members for the shape of all its items, but not of any JSON.
    if (free === true) return rest;
    return free === undefined ? nullable : { ...nullable, additionalProperties: free };
  });
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The schema without `additionalProperties: false`, all the way down. */
export function opened(json: unknown): Json {
  return mapObjects(json, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined
      ? rest
      : { ...rest, additionalProperties },
  );
}

/** The schema without the bounds that every integer has, 2^53 - 1 either way: in an answer they restrict no client. */
export function withoutSafeBounds(json: unknown): Json {
  return mapObjects(json, ({ minimum, maximum, ...rest }) => ({
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  }));
}

/** Zod refers to "#/$defs/Name"; in the document the name is a component. */
export function moved(json: unknown): Json {
  return mapObjects(json, (object) =>
    typeof object['$ref'] === 'string'
      ? { ...object, $ref: object['$ref'].replace('#/$defs/', uri('')) }
      : object,
  );
}

function mapObjects(value: unknown, change: (object: Json) => Json): Json {
  const walk = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(change(Object(inner) as Json)).map(([name, part]) => [name, walk(part)]),
    );
  };
  return Object(walk(value)) as Json; // an object stays one
}

/** The components that a piece of the document refers to. */
export function namesIn(json: unknown): string[] {
  const found = JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, name = '']) => name);
}
