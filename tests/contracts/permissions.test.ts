import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { permissions, roles } from '#contracts/permissions.ts';
import { openBackend } from '#tests/kit/backend.ts';

const used = Object.values<Endpoint>(contract).flatMap(({ permission, approval }) => [
  ...(permission ? [permission] : []),
  ...(approval ? [approval.permission] : []),
]);

test('every permission is asked for by an endpoint', () => {
  expect(permissions.filter((permission) => !used.includes(permission))).toEqual([]);
});

test('every role can read, and ADMIN may do everything', () => {
  for (const allowed of Object.values(roles)) {
    expect(allowed).toEqual(expect.arrayContaining(['users.read', 'orders.read', 'payments.read']));
  }
  expect(roles.ADMIN.toSorted()).toEqual(permissions.toSorted());
});

describe('who is signed in', () => {
  test.each([
    ['viewer@tranche.example', 'VIEWER'],
    ['support@tranche.example', 'SUPPORT'],
    ['collections@tranche.example', 'COLLECTIONS'],
    ['risk@tranche.example', 'RISK'],
    ['cards@tranche.example', 'CARD_ISSUER'],
    ['admin@tranche.example', 'ADMIN'],
  ] as const)('%s sees the role %s and what it allows', async (email, role) => {
    const backend = await openBackend({ scenario: 'happy', running: true });
    const token = await backend.signIn(email);
    expect(await backend.get('getMe', { token })).toMatchObject({
      kind: 'ADMINISTRATOR',
      administrator: { email, role, permissions: roles[role] },
    });
  });
});
