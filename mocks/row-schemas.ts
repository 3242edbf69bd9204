import type { RowSchemas } from './store/row-check.ts';
import { tables } from './tables.ts';

/** What rows must fit that a server reads from its data file. Not part of the page: a tab trusts its own storage. */
export const rowSchemas: RowSchemas = Object.fromEntries(Object.keys(tables).map((name) => [name, null]));
