import { z } from '#contracts/z.ts';
import type { Entry, Snapshot } from './driver.ts';
import { SavedEntry, SavedSnapshot } from './saved-shape.ts';

/**
 * The number of the last entry, and of the entry after which the snapshot was taken; the log has the entries between.
 */
const Head = z.object({ sequence: z.int().check(z.gte(1)), snapshot: z.int().check(z.gte(1)) });
export type Head = z.output<typeof Head>;

const KnownRow = z.looseObject({ id: z.string() });

/** Saved data in IndexedDB cannot be read, because another program or a defect has changed them. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/** Returns null if nothing is saved. Throws `DamagedError`. */
export function headOf(saved: unknown): Head | null {
  if (saved === undefined) return null;
  const result = z.safeParse(Head, saved);
  if (!result.success || result.data.snapshot > result.data.sequence) throw new DamagedError('the head');
  return result.data;
}

/** Parses the snapshot. Throws `DamagedError`. */
export function snapshotOf(saved: unknown): Snapshot {
  try {
    const text = ArrayBuffer.isView(saved) ? new TextDecoder().decode(saved) : String(saved); // by an earlier release
    const { data } = z.safeParse(SavedSnapshot, JSON.parse(text));
    const hasRows = Object.values(data?.tables ?? {}).every((rows) => rows.every(isRow));
    if (data && hasRows) return data as Snapshot; // its shape and the ids of its rows have just been checked
  } catch {
    // not JSON
  }
  throw new DamagedError('the snapshot');
}

/** Returns the entries up to the first unreadable one; `after` is the number of the entry before them. */
export function readableEntries(saved: readonly unknown[], after: number): readonly Entry[] {
  const end = saved.findIndex((entry, at) => !isEntry(entry, after + 1 + at));
  return (end < 0 ? saved : saved.slice(0, end)) as readonly Entry[]; // each of them has just been checked
}

/** Returns all entries from `after` to `head`. Throws `DamagedError`. */
export function entriesOf(saved: readonly unknown[], after: number, head: number): readonly Entry[] {
  const entries = readableEntries(saved, after);
  if (entries.length !== head - after || entries.length !== saved.length) throw new DamagedError('the log');
  return entries;
}

function isEntry(saved: unknown, sequence: number): boolean {
  const { data } = z.safeParse(SavedEntry, saved);
  if (data?.sequence !== sequence) return false;
  return Object.values(data.writes)
    .flat()
    .every(([id, row]) => row === null || (isRow(row) && row.id === id));
}

function isRow(row: unknown): row is z.output<typeof KnownRow> {
  return z.safeParse(KnownRow, row).success;
}
