import { Instant } from './dates.ts';
import { described } from './described.ts';
import { type Money, NonNegativeMoney } from './money.ts';
import { z } from './z.ts';

/** Rows of a page, where none are asked for and at most, and the maximum number of characters of a search. */
export const pageLimits = { default: 25, max: 500, search: 100 } as const;

/** The maximum number of values of one filter in one request: more than any status or action has. */
const maxValues = 100;

/** The maximum number of sort keys in one request. */
const maxSortKeys = 3;

/** A schema of a value that is parsed from the text of a query string. */
function fromText<Schema extends z.core.$ZodType>(read: (text: string) => unknown, schema: Schema) {
  // Decoding only, since `encodeQuery` encodes. Zod describes a pipe from a transform by its output.
  return z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' ? read(text) : text)),
    schema as Schema & z.core.$ZodType<z.output<Schema>>,
  );
}

export const Cursor = described(
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.minLength(1), z.maxLength(1_000)),
  'The position where a page starts: the `nextCursor` of the previous page, opaque to the caller.',
);

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

export const CountBound = described(wholeNumber(0, 1_000_000_000), 'A bound for a count.');
export const MinorBound = described(
  wholeNumber(0, 999_999_999_999_999),
  "A bound for money, in minor units of the item's currency: 12.50 EUR is 1250.",
);

/** `gt` and `lt` exclude the bound itself, `gte` and `lte` include it. All given bounds must hold. */
export const bounds = ['gt', 'gte', 'lt', 'lte'] as const;
export type Bound = (typeof bounds)[number];

const rfc3339 = z.iso.datetime({ offset: true });

/** An instant in a query; one with another offset or without milliseconds is converted to an `Instant`. */
export const queryInstant = () =>
  fromText(
    (text) => (z.safeParse(rfc3339, text).success ? new Date(text).toISOString() : text),
    Instant, // the document refers to it
  );

function rangeOf<Value extends z.core.$ZodType>(value: Value) {
  const plain: z.core.$ZodType = value;
  // both schemas give an `Instant`
  const bound = z.optional(plain === Instant ? (queryInstant() as z.core.$ZodType as Value) : value);
  return z.optional(z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound }));
}

/** How a list endpoint may be sorted, searched and filtered. */
export interface Paging<
  Key extends string = string,
  Searched extends string = string,
  Summed extends string = string,
> {
  /** Keys of items; "-" in front means descending. Missing values come last in both directions. */
  readonly sort: readonly Key[];
  readonly defaultSort: Key | `-${Key}`;
  /**
   * The fields that `q` searches, ignoring case and accents. Fields that the item does not have (a customer's e-mail
   * address) are searched as well, without being part of the answer.
   */
  readonly search: readonly Searched[];
  /**
   * Those of them that are masked in responses: they are found by their whole value only, since whoever searches by a part
   * could guess the rest, letter by letter.
   */
  readonly masked: readonly Searched[];
  readonly filters: readonly string[];
  readonly ranges: readonly string[];
  /** The amounts of an item that are summed over all matching items. */
  readonly sums: readonly Summed[];
  /** The schema of an item. */
  readonly item: z.core.$ZodType;
}

const pageMembers = {
  nextCursor: described(z.nullable(Cursor), 'The cursor of the next page; null on the last page.'),
  total: described(
    z.nullable(z.int().check(z.gte(0))),
    'The number of all matching items; null unless the request has `total=true`, because counting may cost more than the page.',
  ),
};

export const Page = described(z.object({ ...pageMembers }), 'The members of every page except its items.');

/** Returns the schema of a page of these items. */
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

/** A cache of page schemas by item: lists of the same items share one schema, which has one name in the document. */
const pages = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** A sum of money in each currency that occurs, in minor units, in the order of the codes; empty without an amount. */
const Sum = z.array(NonNegativeMoney);

/** Returns the schema of a page with the sums of these amounts of all matching items. */
function summedPageOf<Item extends z.core.$ZodType, Summed extends string>(
  item: Item,
  sums: readonly Summed[],
) {
  const shape = Object.fromEntries(sums.map((name) => [name, Sum])) as Record<Summed, typeof Sum>;
  return z.object({
    items: z.array(item),
    ...pageMembers,
    sums: described(
      z.nullable(z.object(shape)),
      'Sums over all matching items, by the name of the amount; null unless the request has `total=true`.',
    ),
  });
}

