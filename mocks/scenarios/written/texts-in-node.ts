import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const ending = '.scenario';

/** The texts of the written scenarios by their names, for programs; texts-in-page.ts has them for bundles. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => [file.slice(0, -ending.length), readFileSync(join(folder, file), 'utf8')]),
);
