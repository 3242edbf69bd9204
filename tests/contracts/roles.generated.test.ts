import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { AdministratorRole, type Permission, roles } from '#contracts/permissions.ts';
import { businessOf } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { administrators } from '#tests/kit/people.ts';
import { ready } from './requests.ts';

const endpoints = Object.entries<Endpoint>(contract)
  .filter(([, { access }]) => access === 'administrator')
  .map(([name, endpoint]) => [name as OperationName, endpoint] as const); // keys of the contract

/**
 * The permissions that a request needs, in the order in which they are checked: the endpoint's, then those of what it
 * starts.
 */
function needed(name: OperationName, { permission, bulk }: Endpoint): readonly Permission[] {
  const started = bulk ? Object.values(bulk.actions).slice(0, 1) : []; // the action of `requests`
  // the command of the job in `requests`
  if (name === 'retryFailedRows' || name === 'stopJob') started.push('retryPaymentAsAdministrator');
  if (name === 'approveApproval' || name === 'rejectApproval') return ['approvals.decide', 'refunds.approve'];
  const commands = started.map((command) => contract[command as OperationName] as Endpoint); // names of the contract
  return [permission, ...commands.map((command) => command.permission)].filter((one) => one !== undefined);
}

const allRoles = AdministratorRole.options;

describe.each(endpoints)('%s', (name, endpoint) => {
  const permissions = needed(name, endpoint);
  const missing = (role: AdministratorRole) => permissions.find((one) => !roles[role].includes(one));

  test(`is refused to roles without ${permissions.join(' and ')}, changes nothing, and works for the others`, async () => {
    const { backend, request } = await ready(name);
    await backend.wait(121_000); // another code may be sent to those who signed in just now
    const tokens = new Map<AdministratorRole, string>();
    for (const role of allRoles) tokens.set(role, await backend.signIn(administrators[role]));
    const before = businessOf(backend);

    const answers = [];
    for (const role of allRoles) {
      // A dry run passes the same checks, so every role can be tried on one backend.
      const isAllowed = missing(role) === undefined;
      const call = {
        ...request,
        token: tokens.get(role) ?? null,
        dryRun: isAllowed && endpoint.idempotent === true,
      };
      const answer = await backend.ask(name, call);
      const problem = answer.status < 300 ? null : problemIn(answer);
      // Only the current reviewer may decide, so another one has to take the review over first.
      const isOthersReview = problem?.detail.endsWith('is reviewing this.') ?? false;
      // Operations whose answer would reveal a secret have no dry run; the role is checked before that is refused.
      const isSecret = problem?.code === 'dry-run-unavailable';
      const passed = problem === null || isOthersReview || isSecret;
      answers.push([
        role,
        problem?.code === 'forbidden' ? problem.requiredPermission : passed ? null : problem.code,
      ]);
    }
    expect(answers).toEqual(allRoles.map((role) => [role, missing(role) ?? null]));
    expect(businessOf(backend)).toEqual(before);
  });
});

test('each command of the administration is refused to some role', () => {
  // Operations that every role may use: they save views of lists.
  const commands = endpoints.filter(
    ([, { idempotent, permission }]) => idempotent && permission !== 'views.use',
  );
  const open = commands.filter(([name, endpoint]) =>
    allRoles.every((role) => needed(name, endpoint).every((one) => roles[role].includes(one))),
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(open.map(([name]) => name)).toEqual([]);
});
