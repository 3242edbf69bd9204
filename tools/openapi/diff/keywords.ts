import type { Json } from '#contracts/openapi/sources.ts';
import { asList, type Fit } from './change.ts';
import { patternChange } from './patterns.ts';

/** How a keyword has changed what values fit. */
export interface Keyword {
  readonly now: Fit;
  readonly reason: string;
}

/** The lowest and highest values; those that every integer has are none. */
const limits = [
  { names: ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'], lower: true },
  { names: ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'], lower: false },
] as const;
/** Rules that only a person can compare if there is one of them before and another one after. */
const rules = [
  ['pattern', 'format', 'contentEncoding'],
  ['multipleOf'],
  ['uniqueItems'],
  ['prefixItems'],
  ['not'],
];

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
  return [...ofLimits, ...rules.flatMap((names) => rulesOf(names, before, after))];
}

/** The change of rules that can say the same in different ways, as `format: uuid` and a pattern do. */
function rulesOf(names: readonly string[], before: Json, after: Json): readonly Keyword[] {
  const changes = names.flatMap((name) => {
    const [was, is] = [before[name] || undefined, after[name] || undefined];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ name, was, is }];
  });
  if (changes.length === 0) return [];
  const reason = changes.map(({ name, was, is }) => `${name} was ${textOf(was)} and is ${textOf(is)}`);
  return [{ now: fitOf(changes), reason: reason.join(', ') }];
}

function fitOf(changes: readonly { readonly was: unknown; readonly is: unknown }[]): Fit {
  if (changes.every(({ was }) => was === undefined)) return 'narrower';
  if (changes.every(({ is }) => is === undefined)) return 'wider';
  const [{ was, is } = { was: null, is: null }, ...others] = changes;
  if (others.length > 0 || typeof was !== 'string' || typeof is !== 'string') return 'unknown';
  return patternChange(was, is) ?? 'unknown';
}

/** The values that a schema lists; null for one that lists none. */
export function valuesOf({ const: only, enum: values }: Json): readonly string[] | null {
  if (only !== undefined) return [JSON.stringify(only)];
  return values === undefined ? null : asList(values).map((value) => JSON.stringify(value));
}
