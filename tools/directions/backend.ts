import type { Import } from './import.ts';

/** The folders of `mocks`, top to bottom: each imports only itself and those below. */
const storeys: readonly (readonly string[])[] = [
  ['adapters'],
  ['backend'],
  ['scenarios'],
  ['jobs'],
  ['commands', 'dashboard', 'notices'],
  ['resources'],
  ['core'],
  ['rules', 'store'],
  ['time'],
  ['errors'],
];

/** What is wrong with an import of a file of `mocks`, in a sentence; null when it is allowed. */
export function backendBreach({ from, target }: Import): string | null {
  const unplaced = placeFault(from) ?? (target.startsWith('mocks/') ? placeFault(target) : null);
  if (unplaced !== null || !target.startsWith('mocks/')) return unplaced;
  const [home, there] = [partOf(from), partOf(target)];
  if (home !== there && levelOf(there) <= levelOf(home))
    return `mocks/${home} does not import mocks/${there}`;
  const [own, other] = [resourceOf(from), resourceOf(target)];
  if (own === null || other === null || own === other) return null;
  return `the resource ${own} does not import the resource ${other}`;
}

/** The folder of `mocks` that a path is in. */
const partOf = (path: string) => path.split('/')[1] ?? '';

const levelOf = (part: string) => storeys.findIndex((parts) => parts.includes(part));

function placeFault(path: string): string | null {
  return levelOf(partOf(path)) === -1 ? `${path} is in no storey of mocks` : null;
}

/** The resource that a file belongs to; null for any other file, also for what several resources share. */
function resourceOf(path: string): string | null {
  return /^mocks\/resources\/([^/]+)\//.exec(path)?.[1] ?? null;
}
