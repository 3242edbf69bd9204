import { pageLimits } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';
import type { Column } from './column.ts';

export const densities = ['compact', 'normal', 'spacious'] as const;
export type Density = (typeof densities)[number];

export const widths = ['narrow', 'medium', 'wide'] as const;
export type Width = (typeof widths)[number];

/** How a person likes to see a list: kept in this browser, for each list. */
export interface ListLayout {
  /** The keys of the columns, in order; null for the columns as the list is declared. */
  readonly columns: readonly string[] | null;
  /** Where a column is as wide as its content, it has none. */
  readonly widths: Readonly<Record<string, Width>>;
  readonly density: Density;
  /** Rows of a page; those of any list until a person chooses. */
  readonly limit?: number | undefined;
}

export const plainLayout: ListLayout = { columns: null, widths: {}, density: 'normal' };

const Layout: z.ZodMiniType<ListLayout> = z.object({
  columns: z.nullable(z.array(z.string())),
  widths: z.record(z.string(), z.enum(widths)),
  density: z.enum(densities),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(pageLimits.max))),
});

/** The layout of the list at this address. */
export const storedLayout = (storage: KeyValueStorage | null, path: string) =>
  storedValue(storage, `tranche.list${path.replaceAll('/', '.')}`, Layout);

/** "amount.status": the columns of a list as its address has them. A key without letters is none. */
export const columnsText = (keys: readonly string[]) => keys.join('.');
export const columnsIn = (text: string | null) => text?.split('.').filter((key) => /^\w+$/.test(key)) ?? null;

/**
 * The columns with these keys, in their order. Those that the list does not have are left out; the one that opens a row
 * is always there. Nothing is left out of a narrow window that a person has chosen. Without keys they are all but the
 * optional ones.
 */
export function shownColumns<Row>(
  all: readonly Column<Row>[],
  keys: readonly string[] | null,
): readonly Column<Row>[] {
  const chosen = [...new Set(keys ?? [])].flatMap((key) => all.find((column) => column.key === key) ?? []);
  if (chosen.length === 0) return all.filter(({ optional }) => optional !== true);
  const titles = all.filter((column) => column.placement === 'title' && !chosen.includes(column));
  return [...titles, ...chosen].map((column) => ({ ...column, extra: undefined }));
}

/** The keys with one of them a place earlier or later. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
