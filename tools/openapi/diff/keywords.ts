import type { Json } from '#contracts/openapi/sources.ts';
import { asList } from './change.ts';

/** How a keyword has changed what values fit. */
export interface Keyword {
  readonly now: 'narrower' | 'wider' | 'other';
  readonly reason: string;
}

/** The lowest and highest values; those that every integer has are none. */
const limits = [
  { names: ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'], lower: true },
  { names: ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'], lower: false },
] as const;
/** Keywords of which two values cannot be compared. */
const rules = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding', 'prefixItems', 'not'];

function limitOf(schema: Json, name: string, lower: boolean): number {
  const value = schema[name];
  const none = lower ? -Infinity : Infinity;
  if (typeof value !== 'number' || Math.abs(value) === Number.MAX_SAFE_INTEGER) return none;
  return lower && value === 0 && name.startsWith('min') && name !== 'minimum' ? none : value;
}

const textOf = (value: unknown) =>
  value === undefined || Math.abs(Number(value)) === Infinity ? 'none' : JSON.stringify(value);

/** Compares the keywords of two schemas of the same type that have no schemas inside. */
export function keywordsOf(before: Json, after: Json): readonly Keyword[] {
  const ofLimits = limits.flatMap(({ names, lower }) =>
    names.flatMap((name): Keyword[] => {
      const [was, is] = [limitOf(before, name, lower), limitOf(after, name, lower)];
      if (was === is) return [];
      const reason = `${name} was ${textOf(was)} and is ${textOf(is)}`;
      return [{ now: is > was === lower ? 'narrower' : 'wider', reason }];
    }),
  );
  const ofRules = rules.flatMap((name): Keyword[] => {
    const [was, is] = [before[name] || undefined, after[name] || undefined];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const reason = `${name} was ${textOf(was)} and is ${textOf(is)}`;
    return [{ now: was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other', reason }];
  });
  return [...ofLimits, ...ofRules];
}

/** The values that a schema lists; null for one that lists none. */
export function valuesOf({ const: only, enum: values }: Json): readonly string[] | null {
  if (only !== undefined) return [JSON.stringify(only)];
  return values === undefined ? null : asList(values).map((value) => JSON.stringify(value));
}
