import { Instant } from './dates.ts';
import { z } from './z.ts';

export const pageLimits = { default: 25, max: 500 } as const;

/** Values of one filter in one request, at most: more than any status or action has. */
const mostValues = 100;

/** Sort keys of one request, at most. */
const mostSortKeys = 3;

/** A schema of a value, read from the text that a query string has for it. */
function fromText<Schema extends z.core.$ZodType>(read: (text: string) => unknown, schema: Schema) {
  // One way only: `encodeQuery` writes. A pipe from a transform is published as what comes out of it.
  return z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' ? read(text) : text)),
    schema as Schema & z.core.$ZodType<z.output<Schema>>,
  );
}

/** The position where a page starts: the `nextCursor` of the page before, opaque to the caller. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.minLength(1), z.maxLength(1_000));

/** An integer written in a query string; anything but plain digits is refused. */
export function wholeNumber(min: number, max: number) {
  const digits = /^\d{1,15}$/;
  return fromText((text) => (digits.test(text) ? Number(text) : text), z.int().check(z.gte(min), z.lte(max)));
}

/** `true` or `false` in a query string. */
export const flag = fromText(
  (text) => (text === 'true' ? true : text === 'false' ? false : text),
  z.boolean(),
);

/** A bound for counts. */
export const CountBound = wholeNumber(0, 1_000_000_000);
/** A bound for money, in minor units of the item's currency: 12.50 EUR is 1250. */
export const MinorBound = wholeNumber(0, 999_999_999_999_999);

/** `gt` and `lt` leave the bound itself out, `gte` and `lte` count it in. All that are given must hold. */
export const bounds = ['gt', 'gte', 'lt', 'lte'] as const;
export type Bound = (typeof bounds)[number];

const rfc3339 = z.iso.datetime({ offset: true });

/** An instant in a query: one in another time zone, or without milliseconds, is read as the `Instant` that it is. */
export const queryInstant = () =>
  fromText(
    (text) => (z.safeParse(rfc3339, text).success ? new Date(text).toISOString() : text),
    Instant, // the document refers to it
  );

function rangeOf<Value extends z.core.$ZodType>(value: Value) {
  const plain: z.core.$ZodType = value;
  const bound = z.optional(plain === Instant ? (queryInstant() as z.core.$ZodType as Value) : value); // both give an `Instant`
  return z.optional(z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound }));
}

/** How a list endpoint may be sorted, searched and filtered. */
export interface Paging<Key extends string = string, Searched extends string = string> {
  /** Keys of items; "-" in front means falling. What has no value comes last either way. */
  readonly sort: readonly Key[];
  readonly defaultSort: Key | `-${Key}`;
  /**
   * The fields that `q` is looked for in, in any case and without accents. Those that the item does not have
   * (a customer's e-mail address) are searched all the same, without the answer showing them.
   */
  readonly search: readonly Searched[];
  readonly filters: readonly string[];
  readonly ranges: readonly string[];
  /** What a page is made of. */
  readonly item: z.core.$ZodType;
}

const pageMembers = {
  /** For the page after this one; null on the last page. */
  nextCursor: z.nullable(Cursor),
  /** How many items match in all; null unless the request says `total=true`, because counting may cost more than the page. */
  total: z.nullable(z.int().check(z.gte(0))),
};

/** What every page has besides its items. */
export const Page = z.object({ ...pageMembers });

/** A page of these items. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  const made = () =>
    z.object({
      items: z.array(item),
      ...pageMembers,
    });
  const page = (pages.get(item) as ReturnType<typeof made> | undefined) ?? made();
  pages.set(item, page);
  return page;
}

/** The page of each item: lists of the same items answer with the same schema, which has one name in the document. */
const pages = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

interface Listing<
  Item extends z.core.$ZodType,
  Key extends string,
  Searched extends string,
  Filters extends z.core.$ZodLooseShape,
  Ranges extends z.core.$ZodLooseShape,
> {
  readonly item: Item;
  readonly sort: readonly Key[];
  readonly defaultSort: NoInfer<Key> | `-${NoInfer<Key>}`;
  readonly search: readonly Searched[];
  /** Allowed values by filter name; several values of one filter are alternatives, filters narrow each other. */
  readonly filters: Filters;
  /** Fields whose values can be bounded, with the schema of a bound: `filter[createdAt][gte]=…`. */
  readonly ranges: Ranges;
}

/** The query, answer and paging of a list endpoint, to be spread into it. */
export function paged<
  Item extends z.core.$ZodType,
  const Key extends string,
  const Searched extends string,
  Filters extends z.core.$ZodLooseShape,
  Ranges extends z.core.$ZodLooseShape,
>(listing: Listing<Item, Key, Searched, Filters, Ranges>) {
  const { item, sort, defaultSort, search, filters, ranges } = listing;
  type FilterShape = { [Name in keyof Filters]: z.ZodMiniOptional<z.ZodMiniArray<Filters[Name]>> } & {
    [Name in keyof Ranges]: ReturnType<typeof rangeOf<Ranges[Name]>>;
  };
  const shape = Object.fromEntries([
    ...Object.entries(filters).map(([name, value]) => [
      name,
      z.optional(z.array(value).check(z.minLength(1), z.maxLength(mostValues))),
    ]),
    ...Object.entries(ranges).map(([name, value]) => [name, rangeOf(value)]),
  ]) as FilterShape; // Object.fromEntries loses which name had which schema
  const order = sort.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]);
  const paging: Paging<Key, Searched> = {
    sort,
    defaultSort,
    search,
    filters: Object.keys(filters),
    ranges: Object.keys(ranges),
    item,
  };
  return {
    query: {
      q: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(sortKeys(order)),
      cursor: z.optional(Cursor),
      limit: z.optional(wholeNumber(1, pageLimits.max)),
      total: z.optional(flag),
      filter: z.optional(z.strictObject(shape)),
    },
    answers: { 200: pageOf(item) },
    paging,
  };
}

/** `-status,createdAt`: the first key decides, later ones among equals. A repeated parameter is refused. */
function sortKeys<Order extends string>(order: readonly Order[]) {
  const plain = (key: string) => key.replace(/^-/, '');
  return z.pipe(
    z.transform((text: unknown): unknown => (typeof text === 'string' ? text.split(',') : null)),
    z.array(z.enum(order)).check(
      z.maxLength(mostSortKeys),
      z.refine((keys) => new Set(keys.map(plain)).size === keys.length, { message: 'Each key once' }),
    ),
  );
}
