import type { LocalDate } from '#contracts/dates.ts';
import type { z } from '#contracts/z.ts';
import type { Row } from '#mocks/store/row-set.ts';
import { written } from './response.ts';
import { memberOf } from './member.ts';
import type { ItemValue, Listing, Tables } from './list-definition.ts';
import { type SearchTexts, searchTexts } from './list-search.ts';

interface Built {
  readonly item: unknown;
  json: string | null;
}

export interface Items {
  item(row: Row): unknown;
  /** Returns the item as validated JSON text; throws if it violates the contract. */
  json(row: Row): string;
  readonly texts: SearchTexts;
}

/**
 * Builds, validates and serialises each item of a list once. Rows are immutable, so that an item stays valid until
 * the business date or one of the tables in `reads` changes.
 */
export function itemsOf(
  listing: Listing,
  schema: z.core.$ZodType,
  tables: Tables,
): (today: LocalDate) => Items {
  let built = new WeakMap<Row, Built>();
  let day = '';
  let stamp = '';

  function of(row: Row): Built {
    const cachedItem = built.get(row);
    if (cachedItem) return cachedItem;
    const made: Built = { item: listing.view(row, day, tables), json: null };
    built.set(row, made);
    return made;
  }

  const items: Items = {
    item: (row) => of(row).item,
    json(row) {
      const entry = of(row);
      return (entry.json ??= written(schema, entry.item));
    },
    texts: searchTexts(listing.search, listing.masked),
  };

  return (today) => {
    const now = `${today}${revisionsOf(listing, tables)}`;
    if (now !== stamp) {
      stamp = now;
      day = today;
      built = new WeakMap();
    }
    return items;
  };
}

/** Returns a text that changes when one of the tables in `reads` changes. */
export function revisionsOf({ reads }: Listing, tables: Tables): string {
  return reads.map((name) => ` ${tables[name]?.revision}`).join('');
}

/** Returns an item's value by name; for money, the amount in minor units. */
export function valueOf(item: unknown, name: string): ItemValue {
  const value = memberOf(item, name);
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  const amount = memberOf(value, 'amountMinor');
  return typeof amount === 'number' ? amount : null;
}
