import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A change of one text in the source of the mock backend. */
export interface Patch {
  /** Below the root of the project: "mocks/rules/late-fees.ts". */
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

/** The folders that a copy of the mock backend consists of; its modules import each other by the names in package.json. */
const parts = ['package.json', 'contracts', 'mocks', 'tools'];

/** Returns the source with the change; throws where the text that it replaces does not occur exactly once. */
export function patched(source: string, { file, right, wrong }: Patch): string {
  const [before, after, ...more] = source.split(right);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has "${right}" ${more.length + (after === undefined ? 0 : 1)} times.`);
  return before + wrong + after;
}

/**
 * Loads a module of a copy of the mock backend with a change, beside that of the original. The copy is gone afterwards: all that the
 * module imports is loaded with it.
 * @param path below the root of the project
 */
export async function loadPatched(patch: Patch, path: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  try {
    for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const file = join(folder, patch.file);
    writeFileSync(file, patched(readFileSync(file, 'utf8'), patch));
    return await import(pathToFileURL(join(folder, path)).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
