import { expect, test } from 'vitest';
import { amountOf } from '#mocks/resources/approvals/amount.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

test.each([
  ['createRefund', { amount: euros(513_00), reason: 'RETURN' }, { amount: euros(1) }, euros(513_00)],
  ['changeCreditLimit', { creditLimit: euros(9_000_00) }, { creditLimit: euros(1) }, euros(9_000_00)],
  ['writeOffPlan', { reason: 'Insolvent' }, { principalLeft: euros(942_45) }, euros(942_45)],
  ['changeRole', { role: 'RISK' }, { role: 'RISK' }, null],
  ['sendNotification', { at: null }, { audienceCount: 200 }, null],
])(
  'a request for approval of %s is about the amount that its endpoint names',
  (operation, request, preview, is) => {
    expect(amountOf({ operation, request, preview })).toEqual(is);
  },
);

test('each row of the list of approvals says the amount of its request', async () => {
  const { store, get, signIn } = await openBackend({ scenario: 'one-of-each' });
  const { items } = await get('listApprovals', { token: await signIn(people.administrator), query: {} });
  expect(items.length).toBeGreaterThan(0);
  for (const { id, operation, amount } of items) {
    expect(operation).toBe('createRefund');
    expect(amount).toEqual(store.tables.approvals.get(id)?.request?.['amount']);
  }
});
