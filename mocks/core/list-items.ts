import type { LocalDate } from '#contracts/dates.ts';
import type { z } from '#contracts/z.ts';
import type { Row } from '#mocks/store/row-set.ts';
import { written } from './response.ts';
import { ascii } from './ascii.ts';
import { memberOf } from './member.ts';
import type { ItemKey, Listing } from './list-definition.ts';

const beyondAscii = /[^\0-\x7f]/;

/** Text as search sees it: no case, no accents. */
export function folded(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

interface Built {
  readonly item: unknown;
  json: string | null;
  text: string | null;
}

export interface Items {
  item(row: Row): unknown;
  /** The item as checked JSON text. Throws when it breaks the contract. */
  json(row: Row): string;
  /** Everything that search looks at. */
  text(row: Row): string;
}

/**
 * The items of a list, each built, checked and written once: rows never change, so what was made of one stays true
 * until the day changes.
 */
export function itemsOf(listing: Listing, schema: z.core.$ZodType): (today: LocalDate) => Items {
  let built = new WeakMap<Row, Built>();
  let day = '';

  function of(row: Row): Built {
    const known = built.get(row);
    if (known) return known;
    const made: Built = { item: listing.view(row, day), json: null, text: null };
    built.set(row, made);
    return made;
  }

  const items: Items = {
    item: (row) => of(row).item,
    json(row) {
      const entry = of(row);
      return (entry.json ??= ascii(written(schema, entry.item)));
    },
    text(row) {
      const entry = of(row);
      return (entry.text ??= folded(listing.search(entry.item).join('\n')));
    },
  };

  return (today) => {
    if (today !== day) {
      day = today;
      built = new WeakMap();
    }
    return items;
  };
}

/** How a value of an item is sorted: money by its amount, text without case, null last. */
export function sortKeyOf(item: unknown, name: string): ItemKey {
  const value = memberOf(item, name);
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  const amount = memberOf(value, 'amountMinor');
  return typeof amount === 'number' ? amount : null;
}

/** How a value of an item is filtered. */
export function filterValueOf(item: unknown, name: string): string | null {
  const value = memberOf(item, name);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
