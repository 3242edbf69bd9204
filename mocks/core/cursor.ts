import { raise } from './handler-result.ts';

/** The position after an item of a list: its sort values and its id. */
export interface Position {
  /** The number of items before it; rows may have been added or removed since. */
  readonly index: number;
  readonly keys: readonly (string | number | null)[];
  readonly id: string;
}

/** Encodes a position as opaque text, valid only for the list with this mark: its sort, search, filters and owner. */
export function writeCursor(mark: string, { index, keys, id }: Position): string {
  return btoa(ascii(JSON.stringify([mark, index, id, ...keys])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Decodes a cursor; raises validation-failed for an invalid one and for the cursor of another list. */
export function readCursor(mark: string, cursor: string): Position {
  const [marked, index, id, ...keys] = decoded(cursor);
  if (marked === mark && typeof index === 'number' && typeof id === 'string' && keys.every(isKey)) {
    return { index, keys, id };
  }
  const errors = [{ pointer: '/query/cursor', code: 'foreign', message: 'Start again at the first page' }];
  return raise('validation-failed', 'This cursor belongs to another list.', { errors });
}

/** Escapes JSON to ASCII, because `btoa` accepts no other characters. */
const ascii = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const isKey = (value: unknown): value is Position['keys'][number] =>
  typeof value === 'string' || typeof value === 'number' || value === null;

function decoded(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Hashes with two FNV-1a passes: short, and enough to detect mistakes, since a cursor gives access to nothing. */
export function markOf(list: string): string {
  let [a, b] = [2166136261, 3735928559];
  for (let at = 0; at < list.length; at += 1) {
    a = Math.imul(a ^ list.charCodeAt(at), 16777619);
    b = Math.imul(b ^ list.charCodeAt(at), 2246822519);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
