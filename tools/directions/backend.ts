import type { Import } from './rules.ts';

/** Folders of the backend from top to bottom: each imports only those below it. */
const storeys = [
  ['adapters', 'scenarios'],
  ['commands'],
  ['resources'],
  ['core'],
  ['rules', 'store'],
] as const satisfies readonly (readonly string[])[];

/** What is wrong with an import inside `mocks`, in a sentence; null when it is allowed. */
export function backendBreach({ from, target }: Import): string | null {
  const [home = '', there = ''] = [from.split('/')[1], target.split('/')[1]];
  const [level, levelThere] = [levelOf(home), levelOf(there)];
  if (level !== null && levelThere !== null && levelThere < level) {
    return `mocks/${home} does not import mocks/${there}`;
  }
  const [own, other] = [resourceOf(from), resourceOf(target)];
  if (own === null || other === null || own === other) return null;
  return `the resource ${own} does not import the resource ${other}`;
}

/** Null for files at the top of `mocks`, which connect all parts. */
function levelOf(folder: string): number | null {
  const level = storeys.findIndex((names) => (names as readonly string[]).includes(folder));
  return level === -1 ? null : level;
}

/** The folder of a resource that a file lies in; null for any other file. */
function resourceOf(path: string): string | null {
  return /^mocks\/resources\/([^/]+)\//.exec(path)?.[1] ?? null;
}
