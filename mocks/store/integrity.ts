import { invariant } from '#mocks/errors/invariant.ts';
import type { Row } from './row-set.ts';
import type { Table } from './table.ts';

/**
 * Checks references between tables at the end of a command, so that two rows may refer to each other whichever is
 * written first. Throws a sentence that names the row.
 */
export function checkIntegrity(tables: ReadonlyMap<string, Table>): void {
  for (const table of tables.values()) {
    const references = Object.entries(table.definition.references);
    for (const [id, row] of table.written()) {
      if (row === null) checkNotReferenced(tables, table, id);
      else {
        checkUnique(table, row);
        for (const [field, target = ''] of references) checkReference(table, row, field, tables.get(target));
      }
    }
  }
}

function checkUnique(table: Table, row: Row): void {
  for (const index of table.definition.unique) {
    const key = table.definition.indexes[index]?.(row);
    if (key === undefined || key === null) continue;
    const under = table.by(index, key);
    if (under.length === 1) continue;
    const other = under.find((candidate) => candidate.id !== row.id);
    invariant(
      !other,
      `${table.name}: row ${row.id} has ${index} "${key}", which row ${other?.id} has already.`,
    );
  }
}

function checkReference(table: Table, row: Row, field: string, target: Table | undefined): void {
  for (const id of idsIn(row, field)) {
    if (target?.get(id)) continue;
    const sentence = `row ${row.id} refers by ${field} to ${id}, which is not in ${target?.name}.`;
    invariant(false, `${table.name}: ${sentence}`);
  }
}

/** @note Reads every row of the referring tables; deleting a row that others refer to is rare. */
function checkNotReferenced(tables: ReadonlyMap<string, Table>, deletedFrom: Table, id: string): void {
  for (const table of tables.values()) {
    for (const [field, target] of Object.entries(table.definition.references)) {
      if (target !== deletedFrom.name) continue;
      const referring = table.all().find((row) => idsIn(row, field).includes(id));
      invariant(
        !referring,
        `${deletedFrom.name}: row ${id} was deleted, but ${table.name} row ${referring?.id} refers to it.`,
      );
    }
  }
}

function idsIn(row: Row, field: string): readonly string[] {
  const value: unknown = Reflect.get(row, field);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
