import { distinct } from '#contracts/distinct.ts';
import type { z } from '#contracts/z.ts';
import type { Json } from './sources.ts';

export const uri = (name: string) => `#/components/schemas/${name}`;

/** Converts "not-found" to "NotFound", and "payOrder" to "PayOrder". */
export const pascal = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Options of Zod for every schema of the document. Zod cannot describe checks that are functions, so their keywords
 * are added here.
 */
export const writing = {
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    const checks: readonly unknown[] = zodSchema._zod.def.checks ?? [];
    const isReference = jsonSchema.$ref !== undefined;
    if (checks.includes(distinct) && !isReference) jsonSchema.uniqueItems = true;
  },
} as const satisfies Pick<z.core.JSONSchemaGeneratorParams, 'unrepresentable' | 'override'>;

/**
 * Simplifies a schema to keywords that every tool supports: free members, nullable types, and one of several closed
 * objects, where tools would read `anyOf` as the union of all members.
 */
export function simplified(json: unknown): Json {
  return mapObjects(json, ({ propertyNames: _anyText, ...object }) => {
    const { anyOf, additionalProperties, ...rest } = object;
    if (isEmpty(additionalProperties)) return { ...rest, additionalProperties: true };
    if (!Array.isArray(anyOf)) return object;
    const isClosed = (member: unknown) => (Object(member) as Json)['additionalProperties'] === false;
    if (anyOf.every(isClosed)) return { ...rest, oneOf: anyOf };
    if (anyOf.length !== 2) return object;
    const [value, other] = anyOf.map(simplified);
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

/** Removes `additionalProperties: false` at every level. */
export function opened(json: unknown): Json {
  return mapObjects(json, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined
      ? rest
      : { ...rest, additionalProperties },
  );
}

/** Removes the bounds that every integer has, 2^53 - 1 either way, because in an answer they restrict no client. */
export function withoutSafeBounds(json: unknown): Json {
  return mapObjects(json, ({ minimum, maximum, ...rest }) => ({
    ...rest,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  }));
}

/** Changes Zod's references "#/$defs/Name" to components of the document. */
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
  return Object(walk(value)) as Json; // an object is kept as an object
}

/** Returns the components that a part of the document refers to. */
export function namesIn(json: unknown): string[] {
  const references = JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...references].map(([, name = '']) => name);
}
