import { describe, expect, test } from 'vitest';
import { paymentMachine } from '#contracts/payments/machine.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { euro } from '#tests/kit/money.ts';
import { START } from '#tests/kit/backend.ts';

const attempt = (no: number, retryable: boolean) => ({
  id: `att_0000000000000000000000000${no}`,
  no,
  startedAt: START,
  endedAt: START,
  result: 'DECLINED' as const,
  code: retryable ? ('insufficient-funds' as const) : ('card-declined' as const),
  retryable,
});

const failed = {
  purpose: 'DOWN_PAYMENT' as const,
  attempts: [attempt(1, true)],
  cardTokenId: 'tok_1',
  currency: 'EUR' as const,
  allocations: [{ lineNo: 0, component: 'PRINCIPAL' as const, amount: euro(120_00) }],
  refundedTotal: 20_00,
};

const parts = (byCard: number, fromWallet: number) => [
  { kind: 'CARD' as const, label: 'Visa •••• 4242', amount: byCard },
  { kind: 'WALLET' as const, label: 'Wallet', amount: fromWallet },
];

const wanting = (channels: object) => ({
  status: 'ACTIVE',
  preferences: { channels },
  provenContact: 'phoneE164',
});

/** Facts for which every guard of every step holds. */
const good = {
  amount: 120_00,
  currency: 'EUR' as const,
  sources: parts(100_00, 20_00),
  walletBalance: euro(20_00),
  payment: { ...failed, receiptSentAt: null },
  customer: wanting({ inApp: false, sms: true }),
  today: '2027-01-10',
  attemptsMade: 4,
  refusedToday: 4,
  planTakesMoney: true,
  otherPayment: null,
  isPaidSince: false,
  isCardRefused: false,
  processing: null,
  chargeableMinor: 100_00,
  cardTokenId: 'tok_1',
  refund: euro(100_00),
};

/** For each guard: facts that violate only this guard, and the resulting problem. */
const broken: Readonly<Record<string, readonly [ProblemCode, object]>> = {
  'amount-positive': ['invalid-transition', { amount: 0, sources: [] }],
  'sources-sum': ['validation-failed', { sources: parts(99_99, 20_00) }],
  'wallet-covers': ['wallet-insufficient', { walletBalance: euro(19_99) }],
  'plan-open': ['invalid-transition', { planTakesMoney: false }],
  'no-other-payment': ['payment-in-progress', { otherPayment: { id: 'pay_2' } }],
  'not-paid-since': ['invalid-transition', { isPaidSince: true }],
  'card-accepted': ['invalid-transition', { isCardRefused: true }],
  'account-kept': ['invalid-transition', { customer: { status: 'CLOSED' } }],
  'no-request-waiting': ['invalid-transition', { isRequested: true }],
  'no-payment-processing': ['payment-in-progress', { processing: { id: 'pay_2' } }],
  'paid-by-card': ['invalid-transition', { chargeableMinor: 0 }],
  'receipt-not-sent-today': [
    'invalid-transition',
    { payment: { ...failed, receiptSentAt: '2027-01-10T08:00:00.000Z' } },
  ],
  'wants-messages': ['invalid-transition', { customer: wanting({ inApp: false, sms: false, email: true }) }],
  'attempts-left': ['invalid-transition', { attemptsMade: 5 }],
  'attempts-left-today': ['invalid-transition', { refusedToday: 5 }],
  'retryable-or-other-card': [
    'invalid-transition',
    { payment: { ...failed, attempts: [attempt(1, false)] } },
  ],
  'same-currency': ['currency-mismatch', { refund: { amountMinor: 1, currency: 'JPY' } }],
  'within-refundable': ['refund-exceeds-payment', { refund: euro(100_01) }],
};

type Trigger = (typeof paymentMachine.transitions)[number]['trigger'];
const decide = (status: PaymentRecord['status'] | null, trigger: Trigger, facts: object) =>
  paymentLifecycle.decide(
    status === null ? null : ({ ...failed, id: 'pay_1', status } as object as PaymentRecord),
    trigger,
    facts as never,
  );

