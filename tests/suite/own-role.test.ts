import { expect, test } from 'vitest';
import { roles } from '#contracts/permissions.ts';
import { administrators } from '#tests/kit/people.ts';
import { ready } from './backend.ts';
import { allRoles } from './roles.ts';

test.each(allRoles)('getMe answers the administrator of the role %s with their permissions', async (role) => {
  const { backend } = await ready('getMe');
  const email = administrators[role];
  const token = await backend.signIn(email);
  const me = await backend.get('getMe', { token });
  expect(me).toMatchObject({ kind: 'ADMINISTRATOR', administrator: { email, role } });
  const permissions = me.kind === 'ADMINISTRATOR' ? me.administrator.permissions : [];
  expect(new Set(permissions)).toEqual(new Set(roles[role])); // in any order
});
