import { z } from './z.ts';

export const pageLimits = { default: 25, max: 100 } as const;

/** A number written in a query string; anything but plain digits is refused. */
export function wholeNumber(min: number, max: number) {
  return z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(min), z.lte(max)), {
    decode: Number,
    encode: String,
  });
}

/** Where a page begins: text that a page before gave as `nextCursor`, and that means nothing to a caller. */
export const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.minLength(1), z.maxLength(1_000));

/** How a list endpoint may be sorted, searched and filtered. `sort` names are row keys; "-" in front means falling. */
export interface Paging<Key extends string = string> {
  readonly sort: readonly Key[];
  readonly defaultSort: Key | `-${Key}`;
  readonly search: boolean;
  readonly filters: readonly string[];
  /** What a page is made of. */
  readonly item: z.core.$ZodType;
}

/** One page. `total` counts all rows that match; `nextCursor` is null on the last page and opaque otherwise. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.nullable(Cursor),
    total: z.int().check(z.gte(0)),
  });
}

interface Listing<Item extends z.core.$ZodType, Key extends string, Filters extends z.core.$ZodLooseShape> {
  readonly item: Item;
  readonly sort: readonly Key[];
  readonly defaultSort: NoInfer<Key> | `-${NoInfer<Key>}`;
  /** Allowed values by filter name; several values of one filter are alternatives, filters narrow each other. */
  readonly filters: Filters;
}

/** The query, answer and paging of a list endpoint, to be spread into it. */
export function paged<
  Item extends z.core.$ZodType,
  const Key extends string,
  Filters extends z.core.$ZodLooseShape,
>(listing: Listing<Item, Key, Filters>) {
  const { item, sort, defaultSort, filters } = listing;
  type FilterShape = { [Name in keyof Filters]: z.ZodMiniOptional<z.ZodMiniArray<Filters[Name]>> };
  const shape = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      z.optional(z.array(value).check(z.minLength(1), z.maxLength(20))),
    ]),
  ) as FilterShape; // Object.fromEntries forgets which name had which schema
  const order = sort.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]);
  const paging: Paging<Key> = { sort, defaultSort, search: true, filters: Object.keys(filters), item };
  return {
    query: {
      q: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(z.enum(order)),
      cursor: z.optional(Cursor),
      limit: z.optional(wholeNumber(1, pageLimits.max)),
      filter: z.optional(z.strictObject(shape)),
    },
    answers: { 200: pageOf(item) },
    paging,
  };
}
