import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';

async function planOf(scenario: string) {
  const backend = await openBackend({ scenario });
  const token = await backend.signIn(people.mira);
  const { items } = await backend.get('listPlans', { token });
  return { backend, token, plan: items[0] };
}

test('overdue-grace is three days late and names the day of the first fee', async () => {
  expect((await planOf('overdue-grace')).plan).toMatchObject({
    status: 'ACTIVE',
    daysPastDue: 3,
    fees: euro(0),
    dueNow: euro(183_69),
    lateFees: { next: { lastDay: '2027-01-12', chargedOn: '2027-01-13', amount: euro(8_00) } },
  });
});

test('overdue-fee is eleven days late with one fee', async () => {
  expect((await planOf('overdue-fee')).plan).toMatchObject({
    status: 'OVERDUE',
    daysPastDue: 11,
    fees: euro(8_00),
    dueNow: euro(191_69),
  });
});

test('near-cap has fees of 16.00, and the third one of 8.00 is the last', async () => {
  const { plan, backend, token } = await planOf('near-cap');
  // 8 November 2026 is a Sunday: collected on Monday, so its fee came on the 15th
  expect(plan).toMatchObject({
    status: 'OVERDUE',
    daysPastDue: 63,
    lateFees: {
      charged: euro(16_00),
      left: euro(8_00),
      next: { chargedOn: '2027-01-14', amount: euro(8_00) },
    },
  });
  const { lines } = await backend.get('getSchedule', { token, params: { planId: plan?.id ?? '' } });
  expect(lines.map(({ feeChargedOn }) => feeChargedOn)).toEqual([
    null,
    '2026-11-15',
    '2026-12-14',
    null,
    null,
    null,
    null,
  ]);
});

test('defaulted is 97 days late with fees of 24.00 and no further one', async () => {
  expect((await planOf('defaulted')).plan).toMatchObject({
    status: 'DEFAULTED',
    daysPastDue: 97,
    lateFees: { charged: euro(24_00), left: euro(0), next: null },
  });
});
