import * as node from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type Content,
  contentOf,
  type DataFormat,
  deleteUnfinished,
  firstLineOf,
  newFileBeside,
  nullIfMissing,
  usablePath,
} from './data-file.ts';
import { type Driver, type Entry, nothingAfter, type Origin } from './driver.ts';
import { type FileLock, lockFile } from './file-lock.ts';

export interface FileOptions extends DataFormat {
  readonly path: string;
  /** For tests: a file system that fails. */
  readonly system?: Pick<typeof node, 'open' | 'rename'>;
}

export interface FileDriver extends Driver {
  /** The scenario and seed that the file holds; null when it is new. */
  readonly origin: Origin | null;
}

/**
 * One file of JSON lines, held by one process at a time: the first line is a snapshot, every further line an entry. A
 * new entry is appended and synced; a new snapshot is written beside the file and then takes its name, so the file is
 * whole at every moment. Only the owner may read it: it holds messages with codes, and sign-in tokens for a day. The
 * permissions of a file that others may read are tightened.
 * Rejects with a sentence when the path cannot be used or its content is not understood; nothing is written then.
 */
export async function fileDriver(options: FileOptions): Promise<FileDriver> {
  let lock: FileLock | null = null;
  try {
    const path = await usablePath(options.path);
    lock = lockFile(`${path}.lock`);
    return await openLocked(path, lock, options);
  } catch (cause) {
    lock?.release();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${options.path} cannot be used: ${reason}.`, { cause });
  }
}

async function openLocked(path: string, lock: FileLock, options: FileOptions): Promise<FileDriver> {
  const { schema, system = node } = options;
  await deleteUnfinished(path);
  let file: FileHandle | null = await system.open(path, 'r+').catch(nullIfMissing);
  let content: Content | null = null;
  let head = 0;
  let length = 0; // bytes that hold answered entries
  let hasTail = false; // whether there may be further bytes after them
  let broken: Error | null = null;

  if (file) {
    try {
      const bytes = await file.readFile();
      content = contentOf(bytes, options);
      if (((await file.stat()).mode & 0o077) !== 0) await file.chmod(0o600);
      length = content?.length ?? 0;
      if (bytes.length > length) await cutTail(file);
      if (content?.lacksLineEnd) await endLastLine(file);
    } catch (cause) {
      await file.close();
      throw cause;
    }
  }
  if (content) head = content.snapshot.sequence + content.entries.length;
  const origin = content?.snapshot.origin ?? null;

  async function cutTail(of: FileHandle): Promise<void> {
    hasTail = true;
    await of.truncate(length);
    await of.datasync();
    hasTail = false;
  }

  async function endLastLine(of: FileHandle): Promise<void> {
    const end = Buffer.from('\n');
    await writeAll(of, end, length);
    await of.datasync();
    length += end.length;
  }

  /** Rejects when the path has come to lead to another file, so that no file of another program is replaced or read. */
  async function requireSameFile(): Promise<void> {
    if (broken) throw broken;
    const there = await node.lstat(path).catch(nullIfMissing);
    const ours = await file?.stat();
    if (there?.ino === ours?.ino && there?.dev === ours?.dev) return;
    throw new Error(`${path} was moved, deleted or replaced while the server was running.`);
  }

  return {
    origin,

    read: (after) => Promise.resolve(after === 0 && content ? { head, ...content } : nothingAfter(head)),

    async append(entry) {
      await requireSameFile();
      if (!file || entry.sequence !== head + 1) return false;
      if (hasTail) await cutTail(file);
      const bytes = Buffer.from(lineOf(entry));
      try {
        await writeAll(file, bytes, length);
        await file.datasync();
      } catch (cause) {
        hasTail = true;
        await cutTail(file).catch(() => undefined); // before the next entry at the latest
        throw cause;
      }
      // the content is used for the first read only
      [head, length, content] = [entry.sequence, length + bytes.length, null];
      return true;
    },

    async save(snapshot, expectedHead, entries = []) {
      await requireSameFile();
      if (expectedHead !== head) return false;
      const name = newFileBeside(path);
      const fresh = await system.open(name, 'wx', 0o600);
      const bytes = Buffer.from(firstLineOf(snapshot, schema) + entries.map(lineOf).join(''));
      try {
        await writeAll(fresh, bytes, 0);
        await fresh.sync();
        await system.rename(name, path);
      } catch (cause) {
        await fresh.close();
        await node.rm(name, { force: true });
        throw cause;
      }
      await file?.close();
      [file, head, length, hasTail, content] = [
        fresh,
        snapshot.sequence + entries.length,
        bytes.length,
        false,
        null,
      ];
      await syncFolder(path).catch((cause: unknown) => {
        // After this failure it is unknown which of the two files would remain after a power failure.
        throw (broken = new Error(`The folder of ${path} could not be synced.`, { cause }));
      });
      return true;
    },

    compactAfter: 500,

    async close() {
      await file?.close(); // closing may be repeated
      lock.release();
    },
  };
}

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`;

/** On a full disk a call writes a part, and only the next call fails. */
async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

/** Systems that cannot open or sync a folder make new names durable without it. */
const cannotSync: ReadonlySet<string | undefined> = new Set([
  'EISDIR',
  'EPERM',
  'EACCES',
  'EINVAL',
  'ENOTSUP',
]);

/** A new name is durable when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await node.open(dirname(path), 'r').catch(nullIfUnsupported);
  try {
    await folder?.sync().catch(nullIfUnsupported);
  } finally {
    await folder?.close();
  }
}

function nullIfUnsupported(cause: NodeJS.ErrnoException): null {
  if (cannotSync.has(cause.code)) return null;
  throw cause;
}
