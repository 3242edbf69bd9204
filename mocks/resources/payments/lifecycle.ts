import type { Instant } from '#contracts/dates.ts';
import { paymentMachine } from '#contracts/payments/machine.ts';
import type { PaymentAttempt } from '#contracts/payments/payment.ts';
import type { CardTokenRecord, PaymentRecord, PlanRecord } from '#mocks/records.ts';
import type { ReceivedPayment } from '#mocks/resources/plans/lifecycle.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import { decide, type Guards, mustTake } from '#mocks/core/lifecycle.ts';

export const MAX_ATTEMPTS = 5;

export type DeclineCode = NonNullable<PaymentAttempt['code']>;

/** Whether the same card may be tried again after a decline, and what to tell the person. */
export const declines = {
  'insufficient-funds': { retryable: true, sentence: 'There is not enough money on this card.' },
  'card-declined': { retryable: false, sentence: 'The bank declined this card.' },
  'card-expired': { retryable: false, sentence: 'This card has expired.' },
  'card-stolen': { retryable: false, sentence: 'The bank has blocked this card.' },
} as const satisfies Record<DeclineCode, { retryable: boolean; sentence: string }>;

type PaymentGuard = (typeof paymentMachine.transitions)[number]['guards'][number];

export interface PaymentFacts {
  readonly amount: number;
  /** Sum of what the sources give. */
  readonly sourced: number;
  /** Whether the plan takes money: it is open, and for a down payment its order still waits for one. */
  readonly planTakesMoney: boolean;
  readonly purpose: PaymentRecord['purpose'];
  /** Another payment for the same is being decided or done. */
  readonly otherPayment: boolean;
  readonly attempts: readonly PaymentAttempt[];
  readonly sameCard: boolean;
}

export const paymentGuards: Guards<PaymentGuard, PaymentFacts> = {
  'amount-positive': ({ amount }) => (amount > 0 ? null : 'A payment must be more than nothing.'),
  'sources-sum': ({ amount, sourced }) =>
    amount === sourced ? null : 'The sources do not sum to the amount.',
  'plan-open': ({ planTakesMoney, purpose }) => {
    if (planTakesMoney) return null;
    return purpose === 'DOWN_PAYMENT'
      ? 'The plan does not take this payment any more.'
      : 'Only a down payment can be tried again; what an instalment still asks for is in its plan.';
  },
  'no-other-payment': ({ otherPayment }) => (otherPayment ? 'Another payment is under way or done.' : null),
  'attempts-left': ({ attempts }) =>
    attempts.length < MAX_ATTEMPTS ? null : `A payment can be tried ${MAX_ATTEMPTS} times at most.`,
  'retryable-or-other-card': ({ attempts, sameCard }) =>
    sameCard && attempts.at(-1)?.retryable === false
      ? 'This card will not be accepted; use another one.'
      : null,
};

export function decidePayment(
  status: PaymentRecord['status'] | null,
  trigger: 'create' | 'retry',
  facts: PaymentFacts,
) {
  return decide(paymentMachine, paymentGuards, status, trigger, facts);
}

/** The bank's answers meet no guard. */
const free: PaymentFacts = {
  amount: 1,
  sourced: 1,
  planTakesMoney: true,
  purpose: 'DOWN_PAYMENT',
  otherPayment: false,
  attempts: [],
  sameCard: false,
};

export interface NewPayment {
  readonly id: string;
  readonly attemptId: string;
  readonly plan: PlanRecord;
  readonly purpose: PaymentRecord['purpose'];
  /** Minor units of the plan's currency. */
  readonly amount: number;
  readonly card: { readonly id: string | null; readonly label: string };
  readonly now: Instant;
}

/** Y1: a payment that the bank has been asked for. */
export function beginPayment({ id, attemptId, plan, purpose, amount, card, now }: NewPayment): PaymentRecord {
  const facts = { ...free, amount, sourced: amount, planTakesMoney: isOpen(plan.status) };
  return {
    id,
    userId: plan.userId,
    customerName: plan.customerName,
    purpose,
    orderId: plan.orderId,
    planId: plan.id,
    planNumber: plan.number,
    currency: plan.currency,
    amount,
    cardTokenId: card.id,
    cardLabel: card.label,
    status: mustTake(paymentMachine, paymentGuards, null, 'create', facts),
    attempts: [
      { id: attemptId, no: 1, startedAt: now, endedAt: null, result: null, code: null, retryable: false },
    ],
    allocations: [],
    walletCredit: 0,
    decidesAt: null,
    createdAt: now,
    version: 1,
  };
}

/** Y6: the same payment, asked for once more; whether that is allowed is decided before. */
export function retryWith(
  payment: PaymentRecord,
  card: CardTokenRecord,
  attemptId: string,
  now: Instant,
): PaymentRecord {
  const no = payment.attempts.length + 1;
  return {
    ...payment,
    cardTokenId: card.id,
    cardLabel: card.label,
    status: mustTake(paymentMachine, paymentGuards, payment.status, 'retry', free),
    attempts: [
      ...payment.attempts,
      { id: attemptId, no, startedAt: now, endedAt: null, result: null, code: null, retryable: false },
    ],
    version: payment.version + 1,
  };
}

/** Y4, with what `receivePayment` made of the money. */
export function succeed(
  payment: PaymentRecord,
  { parts, walletCredit }: Pick<ReceivedPayment, 'parts' | 'walletCredit'>,
  at: Instant,
): PaymentRecord {
  const { currency } = payment;
  return {
    ...payment,
    status: mustTake(paymentMachine, paymentGuards, payment.status, 'authorised', free),
    attempts: endLast(payment.attempts, { endedAt: at, result: 'SUCCEEDED' }),
    allocations: parts.map(({ lineNo, component, amountMinor }) => ({
      lineNo,
      component,
      amount: { amountMinor, currency },
    })),
    walletCredit,
    decidesAt: null,
    version: payment.version + 1,
  };
}

/** Y5. */
export function fail(payment: PaymentRecord, code: DeclineCode, at: Instant): PaymentRecord {
  const { retryable } = declines[code];
  return {
    ...payment,
    status: mustTake(paymentMachine, paymentGuards, payment.status, 'declined', free),
    attempts: endLast(payment.attempts, { endedAt: at, result: 'DECLINED', code, retryable }),
    decidesAt: null,
    version: payment.version + 1,
  };
}

function endLast(attempts: readonly PaymentAttempt[], end: Partial<PaymentAttempt>): PaymentAttempt[] {
  return attempts.map((attempt, index) => (index === attempts.length - 1 ? { ...attempt, ...end } : attempt));
}
