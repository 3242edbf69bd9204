import { z } from '#contracts/z.ts';

/** By table: the schema of its rows; null where only their id is checked. */
export type RowSchemas = Readonly<Record<string, z.core.$ZodType | null>>;

const AnyRow = z.looseObject({ id: z.string().check(z.minLength(1)) });

/** Throws a sentence that names the place in the file, table, row and member when a row from the file does not fit its table. */
export function checkRow(schemas: RowSchemas, table: string, row: unknown, place: string, id?: string): void {
  const schema = Object.hasOwn(schemas, table) ? schemas[table] : undefined;
  if (schema === undefined) throw new Error(`${place} has a table "${table}" that does not exist`);
  const withId = z.safeParse(AnyRow, row);
  if (!withId.success || (id !== undefined && withId.data.id !== id)) {
    throw new Error(`${place}: a row of ${table} has no id, or another one`);
  }
  const result = schema && z.safeParse(schema, row);
  if (!result || result.success) return;
  const [issue] = result.error.issues;
  const member = `/${issue?.path.join('/')}`;
  throw new Error(`${place}: ${table} row ${withId.data.id} is wrong at ${member}: ${issue?.message}`);
}
