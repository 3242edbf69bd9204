import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Permission } from '#contracts/permissions.ts';
import type { Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { ready } from './backend.ts';

/** A request of an operation, with what it starts or decides about. */
export interface RoleCase {
  readonly title: string;
  readonly name: OperationName;
  /** What a role needs, in the order in which it is checked. */
  readonly permissions: readonly Permission[];
  readonly prepare: () => Promise<{ readonly backend: Provider; readonly request: Call }>;
}

export const endpoints = Object.entries<Endpoint>(contract)
  .filter(([, { access }]) => access === 'administrator')
  .map(([name, endpoint]) => [name as OperationName, endpoint] as const); // keys of the contract

export const endpointOf = (name: string): Endpoint => contract[name as OperationName]; // names of the contract

export const permissionsOf = (...all: readonly (Permission | undefined)[]) =>
  all.filter((one) => one !== undefined);

export const bulk = endpoints.flatMap(([name, endpoint]) =>
  Object.entries(endpoint.bulk?.actions ?? {}).map(([action, command]) => ({ name, action, command })),
);

/** What some actions on many rows take besides their rows and the reason. */
const membersOf: Readonly<Record<string, object>> = {
  extend: { days: 7 },
  tag: { tag: 'heat-2027' },
  untag: { tag: 'heat-2027' },
  message: { title: 'Your plan', text: 'It is paid off in May.' },
};

/** Each action on many rows, by the endpoint that starts a job of it. */
const startsOfJobs = bulk.map(({ name, action, command }): RoleCase => ({
  title: `${name} with ${action}`,
  name,
  permissions: permissionsOf(endpointOf(name).permission, endpointOf(command).permission),
  async prepare() {
    const { backend, request } = await ready(name);
    return {
      backend,
      request: { ...request, body: Object.assign({}, request.body, { action }, membersOf[action]) },
    };
  },
}));

/** Operations whose permission depends on what they are about: decision-roles.test.ts. */
const dependent: ReadonlySet<OperationName> = new Set([
  'retryFailedRows',
  'stopJob',
  'approveApproval',
  'rejectApproval',
]);

/** Every other operation of the administration, and each action on many rows. */
export const roleCases: readonly RoleCase[] = [
  ...endpoints
    .filter(([name]) => !dependent.has(name) && !startsOfJobs.some((start) => start.name === name))
    .map(([name, { permission }]) => ({
      title: name,
      name,
      permissions: permissionsOf(permission),
      prepare: () => ready(name),
    })),
  ...startsOfJobs,
];
