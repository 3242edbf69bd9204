import { z } from '#contracts/z.ts';

// The query of an address, field by field. A field whose value is invalid falls back, so that an old link still opens.

/** A text, cut to `longest` characters. */
export const text = (longest: number) =>
  fallingBack(
    z.pipe(
      z.string(),
      z.transform((value) => value.slice(0, longest)),
    ),
  );

/** A text of this form. */
export const matching = (form: RegExp) => fallingBack(z.string().check(z.regex(form)));

/** One of these words, the first one by default. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z._default(orElse(z.enum(words), words[0]), words[0]);

/** Values of a filter. Its list checks them against the contract, which is not loaded with the table of pages. */
export const filter = <Value extends string>() =>
  fallingBack(
    z.custom<Value | readonly Value[]>((given) => [given].flat().every((one) => typeof one === 'string')),
  );

/** What the query of every list holds; `lists/list-url.ts` reads it by the rules of the list. */
export const listFields = {
  q: text(100),
  sort: text(100),
  limit: text(10),
  page: text(10),
  cursor: text(500),
  /** The columns that are shown, in order: "amount.status". */
  columns: text(500),
  /** The row whose details are open. */
  open: text(100),
};

/** Narrows a list to what belongs to another entity, by its id. */
export const entityId = text(100);

/** Narrows a list to a span of days: "2027-01-01..2027-01-31", or "last-7-days". */
export const days = matching(/^([\d-]{10}\.\.[\d-]{10}|[a-z\d-]{3,20})$/);

function fallingBack<const Schema extends z.core.SomeType>(schema: Schema) {
  return orElse(z.optional(schema), undefined);
}

function orElse<const Schema extends z.core.SomeType>(schema: Schema, value: z.output<Schema>) {
  return z.catch(schema, value); // oxlint-disable-line promise/valid-params -- not a promise's
}

/** Reads an address by the schema of its page. A name without a value is as good as none. */
export function readQuery<const Schema extends z.ZodMiniObject>(
  schema: Schema,
  search: URLSearchParams,
): z.output<Schema> {
  const given = [...new Set(search.keys())].map((name) => {
    const [first, ...more] = search.getAll(name).filter((value) => value !== '');
    return [name, more.length > 0 ? [first, ...more] : first] as const;
  });
  return z.parse(schema, Object.fromEntries(given));
}

export type QueryValue = string | number | readonly (string | number)[] | undefined;

/** A path with its query; members that are undefined or empty are left out. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    [value ?? '']
      .flat()
      .filter((one) => one !== '')
      .map((one) => [name, String(one)]),
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}
