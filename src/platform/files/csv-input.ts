import { csvRows, type CsvRows } from './csv-rows.ts';
import { readTextFile } from './text-file.ts';

/** What a field for a CSV file offers to choose. */
export const csvTypes = 'text/csv,text/tab-separated-values,text/plain,.csv,.tsv,.txt';

/** Asks to look at a text whose encoding nothing in the file tells. */
export const guessedEncoding =
  'This file doesn’t say how its letters are written; they were read as Western European (Windows-1252). Check the names, or save the file as “CSV UTF-8”.';

/** Reads a chosen CSV file; null is none. */
export async function readCsv(file: Blob | null): Promise<CsvRows & { readonly isGuessed: boolean }> {
  if (!file) return { rows: [], refusal: null, isGuessed: false };
  const { text, refusal, isGuessed } = await readTextFile(file);
  return { ...(refusal === null ? csvRows(text) : { rows: [], refusal }), isGuessed };
}
