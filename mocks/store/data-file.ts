import { lstat, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from '#contracts/z.ts';
import type { Entry, Snapshot } from './driver.ts';
import { checkRow, type RowSchemas } from './row-check.ts';
import { SavedEntry, SavedSnapshot } from './saved-shape.ts';

/** The header at the start of such a file; a file that starts otherwise is never overwritten. */
const format = 'tranche-mock-data';
const beginning = `{"format":"${format}",`;

const FirstLine = z.object({
  format: z.literal(format),
  schema: z.int(),
  snapshot: SavedSnapshot,
});

export interface DataFormat {
  /** Version of the rows' shapes. */
  readonly schema: number;
  readonly rows: RowSchemas;
}

export interface Content {
  readonly snapshot: Snapshot;
  readonly entries: readonly Entry[];
  /** Bytes up to the end of the last complete line. */
  readonly length: number;
  /** True if only the line end of the last line is missing, as after some editors. */
  readonly lacksLineEnd: boolean;
}

/**
 * The real path of a file that may be created or written to. Throws a sentence for anything else: a folder that does
 * not exist, a device, a directory, a file of another program. A file of no bytes counts as absent.
 */
export async function usablePath(given: string): Promise<string> {
  const present = await lstat(given).catch(nullIfMissing);
  if (!present) {
    const folder = await realpath(dirname(given)).catch(nullIfMissing);
    if (folder === null) throw new Error('its folder does not exist');
    return join(folder, basename(given));
  }
  const path = await realpath(given).catch(nullIfMissing);
  if (path === null) throw new Error('it is a link to nothing');
  const status = await stat(path);
  if (!status.isFile()) throw new Error('it is not a regular file');
  if (status.nlink > 1) throw new Error('it has several names (hard links), which would come to differ');
  if (status.size > 0 && (await firstBytes(path)) !== beginning) {
    throw new Error('it is not a data file of this program');
  }
  return path;
}

export function nullIfMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT') return null;
  throw cause;
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning.length), 0, beginning.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const newFile = /^\.[0-9a-f-]{36}\.tmp$/;

/** A name for a new file that will replace `path`; no other program's file has it. */
export function newFileBeside(path: string): string {
  return `${path}.${crypto.randomUUID()}.tmp`;
}

/** Deletes files of `newFileBeside` that a killed process has left. */
export async function deleteUnfinished(path: string): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)];
  for (const other of await readdir(folder)) {
    if (other.startsWith(name) && newFile.test(other.slice(name.length))) await rm(join(folder, other));
  }
}

export function firstLineOf(snapshot: Snapshot, schema: number): string {
  return `${JSON.stringify({ format, schema, snapshot })}\n`;
}

/** The content of a whole file; null when it has no bytes. Throws a sentence that names the line and what is wrong. */
export function contentOf(bytes: Buffer, { schema, rows: schemas }: DataFormat): Content | null {
  if (bytes.length === 0) return null;
  const ended = bytes.lastIndexOf('\n') + 1;
  const lacksLineEnd = isJson(bytes.toString('utf8', ended));
  const length = lacksLineEnd ? bytes.length : ended; // an incomplete last line was never answered
  const lines = bytes.toString('utf8', 0, length).split('\n');
  const [first, ...rest] = lacksLineEnd ? lines : lines.slice(0, -1);
  if (first === undefined) throw new Error('its first line is cut off');
  const line = parsed(FirstLine, first, 1);
  if (line.schema !== schema) {
    const advice = 'delete it, or choose another file';
    throw new Error(`it was written by another release (rows ${line.schema}, not ${schema}): ${advice}`);
  }
  for (const [table, rows] of Object.entries(line.snapshot.tables)) {
    for (const row of rows) checkRow(schemas, table, row, 'line 1');
  }
  const entries = rest.map((text, at) => {
    const entry = parsed(SavedEntry, text, at + 2);
    const expected = line.snapshot.sequence + 1 + at;
    if (entry.sequence !== expected) {
      throw new Error(`line ${at + 2} is entry ${entry.sequence}, not ${expected}`);
    }
    for (const [table, rows] of Object.entries(entry.writes)) {
      for (const [id, row] of rows) if (row !== null) checkRow(schemas, table, row, `line ${at + 2}`, id);
    }
    return entry as Entry; // its rows have just been checked
  });
  return { snapshot: line.snapshot as Snapshot, entries, length, lacksLineEnd }; // its rows have been checked, too
}

/** True only for a complete line: a truncated line of this program is not valid JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parsed<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
  line: number,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`line ${line} is not JSON`, { cause });
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`line ${line} is wrong at /${issue?.path.join('/')}: ${issue?.message}`);
}
