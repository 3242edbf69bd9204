import { expect, test } from 'vitest';
import { amountsOf } from '#mocks/resources/approvals/amounts.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;

test.each([
  ['createRefund', { amount: euros(513_00), reason: 'RETURN' }, { amount: euros(1) }, euros(513_00)],
  ['changeCreditLimit', { creditLimit: euros(9_000_00) }, { creditLimit: euros(1) }, euros(9_000_00)],
  ['writeOffPlan', { reason: 'Insolvent' }, { principalLeft: euros(942_45) }, euros(942_45)],
  ['giveScratchcard', { reason: 'Goodwill' }, { value: euros(25_00) }, euros(25_00)],
  ['changeRole', { role: 'RISK' }, { role: 'RISK' }, null],
  ['sendNotification', { at: null }, { audienceCount: 200 }, null],
])(
  'a request for approval of %s is about the amount that its endpoint names',
  (operation, request, preview, is) => {
    expect(amountsOf({ operation, request, preview, change: null })).toEqual({
      amount: is,
      amountBefore: null,
      changeBps: null,
    });
  },
);

test('the list of approvals and each approval say the amount of the request', async () => {
  const { store, get, signIn } = await openBackend({ scenario: 'one-of-each' });
  const token = await signIn(people.administrator);
  const { items } = await get('listApprovals', { token, query: {} });
  const named = { createRefund: 'amount', changeCreditLimit: 'creditLimit' } as const;
  const operations = Object.keys(named) as (keyof typeof named)[];
  expect([...new Set(items.map(({ operation }) => operation))].toSorted()).toEqual(operations.toSorted());
  for (const operation of operations) {
    const row = items.find((item) => item.operation === operation);
    const { request } = store.tables.approvals.get(row?.id ?? '') ?? {};
    expect(row?.amount).toEqual(request?.[named[operation]]);
    const call = { token, params: { approvalId: row?.id ?? '' } };
    expect((await get('getApproval', call)).amount).toEqual(row?.amount);
  }
});

test.each([
  [5_000_00, 8_000_00, 6_000],
  [5_000_00, 2_500_00, -5_000],
  [3_000_00, 0, -10_000],
  [1_500_00, 3_500_00, 13_333],
  [0, 1_000_00, null],
])('a limit that moves from %i to %i cents changes by %s basis points', (before, after, changeBps) => {
  const change = { before: { creditLimit: euros(before) }, after: { creditLimit: euros(after) } };
  const row = {
    operation: 'changeCreditLimit',
    request: { creditLimit: euros(after) },
    preview: null,
    change,
  };
  expect(amountsOf(row)).toEqual({ amount: euros(after), amountBefore: euros(before), changeBps });
});

test('a refund and a write-off replace no amount', () => {
  const change = { before: { amount: euros(1), principalLeft: euros(1) }, after: null };
  const preview = { principalLeft: euros(2) };
  for (const operation of ['createRefund', 'writeOffPlan'])
    expect(amountsOf({ operation, request: null, preview, change })).toMatchObject({
      amountBefore: null,
      changeBps: null,
    });
});

test('a request names the customer and what they owe, and can be withdrawn', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  const user = backend.store.tables.users.all().find(({ fullName }) => fullName === 'Aylin Haas');
  const userId = user?.id ?? '';
  const change = async () => {
    const { version, creditLimit } = await backend.get('getUser', { token, params: { userId } });
    const body = { creditLimit: euros(creditLimit.amountMinor + 3_000_00), reason: 'A higher income' };
    return backend.done(
      202,
      'changeCreditLimit',
      { params: { userId }, body },
      { token, ifMatch: `"${version}"` },
    );
  };
  const { id, version, customer } = await change();
  const { principalLeft, openPlans, daysPastDue, riskTier } = await backend.get('getUser', {
    token,
    params: { userId },
  });
  expect(customer).toMatchObject({ id: userId, principalLeft, openPlans, daysPastDue, riskTier });
  const call = { params: { approvalId: id } };
  const withdrawn = await backend.done(200, 'withdrawApproval', call, { token, ifMatch: `"${version}"` });
  expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', decidedBy: { name: withdrawn.requestedBy.name } });
  expect((await change()).status).toBe('PENDING');
});
