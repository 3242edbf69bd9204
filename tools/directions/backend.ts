import type { Import } from './rules.ts';

/** Parts of the backend that know no resource: what they hold serves all of them. */
const below = ['rules', 'store'];
const above = ['resources', 'commands'];

/** Imports between resources that are still to be taken apart. Each line goes with its import; none is added. */
export const remaining: readonly string[] = [
  'mocks/resources/auth/handlers.ts mocks/resources/users/person.ts',
  'mocks/resources/auth/handlers.ts mocks/resources/users/registration.ts',
  'mocks/resources/auth/handlers.ts mocks/resources/users/handlers.ts',
  'mocks/resources/orders/handlers.ts mocks/resources/users/registration.ts',
  'mocks/resources/orders/handlers.ts mocks/resources/plans/lifecycle.ts',
  'mocks/resources/orders/handlers.ts mocks/resources/plans/store.ts',
  'mocks/resources/orders/view.ts mocks/resources/payments/lifecycle.ts',
  'mocks/resources/payments/handlers.ts mocks/resources/orders/lifecycle.ts',
  'mocks/resources/payments/handlers.ts mocks/resources/orders/view.ts',
  'mocks/resources/payments/lifecycle.ts mocks/resources/plans/lifecycle.ts',
  'mocks/resources/plans/lifecycle.ts mocks/resources/orders/quotes/compute.ts',
];

/** What is wrong with an import inside `mocks`, in a sentence; null when it is allowed. */
export function backendBreach({ from, target }: Import): string | null {
  const [home = '', there = ''] = [from.split('/')[1], target.split('/')[1]];
  if (below.includes(home) && above.includes(there)) return `mocks/${home} does not import mocks/${there}`;
  const [own, other] = [resourceOf(from), resourceOf(target)];
  if (own === null || other === null || own === other) return null;
  if (remaining.includes(`${from} ${target}`)) return null;
  return `the resource ${own} does not import the resource ${other}`;
}

/** The folder of a resource that a file lies in; null for any other file. */
function resourceOf(path: string): string | null {
  return /^mocks\/resources\/([^/]+)\//.exec(path)?.[1] ?? null;
}
