import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { AdministratorRole, roles } from '#contracts/permissions.ts';
import { businessOf } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { administrators } from '#tests/kit/people.ts';
import { permissionCases } from './permission-cases.ts';

const allRoles = AdministratorRole.options;

describe.each(permissionCases)('$title', ({ name, permissions, prepare }) => {
  const endpoint: Endpoint = contract[name];
  const missing = (role: AdministratorRole) => permissions.find((one) => !roles[role].includes(one));

  test(`is refused to roles without ${permissions.join(' and ')} and works for the others`, async () => {
    const { backend, request } = await prepare();
    await backend.wait(121_000); // another code may be sent to those who signed in just now
    const tokens = new Map<AdministratorRole, string>();
    for (const role of allRoles) tokens.set(role, await backend.signIn(administrators[role]));
    const before = businessOf(backend);

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
      // Only the current reviewer may decide a collateral, and only who made a request may withdraw it.
      const isOthers = /is reviewing this\.$|who requested it, can withdraw it\.$/.test(
        problem?.detail ?? '',
      );
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
    expect(businessOf(backend)).toEqual(before);
  });
});

/** Commands that cannot be tried, because their answers reveal a secret. */
const secret = permissionCases.filter(({ name }) => (contract[name] as Endpoint).dryRun === 'refused');

describe.each(secret)('$title', ({ name, permissions, prepare }) => {
  test.each(allRoles.filter((role) => permissions.every((one) => roles[role].includes(one))))(
    'is done for %s',
    async (role) => {
      const { backend, request } = await prepare();
      await backend.wait(121_000);
      const token = await backend.signIn(administrators[role]);
      expect((await backend.ask(name, { ...request, token })).status).toBeLessThan(300);
    },
  );
});

test('each command of the administration is refused to some role', () => {
  // Commands of every role: each saves views of lists, and withdraws what it has requested itself.
  const ofAll = (permission: string) => permission === 'views.use' || permission === 'approvals.read';
  const commands = permissionCases.filter(
    ({ name, permissions }) => (contract[name] as Endpoint).idempotent && !permissions.some(ofAll),
  );
  const open = commands.filter(({ permissions }) =>
    allRoles.every((role) => permissions.every((one) => roles[role].includes(one))),
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(open.map(({ title }) => title)).toEqual([]);
});