/** The names of an item's amounts of money. */
type AmountOf<Item extends z.core.$ZodType> = {
  [Name in keyof z.output<Item>]-?: z.output<Item>[Name] extends Money | null ? Name : never;
}[keyof z.output<Item>] &
  string;

interface Listing<
  Item extends z.core.$ZodType,
  Key extends string,
  Searched extends string,
  Filters extends z.core.$ZodLooseShape,
  Ranges extends z.core.$ZodLooseShape,
  Summed extends string,
> {
  readonly item: Item;
  readonly sort: readonly Key[];
  readonly defaultSort: NoInfer<Key> | `-${NoInfer<Key>}`;
  readonly search: readonly Searched[];
  /** Searched fields that are found by their whole value only; none if left out. */
  readonly masked?: readonly NoInfer<Searched>[];
  /** Allowed values by filter name; several values of one filter are alternatives, several filters are combined. */
  readonly filters: Filters;
  /** Fields that can be filtered by bounds, with the schema of a bound: `filter[createdAt][gte]=…`. */
  readonly ranges: Ranges;
  /** The amounts of an item that are summed over all matching items; none if left out. */
  readonly sums?: readonly Summed[];
}

/** Returns the query, answer and paging of a list endpoint, to be spread into it. */
export function paged<
  Item extends z.core.$ZodType,
  const Key extends string,
  const Searched extends string,
  Filters extends z.core.$ZodLooseShape,
  Ranges extends z.core.$ZodLooseShape,
  const Summed extends AmountOf<Item> = never,
>(listing: Listing<Item, Key, Searched, Filters, Ranges, Summed>) {
  const { item, sort, defaultSort, search, masked = [], filters, ranges, sums = [] } = listing;
  type FilterShape = { [Name in keyof Filters]: z.ZodMiniOptional<z.ZodMiniArray<Filters[Name]>> } & {
    [Name in keyof Ranges]: ReturnType<typeof rangeOf<Ranges[Name]>>;
  };
  const shape = Object.fromEntries([
    ...Object.entries(filters).map(([name, value]) => [
      name,
      z.optional(z.array(value).check(z.minLength(1), z.maxLength(maxValues))),
    ]),
    ...Object.entries(ranges).map(([name, value]) => [name, rangeOf(value)]),
  ]) as FilterShape; // Object.fromEntries loses which name had which schema
  const order = sort.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]);
  const paging: Paging<Key, Searched, Summed> = {
    sort,
    defaultSort,
    search,
    masked,
    filters: Object.keys(filters),
    ranges: Object.keys(ranges),
    sums,
    item,
  };
  type PageSchema = [Summed] extends [never]
    ? ReturnType<typeof pageOf<Item>>
    : ReturnType<typeof summedPageOf<Item, Summed>>;
  const page = (sums.length === 0 ? pageOf(item) : summedPageOf(item, sums)) as PageSchema; // `sums` decides the type
  return {
    query: {
      q: z.optional(z.string().check(z.maxLength(pageLimits.search))),
      sort: z.optional(sortKeys(order)),
      cursor: z.optional(Cursor),
      limit: z.optional(wholeNumber(1, pageLimits.max)),
      total: z.optional(flag),
      filter: z.optional(z.strictObject(shape)),
    },
    responses: { 200: page },
    paging,
  };
}

/** `-status,createdAt`: the first key decides, later ones among equals. A repeated parameter is refused. */
function sortKeys<Order extends string>(order: readonly Order[]) {
  const plain = (key: string) => key.replace(/^-/, '');
  return z.pipe(
    z.transform((text: unknown): unknown => (typeof text === 'string' ? text.split(',') : null)),
    z.array(z.enum(order)).check(
      z.maxLength(maxSortKeys),
      z.refine((keys) => new Set(keys.map(plain)).size === keys.length, { message: 'Each key once' }),
    ),
  );
}
