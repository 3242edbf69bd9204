import type { Endpoint } from '#contracts/endpoint.ts';
import { idempotencyKeyPattern } from '#contracts/idempotency-key.ts';
import { type Bound, bounds, pageLimits, type Paging } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { type Components, withSample } from './components.ts';
import type { Description, Json } from './sources.ts';

const keyText =
  'A UUID that names this intention, bare or quoted as a string of structured fields; the answer is kept for it for 24 hours.';

/** OpenAPI has no "required unless": where a request can be a dry run, the rule is in words. */
const idempotencyKey = (canBeTried: boolean): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: !canBeTried,
  description: canBeTried
    ? `${keyText} Required unless \`Dry-Run\` is true: without it the answer is 400 \`idempotency-key-required\`.`
    : keyText,
  schema: { type: 'string', pattern: idempotencyKeyPattern },
});

const keyOf = (index: number) => `7f6c1f4e-51a3-4c8e-9b43-${(index + 1).toString(16).padStart(12, '0')}`;

const keysOf = (names: readonly string[]): Json => ({
  examples: Object.fromEntries(names.map((name, index) => [name, { value: keyOf(index) }])),
});

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The ETag of the version that is changed.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const ifNoneMatch: Json = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of the answer that was kept: 304 when it is still right.',
  schema: { type: 'string', minLength: 1, maxLength: 255, examples: ['"0f343b0931126a20f133d67c2b018a3b"'] },
};

const dryRunHeader: Json = {
  name: 'Dry-Run',
  in: 'header',
  required: false,
  description:
    'With true the answer says what would happen, and nothing does; no key is needed or kept. A key that is sent has to be a UUID all the same.',
  schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
};

/** The descriptions of the parameters of every list, and of the feed. */
const meanings: Readonly<Record<string, string>> = {
  sort: 'The order, first key first; “-” in front means descending.',
  cursor: 'The `nextCursor` of the page before; it belongs to the same sort, search and filters.',
  limit: 'How many items a page has at most.',
  after: 'The `cursor` of the last answer.',
  since: 'An instant, for the first request: changes after it.',
  total:
    'Whether the answer counts all items that match, and sums their amounts where the list has `sums`; both are null otherwise.',
};

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** What `q` searches: a member that an item does not show is searched as well. */
function searchText({ search, masked }: Paging): string {
  const whole = masked.length > 0 ? ` ${quoted(masked)} by the whole value only.` : '';
  return `Searches ${quoted(search)}, in any case and without accents.${whole}`;
}

function meaningOf(name: string, { paging }: Endpoint): string {
  return name === 'q' && paging ? searchText(paging) : (meanings[name] ?? `The ${name}.`);
}

const defaults: Json = { limit: pageLimits.default, total: false };
const samples: Json = { q: 'okafor', limit: pageLimits.default, total: true };

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

const boundTexts: Readonly<Record<Bound, string>> = {
  gt: 'Above this.',
  gte: 'This or above.',
  lt: 'Below this.',
  lte: 'This or below.',
};

/** Describes a filter; its name says which member it filters. */
function filterText(path: string): string {
  const bound = bounds.find((name) => path.endsWith(`[${name}]`));
  return bound ? boundTexts[bound] : 'One of these.';
}

export type NamedExamples = Readonly<Record<string, { readonly value: unknown }>>;
/** Returns the values of one parameter in the examples of an operation; queries by their wire names. */
type ValuesOf = (place: 'params' | 'query' | 'ifMatch', name: string) => NamedExamples;

/** Doubles a list with one item, because tools would take it for a plain value; alternatives may repeat. */
function doubled(value: unknown): unknown {
  const items: unknown[] | null = Array.isArray(value) ? value : null;
  return items?.length === 1 ? [...items, ...items] : value;
}

/** Converts "auditEventId" to "audit event". */
const inWords = (name: string) =>
  name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const withExamples = (values: NamedExamples) => (Object.keys(values).length > 0 ? { examples: values } : {});

/** Creates the parameters of the operations in full; `shareParameters` merges equal ones. */
export function createParameters(components: Components, descriptions: ReadonlyMap<string, Description>) {
  function inPath(name: string, schema: z.core.$ZodType, values: NamedExamples): Json {
    const json = components.asText(components.of(schema, 'parameter'));
    return {
      name,
      in: 'path',
      required: true,
      description: descriptions.get(components.nameOf(schema) ?? '')?.text || `Which ${inWords(name)}.`,
      schema: json,
      ...withExamples(values),
    };
  }

  /** Returns an example, unless the schema lists its values or refers to one with an example. */
  function sampleOf(json: Json, example?: unknown): Json {
    const item = Object(json['items'] ?? json) as Json;
    return item['$ref'] || item['enum'] ? {} : withSample(example ?? components.exampleOf(json));
  }

  /**
   * Describes filters one by one as filter[name]=value, repeated for alternatives, because OpenAPI's deepObject
   * cannot express that.
   */
  function filters(path: string, json: Json, valuesOf: ValuesOf): Json[] {
    if (json['type'] === 'object') {
      const members = Object.entries(Object(json['properties']) as Json);
      return members.flatMap(([name, inner]) => filters(`${path}[${name}]`, Object(inner) as Json, valuesOf));
    }
    const values = Object.entries(valuesOf('query', path)).map(
      ([name, { value }]) => [name, { value: doubled(value) }] as const,
    );
    return [
      {
        name: path,
        in: 'query',
        description: filterText(path),
        schema: { ...json, ...sampleOf(json) },
        ...withExamples(Object.fromEntries(values)),
      },
    ];
  }

  function inQuery(name: string, schema: z.core.$ZodType, definition: Endpoint, valuesOf: ValuesOf): Json[] {
    const json = components.of(schema, 'parameter');
    if (json['type'] === 'object') return filters(name, json, valuesOf);
    const initial = name === 'sort' ? definition.paging && [definition.paging.defaultSort] : defaults[name];
    return [
      {
        name,
        in: 'query',
        ...(isRequired(schema) ? { required: true } : {}),
        description: meaningOf(name, definition),
        ...(json['type'] === 'array' ? { style: 'form', explode: false } : {}), // a,b
        schema: {
          ...json,
          ...(initial === undefined ? {} : { default: initial }),
          ...sampleOf(json, samples[name]),
        },
        ...withExamples(valuesOf('query', name)),
      },
    ];
  }

  /** @param names the names of the operation's examples: tools send a header only if it has a value for the example */
  return function parametersOf(
    definition: Endpoint,
    names: readonly string[],
    valuesOf: ValuesOf,
  ): readonly Json[] {
    const { params = {}, query = {}, idempotent, dryRun, version, cache } = definition;
    return [
      ...Object.entries(params).map(([name, schema]) => inPath(name, schema, valuesOf('params', name))),
      ...Object.entries(query).flatMap(([name, schema]) => inQuery(name, schema, definition, valuesOf)),
      ...(idempotent ? [{ ...idempotencyKey(!dryRun), ...keysOf(names) }] : []),
      ...(idempotent && !dryRun ? [dryRunHeader] : []),
      ...(cache ? [ifNoneMatch] : []),
      ...(version === 'requires' ? [{ ...ifMatch, ...withExamples(valuesOf('ifMatch', '')) }] : []),
    ];
  };
}
