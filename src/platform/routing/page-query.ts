import { z } from '#contracts/z.ts';

// Schemas for the query of an address. An invalid field gets its default, so that an old link still opens;
// `unknownParts` returns what is replaced or left out, which the page names.

/** A text, truncated to `maxLength` characters. */
export const text = (maxLength: number) =>
  fallingBack(
    z.pipe(
      z.string(),
      z.transform((value) => value.slice(0, maxLength)),
    ),
  );

/** A text that matches this pattern. */
export const matching = (form: RegExp) => fallingBack(z.string().check(z.regex(form)));

/** One of these words; the first one is the default. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z._default(orElse(z.enum(words), words[0]), words[0]);

/** The query fields of every list; `lists/list-url.ts` interprets them by the rules of the list. */
export const listFields = {
  q: text(100),
  sort: text(100),
  limit: text(10),
  page: text(10),
  cursor: text(500),
  /** The shown columns in order: "amount.status". */
  columns: text(500),
  /** The id of the row whose details are open. */
  open: text(100),
  /** The job whose progress and results are shown. */
  job: matching(/^job_[\dA-Z]{26}$/),
};

/**
 * The query of a page with a list. The list reads its filters by itself.
 * @param more what else the page understands
 */
export const listQuery = <const More extends z.core.$ZodShape>(more: More) =>
  z.object({ ...listFields, ...more });

/** The query fields that every page understands: the open inbox, and what is being created. */
const everywhere = z.object({
  messages: choice(['unread', 'all', 'archived']),
  new: text(20),
});

/** What a link asks of the demonstration backend. */
const demoNames = ['scenario', 'as', 'day', 'network', 'profile', 'fails', 'cart', 'offer', 'contact'];

/** Added to links by mail programs and advertisements. */
const tracking = /^(utm_\w+|[gd]clid|fbclid|msclkid|mc_[ce]id)$/;

/** A part of an address that its page cannot read, so that it would show something else than the link meant. */
export interface UnknownPart {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the parts of an address that its page would drop or replace: unknown names, and values that the schema does not
 * read as they are, also when they are empty.
 * @param otherNames names that are understood beside the schema's
 */
export function unknownParts(
  schema: z.ZodMiniObject,
  search: URLSearchParams,
  { mocks, otherNames = [] }: { readonly mocks: 'on' | 'off'; readonly otherNames?: readonly string[] },
): readonly UnknownPart[] {
  const shape: z.core.$ZodShape = { ...everywhere.shape, ...schema.shape };
  const isKnown = (name: string) =>
    otherNames.includes(name) || tracking.test(name) || (mocks === 'on' && demoNames.includes(name));
  return [...new Set(search.keys())].flatMap((name) => {
    const values = search.getAll(name);
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (isKnown(name) || (field && isRead(field, values, name))) return [];
    return values.map((value) => ({ name, value }));
  });
}

function isRead(field: z.core.$ZodType, values: readonly string[], name: string): boolean {
  if (values.includes('')) return name === 'q' && values.length === 1; // an empty search narrows nothing
  const value = values.length > 1 ? values : values[0];
  return z.parse(field, value) === value;
}

function fallingBack<const Schema extends z.core.SomeType>(schema: Schema) {
  return orElse(z.optional(schema), undefined);
}

function orElse<const Schema extends z.core.SomeType>(schema: Schema, value: z.output<Schema>) {
  return z.catch(schema, value); // oxlint-disable-line promise/valid-params -- not a promise's
}

/** Parses an address by the schema of its page. A name without a value counts as absent. */
export function readQuery<const Schema extends z.ZodMiniObject>(
  schema: Schema,
  search: URLSearchParams,
): z.output<Schema> {
  const entries = [...new Set(search.keys())].map((name) => {
    const [first, ...more] = search.getAll(name).filter((value) => value !== '');
    return [name, more.length > 0 ? [first, ...more] : first] as const;
  });
  return z.parse(schema, Object.fromEntries(entries));
}

export type QueryValue = string | number | readonly (string | number)[] | undefined;

/** Returns a path with its query; undefined and empty members are left out. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    [value ?? '']
      .flat()
      .filter((one) => one !== '')
      .map((one) => [name, String(one)]),
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}
