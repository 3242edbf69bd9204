import type { Import } from './rules.ts';

/** Parts of the backend that know no resource: what they hold serves all of them. */
const below = ['rules', 'store'];
const above = ['resources', 'commands'];

/** What is wrong with an import inside `mocks`, in a sentence; null when it is allowed. */
export function backendBreach({ from, target }: Import): string | null {
  const [home = '', there = ''] = [from.split('/')[1], target.split('/')[1]];
  if (below.includes(home) && above.includes(there)) return `mocks/${home} does not import mocks/${there}`;
  const [own, other] = [resourceOf(from), resourceOf(target)];
  if (own === null || other === null || own === other) return null;
  return `the resource ${own} does not import the resource ${other}`;
}

/** The folder of a resource that a file lies in; null for any other file. */
function resourceOf(path: string): string | null {
  return /^mocks\/resources\/([^/]+)\//.exec(path)?.[1] ?? null;
}
