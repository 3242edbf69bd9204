import type { ReactNode } from 'react';
import type { Filter } from '#src/kits/lists/filters/filter.ts';
import type { Money } from '#contracts/money.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';

/**
 * The position of a column on a card. `title`: the row's name, which opens its details. `side`: beside the name (a
 * status). `wide`: a line of its own (a strip, a bar). `fact`: a labelled fact.
 */
export type Placement = 'title' | 'side' | 'wide' | 'fact';

/** The text of an empty table cell; a card leaves such a fact out. */
export const nothing = '–';

/** A cell's value in an exported file for programs: the contract's value, not translated. */
export type ExportedValue = string | number | Money | null;

export interface ValueBeside<Row> {
  readonly key: string;
  readonly header: string;
  readonly exported: (row: Row) => ExportedValue;
}

/** One column of a list as data; created by `columnsOf`. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly placement: Placement;
  readonly render: (row: Row) => ReactNode;
  /** The contract's sort key; without one the column cannot be sorted. */
  readonly sort?: string | undefined;
  /** Figures are aligned at the end so that digits are under each other. */
  readonly align?: 'end' | undefined;
  readonly filter?: Filter | undefined;
  /** Returns the value for an export; null for a drawing, which a file cannot contain. */
  readonly exported: ((row: Row) => ExportedValue) | null;
  /** Returns what a file for people has instead of a code. */
  readonly words?: ((row: Row) => string | null) | undefined;
  /** The exported values are instants; a file for people has them in the business's time zone. */
  readonly instants?: true | undefined;
  /** The exported values are amounts; the file has their currency in a further column. */
  readonly amounts?: true | undefined;
  /** The name of the answer's sum of this column over all rows that match. */
  readonly sum?: string | undefined;
  /** A second value of the cell; it has a column of its own in a file. */
  readonly beside?: ValueBeside<Row> | undefined;
  /** A customer's name or contact: only roles with `exports.personal` have it in files. */
  readonly personal?: true | undefined;
  /** Hidden in a table that is short of space. */
  readonly extra?: boolean | undefined;
  /** Hidden unless a person has chosen to show it. */
  readonly optional?: boolean | undefined;
}

/** Returns `aria-sort` of a column header for the current order. */
export function ariaSort(
  sort: string,
  key: string | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (key === undefined) return undefined;
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}

/** Returns the options of the sort select: each key in both directions. */
export function sortChoices<Row>(columns: readonly Column<Row>[], keys: readonly string[]) {
  return keys.flatMap((key) => {
    const column = columns.find(({ sort }) => sort === key);
    const name = column?.header ?? spelled(key);
    const [rising, falling] = directionsOf(key);
    return [
      { value: key, label: `${name}, ${rising}` },
      { value: `-${key}`, label: `${name}, ${falling}` },
    ];
  });
}

/** Names both directions of a sort by the kind of value, such as "oldest first" for dates and "A to Z" for words. */
function directionsOf(key: string): readonly [rising: string, falling: string] {
  if (key === 'nextDue') return ['earliest first', 'latest first'];
  if (key === 'waitingSince') return ['longest first', 'shortest first'];
  if (key === 'riskTier') return ['A first', 'D first'];
  if (/(At|On|Date|Until|Since)$/.test(key)) return ['oldest first', 'newest first'];
  if (
    /(name|number|status|code|category|role|channel|type|kind|method|reason|title|action|operation)$/i.test(
      key,
    )
  )
    return ['A to Z', 'Z to A'];
  return ['lowest first', 'highest first'];
}

/** "daysPastDue" becomes "Days past due". */
function spelled(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalised(words);
}
