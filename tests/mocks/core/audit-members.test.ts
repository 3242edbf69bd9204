import { expect, test } from 'vitest';
import { auditMember } from '#mocks/core/audit-members.ts';

const row = {
  id: 'pl_1',
  currency: 'JPY',
  total: 1_200,
  count: 3,
  limit: { amountMinor: 5, currency: 'EUR' },
  lines: [{ no: 1, interestMinor: 7, note: null }],
};

test.each([
  ['total', { amountMinor: 1_200, currency: 'JPY' }],
  ['count', 3],
  ['limit', { amountMinor: 5, currency: 'EUR' }],
  ['lines', [{ no: 1, interestMinor: { amountMinor: 7, currency: 'JPY' }, note: null }]],
])('the audit shows %s as %j', (name, expected) => {
  expect(auditMember(row, name, ['total'])).toEqual(expected);
});

test('a row without a currency has no amounts', () => {
  const { currency: _none, ...bare } = row;
  expect(auditMember(bare, 'total', ['total'])).toBe(1_200);
});

test('a payment token is left out at any depth', () => {
  const row = { id: 'usr_1', savedCards: [{ cardTokenId: 'tok_1', name: 'Household' }] };
  expect(auditMember(row, 'savedCards')).toEqual([{ name: 'Household' }]);
});
