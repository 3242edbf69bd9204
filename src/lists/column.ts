import type { ReactNode } from 'react';

/**
 * Where a column goes when there is little room.
 * `title`: the row's name. `side`: beside the name (a status, an amount). `wide`: a line of its own (a strip, a bar).
 * `fact`: a labelled fact. `detail`: a second line of the row in a narrow table, a labelled fact on a card.
 */
type Placement = 'title' | 'side' | 'wide' | 'fact' | 'detail';

/** One column of a list, as data. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly placement: Placement;
  readonly render: (row: Row) => ReactNode;
  /** The contract's key to sort by; without it the column cannot be sorted. */
  readonly sort?: string;
  /** Figures stand at the end, under each other. */
  readonly align?: 'end';
}

export interface TableForm<Row> {
  readonly columns: readonly Column<Row>[];
  /** Shown as a second line of the row. */
  readonly folded: readonly Column<Row>[];
}

/** The columns of the table: all of them where there is room, else the details are a second line. */
export function tableForm<Row>(columns: readonly Column<Row>[], isWide: boolean): TableForm<Row> {
  if (isWide) return { columns, folded: [] };
  return {
    columns: columns.filter(({ placement }) => placement !== 'detail'),
    folded: columns.filter(({ placement }) => placement === 'detail'),
  };
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
  return words.charAt(0).toUpperCase() + words.slice(1);
}
