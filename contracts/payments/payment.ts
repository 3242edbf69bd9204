import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { AttemptId, OrderId, PaymentId, PlanId, RefundId, UserId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney, oneCurrency, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { Count, LineNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { paymentActions, paymentAdministrationActions } from './actions.ts';
import { DeclineCode } from './decline-code.ts';
import { paymentStates } from './states.ts';
import { PaymentSource, PaymentSourceKind } from './sources.ts';

export const PaymentStatus = z.enum(paymentStates);
export const PaymentPurpose = described(
  z.enum(['DOWN_PAYMENT', 'INSTALMENT', 'PREPAYMENT', 'SETTLEMENT', 'WITHDRAWAL']),
  'What a payment is for.',
);

export const PaymentAttempt = described(
  z.object({
    id: AttemptId,
    no: described(z.int().check(z.gte(1), z.lte(5)), 'From 1, in the order of the attempts.'),
    startedAt: Instant,
    endedAt: z.nullable(Instant),
    result: z.nullable(z.enum(['SUCCEEDED', 'DECLINED'])),
    code: z.nullable(DeclineCode),
    retryable: z.boolean(),
  }),
  'One attempt to collect a payment.',
);
export type PaymentAttempt = z.output<typeof PaymentAttempt>;

export const ProviderEvent = described(
  z.object({
    at: Instant,
    type: z.enum([
      'charge.requested',
      'charge.pending',
      'charge.action_required',
      'charge.succeeded',
      'charge.declined',
      'refund.succeeded',
      'charge.disputed',
    ]),
    reference: described(z.union([AttemptId, RefundId]), 'The attempt or refund that it belongs to.'),
    amount: PositiveMoney,
    code: described(z.nullable(DeclineCode), 'Why it was declined; null otherwise.'),
  }),
  'A request to the provider of a card or bank, or its answer, unchanged.',
);
export type ProviderEvent = z.output<typeof ProviderEvent>;

export const Allocation = described(
  z.object({
    lineNo: LineNo,
    component: z.enum(['INTEREST', 'PRINCIPAL', 'FEE']),
    amount: PositiveMoney,
  }),
  'The part of a payment that was allocated to one component of a line.',
);

/** What became of the money of a payment. */
const returned = {
  refundedTotal: described(
    NonNegativeMoney,
    'What was given back of it, or taken back by the bank of its card.',
  ),
  kept: described(
    NonNegativeMoney,
    'What stays paid: the amount less what was given back; zero until the money has arrived.',
  ),
};

/** How it is paid, and how far it has come. */
const progress = {
  sources: z.array(PaymentSource).check(z.minLength(1)),
  status: PaymentStatus,
  confirmBy: described(
    z.nullable(Instant),
    'Until when the customer can confirm it with their bank; null unless the bank waits for that.',
  ),
  attempts: z.array(PaymentAttempt),
};

const tried = {
  triedAt: described(Instant, 'When its last attempt was started: a payment that succeeds counts from then.'),
};

export const Payment = described(
  z
    .object({
      id: PaymentId,
      userId: UserId,
      purpose: PaymentPurpose,
      orderId: OrderId,
      planId: PlanId,
      amount: PositiveMoney,
      ...progress,
      allocations: z.array(Allocation),
      walletCredit: NonNegativeMoney,
      ...returned,
      createdAt: Instant,
      ...tried,
      actions: actionsOf(paymentActions),
      version: Version,
    })
    .check(
      z.refine(
        (payment) =>
          oneCurrency(payment.amount, ...payment.sources.map((source) => source.amount)) &&
          sumMinor(payment.sources.map((source) => source.amount)) === payment.amount.amountMinor,
        { path: ['sources'], message: 'The sources must sum to the amount' },
      ),
      z.refine(
        (payment) =>
          payment.status !== 'SUCCEEDED' ||
          sumMinor(payment.allocations.map((allocation) => allocation.amount)) +
            payment.walletCredit.amountMinor ===
            payment.amount.amountMinor,
        { path: ['allocations'], message: 'Every cent of a payment must be allocated' },
      ),
    ),
  'Money that a customer has paid or is about to pay for a plan, as they see it.',
);
export type Payment = z.output<typeof Payment>;

export const FirstAttempt = described(
  z.enum(['SUCCEEDED', 'DECLINED', 'UNDECIDED']),
  'The result of the first attempt to collect a payment; UNDECIDED: the bank has not answered yet.',
);

/** What the administration sees of every payment. */
const ofCustomer = {
  id: PaymentId,
  userId: UserId,
  customerName: z.string(),
  purpose: PaymentPurpose,
  orderId: OrderId,
  planId: PlanId,
  planNumber: z.string(),
  orderNumber: z.string(),
  amount: PositiveMoney,
};

export const PaymentRow = described(
  z.object({
    ...ofCustomer,
    ...returned,
    sourceLabel: z.string(),
    lines: described(
      z.array(LineNo),
      'The lines of the plan that it was allocated to, in order; empty until it is paid.',
    ),
    method: described(
      PaymentSourceKind,
      'The card or bank among its sources; otherwise the source that pays the most.',
    ),
    status: PaymentStatus,
    attempts: Count,
    declineCode: z.nullable(DeclineCode),
    firstAttempt: described(FirstAttempt, 'The result of the first attempt, independent of retries.'),
    paidOn: described(
      z.nullable(LocalDate),
      'The business day on which the money arrived; null before. A later refund does not change it.',
    ),
    pendingSince: described(
      z.nullable(Instant),
      'Since when the bank has been deciding; null after its decision.',
    ),
    createdAt: Instant,
    ...tried,
  }),
  'A payment as a row of the administration’s list.',
);
export type PaymentRow = z.output<typeof PaymentRow>;

export const OwnPaymentRow = described(
  z.omit(PaymentRow, {
    userId: true,
    customerName: true,
    orderNumber: true,
    firstAttempt: true,
    paidOn: true,
    pendingSince: true,
    method: true,
  }),
  "A row of the customer's own list, without the caller's own data.",
);
export type OwnPaymentRow = z.output<typeof OwnPaymentRow>;

export const PaymentDetails = described(
  z.object({
    ...ofCustomer,
    ...progress,
    events: described(
      z.array(ProviderEvent),
      'Oldest first; empty if wallet or scratchcards paid everything.',
    ),
    attemptsLeft: described(Count, 'How often the bank can still be asked for the same money.'),
    nextTryOn: described(
      z.nullable(LocalDate),
      'When autopay tries again after a failure; null if it does not.',
    ),
    allocations: z.array(Allocation),
    walletCredit: NonNegativeMoney,
    ...returned,
    refundable: described(
      NonNegativeMoney,
      'The maximum refund: what was allocated to lines and not refunded yet. Wallet credit is not refunded.',
    ),
    refundableAlone: described(
      NonNegativeMoney,
      'The amount that one administrator can still refund; above it a second one has to approve.',
    ),
    receiptSentAt: described(
      z.nullable(Instant),
      'When the receipt was last sent again; null if it was not.',
    ),
    createdAt: Instant,
    ...tried,
    actions: actionsOf(paymentAdministrationActions),
    version: Version,
  }),
  "A payment as the administration sees it. The version is the payment's, for If-Match of its commands.",
);
export type PaymentDetails = z.output<typeof PaymentDetails>;
