import { expect, test } from 'vitest';
import { roles } from '#contracts/permissions.ts';
import { administrators } from '#tests/kit/people.ts';
import { ready } from './backend.ts';
import { allRoles } from './roles.ts';

test.each(allRoles)('getMe answers the administrator of the role %s with their permissions', async (role) => {
  const { backend } = await ready('getMe');
  const email = administrators[role];
  const token = await backend.signIn(email);
  expect(await backend.get('getMe', { token })).toMatchObject({
    kind: 'ADMINISTRATOR',
    administrator: { email, role, permissions: roles[role] },
  });
});
