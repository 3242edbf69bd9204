import { expect, test } from 'vitest';
import type { Currency } from '#contracts/money.ts';
import { minPaymentAhead } from '#mocks/rules/paying-ahead.ts';
import { refundableAlone } from '#mocks/rules/four-eyes.ts';
import { batchRequestGuards, needsApproval } from '#mocks/resources/scratchcards/batch-guards.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

// Limits are amounts of units: 10 is ¥10, €10.00 and KWD 10.000. The minor units are written out here, not computed.

test.each([
  ['JPY', 10, 500],
  ['EUR', 10_00, 500_00],
  ['KWD', 10_000, 500_000],
] as const)(
  'the smallest payment ahead and one person’s refund are limited in %s',
  (currency, ahead, refund) => {
    expect(minPaymentAhead(currency)).toBe(ahead);
    expect(refundableAlone(0, 9_999_999, currency)).toBe(refund);
    expect(refundableAlone(refund - 1, 9_999_999, currency)).toBe(1);
  },
);

const inLimits = (amountMinor: number, currency: Currency) =>
  batchRequestGuards['value-in-limits']({
    ordered: {
      name: 'Spring',
      number: null,
      value: { amountMinor, currency },
      quantity: 1,
      expiresOn: '2028-01-01',
      tags: [],
      reseller: null,
      activation: { kind: 'LATER' },
    },
    today: '2027-01-10',
  });

test.each([
  ['JPY', 1, 500, /¥1 to ¥500/],
  ['EUR', 1_00, 500_00, /€1\.00 to €500\.00/],
  ['KWD', 1_000, 500_000, /KWD.1\.000 to KWD.500\.000/],
] as const)('the value of a scratchcard is limited in %s', (currency, min, max, words) => {
  expect(inLimits(min, currency)).toBeNull();
  expect(inLimits(max, currency)).toBeNull();
  for (const amount of [min - 1, max + 1])
    expect(inLimits(amount, currency)).toMatchObject({
      code: 'validation-failed',
      extra: { errors: [{ pointer: '/value', message: expect.stringMatching(words) }] },
    });
});

test.each([
  ['JPY', 100],
  ['EUR', 100_00],
  ['KWD', 100_000],
] as const)('activating 101 scratchcards in %s needs a second person', (currency, amountMinor) => {
  const needs = (quantity: number, before = 0) =>
    needsApproval({ value: { amountMinor, currency }, quantity }, before);
  expect(needs(100)).toBe(false);
  expect(needs(101)).toBe(true);
  expect(needs(60, 40 * amountMinor)).toBe(false);
  expect(needs(60, 40 * amountMinor + 1)).toBe(true);
});

test.each([
  ['JPY', 5_000, 1_000],
  ['KWD', 5_000_000, 1_000_000],
] as const)(
  'changing a credit limit by more than 1,000 in %s needs a second person',
  async (currency, limit, step) => {
    const backend = await openBackend({ scenario: 'happy' });
    const { tables } = backend.store;
    const userId = tables.users.find('phoneE164', people.mira)?.id ?? '';
    await backend.store.transact((transaction) => {
      const user = transaction.tables.users.get(userId);
      if (user) transaction.tables.users.replace({ ...user, creditLimit: { amountMinor: limit, currency } });
    });
    const token = await backend.signIn(people.administrator);
    const statusOfChange = async (amountMinor: number) => {
      const body = { creditLimit: { amountMinor, currency }, reason: 'Asked on the phone' };
      const ifMatch = `"${tables.users.get(userId)?.version}"`;
      return (await backend.ask('changeCreditLimit', { params: { userId }, body, token, ifMatch })).status;
    };
    expect(await statusOfChange(limit + step)).toBe(200);
    expect(await statusOfChange(limit + step + 1)).toBe(202);
  },
);
