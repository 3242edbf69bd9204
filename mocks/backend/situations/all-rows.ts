import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Snapshot } from '#mocks/store/driver.ts';
import type { WrittenRow } from '#mocks/store/history.ts';
import type { RowChange } from '#mocks/store/table-definition.ts';
import type { Row } from '#mocks/store/row-set.ts';

/** All rows of a state, by table and id. */
export type AllRows = ReadonlyMap<string, Map<string, Row>>;

export const allRowsOf = ({ tables }: Pick<Snapshot, 'tables'>): AllRows =>
  new Map(Object.entries(tables).map(([table, rows]) => [table, new Map(rows.map((row) => [row.id, row]))]));

/** Writes rows into all rows. */
export function write(all: AllRows, rows: Iterable<WrittenRow>): void {
  for (const { table, id, after } of rows) {
    if (after) all.get(table)?.set(id, after);
    else all.get(table)?.delete(id);
  }
}

/** The rows that differ. */
export function differences(before: AllRows, after: AllRows): readonly Omit<RowChange, 'entity'>[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? new Map<string, Row>();
    const ids = new Set([...old.keys(), ...rows.keys()]);
    return [...ids].flatMap((id) => {
      const [from, to] = [old.get(id), rows.get(id)];
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ table, id, before: from, after: to }];
    });
  });
}

/** The SHA-256 of all rows, in the order of their tables and ids. */
export function hashOf(all: AllRows): string {
  const hash = sha256.create();
  for (const [table, rows] of [...all].toSorted(byKey)) {
    hash.update(utf8ToBytes(`${table}\n`));
    for (const [, row] of [...rows].toSorted(byKey)) hash.update(utf8ToBytes(`${JSON.stringify(row)}\n`));
  }
  return bytesToHex(hash.digest());
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
