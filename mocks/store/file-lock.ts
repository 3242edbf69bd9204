import { lstatSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

/** How long to wait for another server that is stopping or starting, in ms. */
const waitMs = 300;

/** The result code of SQLite for a database that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * Holds a file exclusively for this process; throws a sentence when another process, or this one, holds it already.
 * @note Node has no file locks of its own, but its SQLite takes the operating system's. Those end with the process,
 * however it ends, so a crash releases the lock, and no lock is taken over because it seems old. The file stays empty and
 * stays where it is: deleting it would let two processes lock two files of one name. Nothing else may open it, because
 * closing any descriptor of a file drops the locks that the process has on it.
 */
export function lockFile(path: string): FileLock {
  requireOurs(path);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { timeout: waitMs });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); // avoids a second file beside it
    const held = database;
    return { release: () => void (held.isOpen && held.close()) };
  } catch (cause) {
    database?.close();
    const isLocked = cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(isLocked ? 'another server uses it' : `its lock ${path} cannot be taken (${reason})`, {
      cause,
    });
  }
}

/**
 * SQLite would write to a database of another program, and a link may lead to one. The check does not open the file.
 */
function requireOurs(path: string): void {
  const present = lstatSync(path, { throwIfNoEntry: false });
  if (!present || (present.isFile() && present.size === 0)) return;
  throw new Error(
    `its lock ${path} is not an empty file, so another program owns it: choose another data file, or move that file away`,
  );
}
