import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { roles } from '#contracts/permissions.ts';
import { administrators } from '#tests/kit/people.ts';
import { roleCases } from './role-cases.ts';
import { allRoles, expectRoles } from './roles.ts';

test.each(roleCases)(
  '$title is rejected for roles without $permissions and works for the others',
  async (each) => expectRoles(each),
);

/** Commands that cannot be tried, because their answers reveal a secret. */
const secret = roleCases.filter(({ name }) => (contract[name] as Endpoint).dryRun === 'refused');

describe.each(secret)('$title', ({ name, permissions, prepare }) => {
  test.each(allRoles.filter((role) => permissions.every((one) => roles[role].includes(one))))(
    'is done for %s',
    async (role) => {
      const { backend, request } = await prepare();
      const { token } = await backend.session(administrators[role]);
      expect((await backend.ask(name, { ...request, token })).status).toBeLessThan(300);
    },
  );
});

test('each command of the administration is refused to some role', () => {
  // Commands of every role: each saves views of lists, and withdraws what it has requested itself.
  const ofAll = (permission: string) => permission === 'views.use' || permission === 'approvals.read';
  const commands = roleCases.filter(
    ({ name, permissions }) => (contract[name] as Endpoint).idempotent && !permissions.some(ofAll),
  );
  const open = commands.filter(({ permissions }) =>
    allRoles.every((role) => permissions.every((one) => roles[role].includes(one))),
  );
  expect(commands.length).toBeGreaterThan(4);
  expect(open.map(({ title }) => title)).toEqual([]);
});