/** docs/domain.md, "Payments": the transitions that this contract has. */
const table: Readonly<Record<Trigger, readonly (readonly [string | null, string])[]>> = {
  create: [[null, 'PROCESSING']],
  'action-required': [['PROCESSING', 'REQUIRES_ACTION']],
  confirm: [['REQUIRES_ACTION', 'PROCESSING']],
  'sent-to-bank': [['PROCESSING', 'PENDING']],
  authorised: [
    ['PROCESSING', 'SUCCEEDED'],
    ['PENDING', 'SUCCEEDED'],
  ],
  declined: [
    ['PROCESSING', 'FAILED'],
    ['PENDING', 'FAILED'],
    ['REQUIRES_ACTION', 'FAILED'],
  ],
  retry: [['FAILED', 'PROCESSING']],
  cancel: [
    ['FAILED', 'CANCELLED'],
    ['REQUIRES_ACTION', 'CANCELLED'],
  ],
  clock: [['REQUIRES_ACTION', 'EXPIRED']],
  'send-receipt': [
    ['SUCCEEDED', 'SUCCEEDED'],
    ['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED'],
  ],
  'charge-back': [
    ['SUCCEEDED', 'CHARGED_BACK'],
    ['PARTIALLY_REFUNDED', 'CHARGED_BACK'],
  ],
  refund: [
    ['SUCCEEDED', 'REFUNDED'],
    ['PARTIALLY_REFUNDED', 'REFUNDED'],
  ],
};

const triggers = [...new Set(paymentMachine.transitions.map((row) => row.trigger))];
const cells = [null, ...paymentMachine.states].flatMap((from) =>
  triggers.map((trigger) => ({ from, trigger })),
);

describe('the machine of a payment', () => {
  test.each(cells)('$from, $trigger', ({ from, trigger }) => {
    const to = table[trigger].find(([state]) => state === from)?.[1];
    const decision = decide(from, trigger, good);
    if (to) expect(decision).toMatchObject({ to, problem: null });
    else expect(decision).toMatchObject({ to: null, guard: null });
  });

  const guarded = paymentMachine.transitions.flatMap((row) =>
    row.guards
      .filter((guard) => guard !== 'nothing-left') // it selects between the two rows of a refund
      .map((guard) => ({ id: row.id, row, guard })),
  );

  test('a refund of less than the rest leaves the payment partially refunded', () => {
    expect(decide('SUCCEEDED', 'refund', { ...good, refund: euro(99_99) }).to).toBe('PARTIALLY_REFUNDED');
  });

  test.each(guarded)('$id: $guard refuses it', ({ row, guard }) => {
    const [code, facts] = broken[guard] ?? [];
    const { problem, ...decision } = decide(row.from?.[0] ?? null, row.trigger, { ...good, ...facts });
    expect(decision).toMatchObject({ to: null, guard });
    expect(problem).toMatchObject({ code });
  });

  test('a payment that the bank is deciding about is named in the problem', () => {
    expect(decide('PROCESSING', 'retry', good).problem).toMatchObject({
      code: 'payment-in-progress',
      extra: { paymentId: 'pay_1' },
    });
  });

  test('a wallet in another currency pays nothing', () => {
    const { problem } = decide(null, 'create', {
      ...good,
      walletBalance: { amountMinor: 1, currency: 'JPY' },
    });
    expect(problem).toMatchObject({ code: 'currency-mismatch', extra: { expected: 'EUR', got: 'JPY' } });
  });

  test('another card may be tried after a final decline, five times in all', () => {
    const another = { ...good, payment: { ...failed, attempts: [attempt(1, false)] }, cardTokenId: 'tok_2' };
    expect(decide('FAILED', 'retry', another).to).toBe('PROCESSING');
    expect(MAX_ATTEMPTS).toBe(5);
  });
});
