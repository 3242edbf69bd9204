import { invariant } from '../invariant.ts';
import type { Table } from './table.ts';

/**
 * Checks what a command has written against all tables, at its end: so two rows may refer to each other whichever
 * comes first. Throws a sentence that names the row.
 */
export function checkIntegrity(tables: ReadonlyMap<string, Table>): void {
  for (const table of tables.values()) {
    for (const [id, row] of table.written()) {
      if (row === null) checkNotReferenced(tables, table, id);
      else {
        checkUnique(table, id);
        checkReferences(tables, table, id);
      }
    }
  }
}

function checkUnique(table: Table, id: string): void {
  const row = table.get(id);
  for (const index of table.definition.unique) {
    const key = row && table.definition.indexes[index]?.(row);
    if (key === undefined || key === null) continue;
    const other = table.by(index, key).find((found) => found.id !== id);
    invariant(!other, `${table.name}: row ${id} has ${index} "${key}", which row ${other?.id} has already.`);
  }
}

function checkReferences(tables: ReadonlyMap<string, Table>, table: Table, id: string): void {
  for (const [field, target] of Object.entries(table.definition.references)) {
    for (const referred of idsIn(table.get(id), field)) {
      const found = target && tables.get(target)?.get(referred);
      invariant(
        found,
        `${table.name}: row ${id} refers by ${field} to ${referred}, which is not in ${target}.`,
      );
    }
  }
}

/** @note Looks at every row of the referring tables; deleting what others refer to is rare. */
function checkNotReferenced(tables: ReadonlyMap<string, Table>, gone: Table, id: string): void {
  for (const table of tables.values()) {
    for (const [field, target] of Object.entries(table.definition.references)) {
      if (target !== gone.name) continue;
      const referring = table.all().find((row) => idsIn(row, field).includes(id));
      invariant(
        !referring,
        `${gone.name}: row ${id} was deleted, but ${table.name} row ${referring?.id} refers to it.`,
      );
    }
  }
}

function idsIn(row: object | undefined, field: string): string[] {
  const value: unknown = row && Object.getOwnPropertyDescriptor(row, field)?.value;
  return [value].flat().filter((id) => typeof id === 'string');
}
