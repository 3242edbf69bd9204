import { type FileHandle, open, readFile, rename, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { invariant } from '#mocks/invariant.ts';
import { type Driver, type Entry, nothingAfter, type Saved, type Snapshot } from './driver.ts';

export interface FileOptions {
  readonly path: string;
  /** Which state: scenario and seed. */
  readonly space: string;
  /** Version of the rows' shapes. */
  readonly schema: number;
}

/** The first line of the file; every further line is an entry. */
interface FirstLine {
  readonly space: string;
  readonly schema: number;
  readonly snapshot: Snapshot;
}

interface Content extends Saved {
  /** Bytes up to the end of the last whole line. */
  readonly length: number;
}

/**
 * One file of JSON lines for one process at a time. A new entry is appended and synced; a new snapshot is written
 * beside the file and then takes its name, so the file is whole at every moment.
 * A file of another scenario, seed or schema is set aside as "<path>.bak". A file that cannot be understood is left
 * as it is, and the driver refuses to open it.
 */
export async function fileDriver(options: FileOptions): Promise<Driver> {
  const { path, space, schema } = options;
  let content = await contentOf(options);
  let head = content?.head ?? 0;
  let file: FileHandle | null = null;
  if (content) {
    await truncate(path, content.length); // a torn last line was never answered
    file = await open(path, 'a');
  }

  return {
    read: (after) => Promise.resolve(after === 0 && content ? content : nothingAfter(head)),

    async append(entry) {
      if (!file || entry.sequence !== head + 1) return false;
      await file.appendFile(`${JSON.stringify(entry)}\n`);
      await file.datasync();
      head = entry.sequence;
      content = null; // needed by the first read alone
      return true;
    },

    async save(snapshot, known) {
      if (known !== head) return false;
      const line: FirstLine = { space, schema, snapshot };
      const fresh = await open(`${path}.tmp`, 'w');
      try {
        await fresh.appendFile(`${JSON.stringify(line)}\n`);
        await fresh.sync();
        await rename(`${path}.tmp`, path);
      } catch (cause) {
        await fresh.close();
        throw cause;
      }
      await file?.close();
      [file, head, content] = [fresh, snapshot.sequence, null];
      await syncFolder(path);
      return true;
    },

    compactAfter: 500,
    close: async () => file?.close(),
  };
}

async function contentOf({ path, space, schema }: FileOptions): Promise<Content | null> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  const length = (bytes?.lastIndexOf('\n') ?? -1) + 1;
  const [first, ...rest] = bytes?.toString('utf8', 0, length).split('\n').slice(0, -1) ?? [];
  if (first === undefined) return null;
  const line = parse<FirstLine>(first, path, 1);
  if (line.space !== space || line.schema !== schema) {
    await rename(path, `${path}.bak`);
    return null;
  }
  const entries = rest.map((text, at) => parse<Entry>(text, path, at + 2));
  entries.forEach((entry, at) => {
    const expected = line.snapshot.sequence + 1 + at;
    invariant(
      entry.sequence === expected,
      `${path}: line ${at + 2} is entry ${entry.sequence}, not ${expected}.`,
    );
  });
  return { head: line.snapshot.sequence + entries.length, snapshot: line.snapshot, entries, length };
}

/** The file holds what this driver wrote, under the schema that its first line names. */
function parse<Line>(text: string, path: string, line: number): Line {
  try {
    return JSON.parse(text) as Line;
  } catch (cause) {
    throw new Error(`${path}: line ${line} cannot be read; move the file away to start afresh.`, { cause });
  }
}

/** The new name is durable when its folder is; systems that cannot sync a folder do it on their own. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
