import { describe, expect, test } from 'vitest';
import { paymentMachine } from '#contracts/payments/machine.ts';
import { createDemoBackend } from '#mocks/demo-backend.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { decide } from '#mocks/core/lifecycle.ts';
import { MAX_ATTEMPTS, type PaymentFacts, paymentGuards } from '#mocks/resources/payments/lifecycle.ts';

const START = '2027-01-10T09:00:00.000Z';

const attempt = (no: number, retryable: boolean) => ({
  id: `att_0000000000000000000000000${no}`,
  no,
  startedAt: START,
  endedAt: START,
  result: 'DECLINED' as const,
  code: retryable ? ('insufficient-funds' as const) : ('card-declined' as const),
  retryable,
});

const good: PaymentFacts = {
  amount: 120_00,
  sourced: 120_00,
  purpose: 'DOWN_PAYMENT',
  planTakesMoney: true,
  otherPayment: false,
  attempts: [attempt(1, true)],
  sameCard: true,
};

const broken: { readonly [Guard in keyof typeof paymentGuards]: Partial<PaymentFacts> } = {
  'amount-positive': { amount: 0, sourced: 0 },
  'sources-sum': { sourced: 119_99 },
  'plan-open': { planTakesMoney: false },
  'no-other-payment': { otherPayment: true },
  'attempts-left': { attempts: [1, 2, 3, 4, 5].map((no) => attempt(no, true)) },
  'retryable-or-other-card': { attempts: [attempt(1, false)] },
};

/** docs/domain.md, "Payments", as far as this contract goes. */
const table: Readonly<Record<string, readonly (readonly [string | null, string])[]>> = {
  create: [[null, 'PROCESSING']],
  authorised: [['PROCESSING', 'SUCCEEDED']],
  declined: [['PROCESSING', 'FAILED']],
  retry: [['FAILED', 'PROCESSING']],
};

const triggers = [...new Set(paymentMachine.transitions.map((row) => row.trigger))];
const cells = [null, ...paymentMachine.states].flatMap((from) =>
  triggers.map((trigger) => ({ from, trigger })),
);

describe('the machine of a payment', () => {
  test.each(cells)('$from, $trigger', ({ from, trigger }) => {
    const to = table[trigger]?.find(([state]) => state === from)?.[1];
    const decision = decide(paymentMachine, paymentGuards, from, trigger, good);
    if (to) expect(decision).toMatchObject({ kind: 'taken', to });
    else expect(decision).toEqual({ kind: 'impossible' });
  });

  const guarded = paymentMachine.transitions.flatMap((row) =>
    row.guards.map((guard) => ({ id: row.id, row, guard })),
  );

  test.each(guarded)('$id is refused by $guard', ({ row, guard }) => {
    const decision = decide(paymentMachine, paymentGuards, row.from?.[0] ?? null, row.trigger, {
      ...good,
      ...broken[guard],
    });
    expect(decision).toMatchObject({ kind: 'refused', guard });
  });

  test('another card may be tried after a final decline, five times in all', () => {
    const another = { ...good, sameCard: false, attempts: [attempt(1, false)] };
    expect(decide(paymentMachine, paymentGuards, 'FAILED', 'retry', another)).toMatchObject({
      kind: 'taken',
    });
    expect(MAX_ATTEMPTS).toBe(5);
  });
});

test('a failed instalment is refused for what it is, not for the down payment that was made', async () => {
  const { store } = await createDemoBackend({ scenario: 'happy', seed: 1 });
  const failed = store.tables.payments
    .all()
    .filter(({ status, purpose }) => status === 'FAILED' && purpose === 'INSTALMENT');
  expect(failed.length).toBeGreaterThan(0);
  for (const payment of failed) {
    const { actions } = viewPayment(store.tables, payment);
    expect(actions).toEqual([
      {
        action: 'retry',
        allowed: false,
        reason: 'Only a down payment can be tried again; what an instalment still asks for is in its plan.',
      },
    ]);
  }
});
