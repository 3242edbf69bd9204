import type { Import } from './import.ts';

/** The parts of the backend from top to bottom, folders and files of `mocks`: each imports only itself and those below. */
const storeys: readonly (readonly string[])[] = [
  ['adapters'],
  [
    'controlled-demo-backend.ts',
    'demo-backend.ts',
    'control.ts',
    'backend.ts',
    'backend-options.ts',
    'operations.ts',
    'scheduled-jobs.ts',
    'row-schemas.ts',
  ],
  ['scenarios'],
  ['commands'],
  [
    'resources',
    'tables.ts',
    'settings.ts',
    'settings-record.ts',
    'handler-types.ts',
    'account.ts',
    'code-problems.ts',
    'plan-payment-guards.ts',
    'request-waiting.ts',
    'entity-customer.ts',
    'entity-name.ts',
  ],
  ['core'],
  ['rules', 'store'],
  ['clock.ts', 'random.ts', 'invariant.ts', 'format.ts', 'business-time.ts'],
];

/** Parts of one storey that do not import each other: rules compute from values, the store holds rows of any kind. */
const apart: ReadonlySet<string> = new Set(['rules', 'store']);

/** What is wrong with an import of a file of `mocks`, in a sentence; null when it is allowed. */
export function backendBreach({ from, target }: Import): string | null {
  const unplaced = placeFault(from) ?? (target.startsWith('mocks/') ? placeFault(target) : null);
  if (unplaced !== null || !target.startsWith('mocks/')) return unplaced;
  const [home, there] = [partOf(from), partOf(target)];
  const isApart = home !== there && apart.has(home) && apart.has(there);
  if (isApart || levelOf(there) < levelOf(home)) return `mocks/${home} does not import mocks/${there}`;
  const [own, other] = [resourceOf(from), resourceOf(target)];
  if (own === null || other === null || own === other) return null;
  return `the resource ${own} does not import the resource ${other}`;
}

/** The folder or file directly in `mocks` that a path is in. */
const partOf = (path: string) => path.split('/')[1] ?? '';

const levelOf = (part: string) => storeys.findIndex((parts) => parts.includes(part));

function placeFault(path: string): string | null {
  if (levelOf(partOf(path)) === -1) return `${path} is in no storey of mocks`;
  return partOf(path) === 'resources' && resourceOf(path) === null ? `${path} belongs to no resource` : null;
}

/** The folder of a resource that a file lies in; null for any other file. */
function resourceOf(path: string): string | null {
  return /^mocks\/resources\/([^/]+)\//.exec(path)?.[1] ?? null;
}
