import { expect } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { AdministratorRole, roles } from '#contracts/permissions.ts';
import { partsOfStep } from '#contracts/steps.ts';
import { problemIn } from '#tests/kit/client.ts';
import { administrators } from '#tests/kit/people.ts';
import { machines } from './machines.ts';
import { endpointOf, type RoleCase } from './role-cases.ts';

export const allRoles = AdministratorRole.options;

/** Guards by which only one person may take a step: the reviewer of collateral, and who has made a request. */
const guardsOfOnePerson: ReadonlySet<string> = new Set(['own-review', 'own-request']);

function isOfOnePerson({ takes, simulates }: Endpoint): boolean {
  if (simulates !== undefined) return isOfOnePerson(endpointOf(simulates));
  if (!takes) return false;
  const step = partsOfStep(takes);
  return Object.entries(machines).some(
    ([name, { transitions }]) =>
      name === step.machine &&
      transitions.some(
        ({ trigger, guards }) =>
          trigger === step.trigger && guards.some((guard) => guardsOfOnePerson.has(guard)),
      ),
  );
}

/** Expects that the request is refused to roles without one of the permissions, and works for the others. */
export async function expectRoles({ name, permissions, prepare }: RoleCase): Promise<void> {
  const endpoint: Endpoint = contract[name];
  const missing = (role: AdministratorRole) => permissions.find((one) => !roles[role].includes(one));
  const { backend, request } = await prepare();
  const tokens = new Map<AdministratorRole, string>();
  for (const role of allRoles) tokens.set(role, (await backend.session(administrators[role])).token);
  const before = await backend.state();

  const answers = [];
  for (const role of allRoles) {
    // A dry run passes the same checks, so every role can be tried on one backend. What would reveal a secret has none:
    // it is done below.
    const isAllowed = missing(role) === undefined;
    if (isAllowed && endpoint.dryRun === 'refused') continue;
    const call = {
      ...request,
      token: tokens.get(role) ?? null,
      dryRun: isAllowed && endpoint.idempotent === true,
    };
    const response = await backend.ask(name, call);
    const problem = response.status < 300 ? null : problemIn(response);
    const isOthers = problem?.code === 'invalid-transition' && isOfOnePerson(endpoint);
    // The view is shared by another person, which its own permission and no other refuses.
    const isOthersView =
      problem?.code === 'forbidden' &&
      problem.requiredPermission === 'views.others' &&
      !roles[role].some((permission) => permission === 'views.others');
    const passed = problem === null || isOthers || isOthersView;
    answers.push([
      role,
      problem?.code === 'forbidden' && !isOthersView
        ? problem.requiredPermission
        : passed
          ? null
          : problem?.code,
    ]);
  }
  const tried = allRoles.filter((role) => endpoint.dryRun !== 'refused' || missing(role) !== undefined);
  expect(answers).toEqual(tried.map((role) => [role, missing(role) ?? null]));
  expect(await backend.state()).toEqual(before);
}
