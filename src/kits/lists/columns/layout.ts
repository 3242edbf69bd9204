import { pageLimits } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { Column } from './column.ts';

export const densities = ['compact', 'normal', 'spacious'] as const;
export type Density = (typeof densities)[number];

export const widths = ['narrow', 'medium', 'wide'] as const;
export type Width = (typeof widths)[number];

/** A person's settings for one list, kept in this browser. */
export interface ListLayout {
  /** The keys of the shown columns, in order; null for the declared columns. */
  readonly columns: readonly string[] | null;
  /** Widths by column; a column without one is as wide as its content. */
  readonly widths: Readonly<Record<string, Width>>;
  readonly density: Density;
  /** Rows per page; undefined uses the default until a person chooses. */
  readonly limit?: number | undefined;
}

export const plainLayout: ListLayout = { columns: null, widths: {}, density: 'normal' };

const Layout: z.ZodMiniType<ListLayout> = z.object({
  columns: z.nullable(z.array(z.string())),
  widths: z.record(z.string(), z.enum(widths)),
  density: z.enum(densities),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(pageLimits.max))),
});

/** The stored layout of the list at this path. */
export const storedLayout = (storage: KeyValueStorage | null, path: string) =>
  storedValue(storage, `tranche.list${path.replaceAll('/', '.')}`, Layout);

/** Formats column keys for the address: "amount.status". An empty text means no keys. */
export const columnsText = (keys: readonly string[]) => keys.join('.');
export const columnsIn = (text: string | null) => text?.split('.').filter((key) => /^\w+$/.test(key)) ?? null;

/**
 * Returns the columns with these keys, in the order of the keys. Unknown keys are ignored, and the column that opens
 * a row is always included. Chosen columns are shown in narrow windows, too. Without keys, all columns but the
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

/** Returns the keys with one of them moved one place earlier or later. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const other = keys[from + by];
  return from === -1 || from + by < 0 || other === undefined ? keys : movedTo(keys, key, other);
}

/** Returns the keys with one of them in the place of another one; those between them make room. */
export function movedTo(keys: readonly string[], key: string, place: string): readonly string[] {
  const [from, to] = [keys.indexOf(key), keys.indexOf(place)];
  return from === -1 || to === -1 ? keys : keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
