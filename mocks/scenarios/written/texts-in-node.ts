import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const ending = '.scenario';

/** The texts of the written scenarios by their names, for programs; texts-in-page.ts has them for bundles. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => [file.slice(0, -ending.length), readFileSync(new URL(file, folder), 'utf8')]),
);
