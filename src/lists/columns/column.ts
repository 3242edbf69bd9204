import type { ReactNode } from 'react';
import type { Filter } from '#src/lists/filters/filter.ts';
import type { Money } from '#contracts/money.ts';
import { capitalised } from '#src/ui/capitalised.ts';

/**
 * Where a column goes on a card. `title`: the row's name, which opens its details. `side`: beside the name (a status).
 * `wide`: a line of its own (a strip, a bar). `fact`: a labelled fact.
 */
export type Placement = 'title' | 'side' | 'wide' | 'fact';

/** What stands in a table where there is nothing; a card leaves such a fact out. */
export const nothing = '–';

/** What an export has of a row: the contract's own value, no word in the reader's language. */
export type ExportedValue = string | number | Money | null;

/** One column of a list, as data. `columnsOf` makes it. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly placement: Placement;
  readonly render: (row: Row) => ReactNode;
  /** The contract's key to sort by; without it the column cannot be sorted. */
  readonly sort?: string | undefined;
  /** Figures stand at the end, under each other. */
  readonly align?: 'end' | undefined;
  readonly filter?: Filter | undefined;
  /** Null for a mere drawing, which no file can have. */
  readonly exported: ((row: Row) => ExportedValue) | null;
  /** What is exported are amounts: a file has their currency beside them. */
  readonly amounts?: true | undefined;
  /** A customer's name or contact: only roles with `exports.personal` have it in files. */
  readonly personal?: true | undefined;
  /** Left out of a table that is short of room. */
  readonly extra?: boolean | undefined;
  /** Shown only where a person has chosen it. */
  readonly optional?: boolean | undefined;
}

/** What a screen reader says of a column's order. */
export function ariaSort(
  sort: string,
  key: string | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (key === undefined) return undefined;
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}

/** The options of the select that replaces the headers on cards: each key in both directions. */
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

/** Whether a table that is short of room leaves out a header to sort by. */
export const lacksHeaders = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ sort, extra }) => sort !== undefined && extra === true);

/** What the two directions of a sort mean to a reader: dates are older or newer, words run through the alphabet. */
function directionsOf(key: string): readonly [rising: string, falling: string] {
  if (key === 'nextDue') return ['earliest first', 'latest first'];
  if (/(At|On|Date)$/.test(key)) return ['oldest first', 'newest first'];
  if (/(name|number|status|code)$/i.test(key)) return ['A to Z', 'Z to A'];
  return ['lowest first', 'highest first'];
}

/** "daysPastDue" becomes "Days past due". */
function spelled(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalised(words);
}
