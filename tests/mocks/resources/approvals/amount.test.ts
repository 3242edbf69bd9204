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
  const named = { createRefund: 'amount', changeCreditLimit: 'creditLimit' } as const;
  const operations = Object.keys(named) as (keyof typeof named)[];
  expect(items.map(({ operation }) => operation).toSorted()).toEqual(operations.toSorted());
  for (const operation of operations) {
    const row = items.find((item) => item.operation === operation);
    const { request } = store.tables.approvals.get(row?.id ?? '') ?? {};
    expect(row?.amount).toEqual(request?.[named[operation]]);
  }
});
