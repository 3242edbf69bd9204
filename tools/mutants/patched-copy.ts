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

const copies: string[] = [];

function removeCopies(): void {
  for (const folder of copies) rmSync(folder, { recursive: true });
}

/**
 * Loads a module of a copy of the mock backend with a change, beside that of the original. The copy is there until the process ends:
 * the module loads some of it on demand.
 * @param path below the root of the project
 */
export async function loadPatched(patch: Patch, path: string): Promise<unknown> {
  if (copies.length === 0) process.once('exit', removeCopies);
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  copies.push(folder);
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, patch.file);
  writeFileSync(file, patched(readFileSync(file, 'utf8'), patch));
  return import(pathToFileURL(join(folder, path)).href);
}
