import { Instant, LocalDate } from '#contracts/dates.ts';
import { AttemptId, OrderId, PaymentId, PlanId, RefundId, UserId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney, oneCurrency, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { Count, LineNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { DeclineCode } from './decline-code.ts';
import { paymentStates } from './states.ts';
import { PaymentSource, PaymentSourceKind } from './sources.ts';

export const PaymentStatus = z.enum(paymentStates);
/** What a payment is for. */
export const PaymentPurpose = z.enum([
  'DOWN_PAYMENT',
  'INSTALMENT',
  'PREPAYMENT',
  'SETTLEMENT',
  'WITHDRAWAL',
]);

/** One attempt to collect a payment. */
export const PaymentAttempt = z.object({
  id: AttemptId,
  /** From 1, in the order of the attempts. */
  no: z.int().check(z.gte(1), z.lte(5)),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  result: z.nullable(z.enum(['SUCCEEDED', 'DECLINED'])),
  code: z.nullable(DeclineCode),
  retryable: z.boolean(),
});
export type PaymentAttempt = z.output<typeof PaymentAttempt>;

/** A request to the provider of a card or bank, or its answer, unchanged. */
export const ProviderEvent = z.object({
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
  /** The attempt or refund that it belongs to. */
  reference: z.union([AttemptId, RefundId]),
  amount: PositiveMoney,
  /** Why it was declined; null otherwise. */
  code: z.nullable(DeclineCode),
});
export type ProviderEvent = z.output<typeof ProviderEvent>;

/** The part of a payment that was allocated to one component of a line. */
export const Allocation = z.object({
  lineNo: LineNo,
  component: z.enum(['INTEREST', 'PRINCIPAL', 'FEE']),
  amount: PositiveMoney,
});

export const paymentActions = ['retry', 'confirm'] as const;

/** What became of the money of a payment. */
const returned = {
  /** What was given back of it, or taken back by the bank of its card. */
  refundedTotal: NonNegativeMoney,
  /** What stays paid: the amount less what was given back; zero until the money has arrived. */
  kept: NonNegativeMoney,
};

const tried = {
  /** When its last attempt was started: a payment that succeeds counts from then. */
  triedAt: Instant,
};

/** Money that a customer has paid or is about to pay for a plan, as they see it. */
export const Payment = z
  .object({
    id: PaymentId,
    userId: UserId,
    purpose: PaymentPurpose,
    orderId: OrderId,
    planId: PlanId,
    amount: PositiveMoney,
    sources: z.array(PaymentSource).check(z.minLength(1)),
    status: PaymentStatus,
    /** Until when the customer can confirm it with their bank; null unless the bank waits for that. */
    confirmBy: z.nullable(Instant),
    attempts: z.array(PaymentAttempt),
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
  );
export type Payment = z.output<typeof Payment>;

/** The result of the first attempt to collect a payment; UNDECIDED: the bank has not answered yet. */
export const FirstAttempt = z.enum(['SUCCEEDED', 'DECLINED', 'UNDECIDED']);

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

/** A payment as a row of the administration’s list. */
export const PaymentRow = z.object({
  ...ofCustomer,
  ...returned,
  sourceLabel: z.string(),
  /** The lines of the plan that it was allocated to, in order; empty until it is paid. */
  lines: z.array(LineNo),
  /** The card or bank among its sources; otherwise the source that pays the most. */
  method: PaymentSourceKind,
  status: PaymentStatus,
  attempts: Count,
  declineCode: z.nullable(DeclineCode),
  /** The result of the first attempt, independent of retries. */
  firstAttempt: FirstAttempt,
  /** The business day on which the money arrived; null before. A later refund does not change it. */
  paidOn: z.nullable(LocalDate),
  /** Since when the bank has been deciding; null after its decision. */
  pendingSince: z.nullable(Instant),
  createdAt: Instant,
  ...tried,
});
export type PaymentRow = z.output<typeof PaymentRow>;

/** A row of the customer's own list, without the caller's own data. */
export const OwnPaymentRow = z.omit(PaymentRow, {
  userId: true,
  customerName: true,
  orderNumber: true,
  firstAttempt: true,
  paidOn: true,
  pendingSince: true,
  method: true,
});
export type OwnPaymentRow = z.output<typeof OwnPaymentRow>;

export const paymentAdministrationActions = [
  'retry',
  'send-receipt',
  'cancel',
  'refund',
  'charge-back',
] as const;

/** A payment as the administration sees it. The version is the payment's, for If-Match of its commands. */
export const PaymentDetails = z.object({
  ...ofCustomer,
  sources: z.array(PaymentSource).check(z.minLength(1)),
  status: PaymentStatus,
  /** Until when the customer can confirm it with their bank; null unless the bank waits for that. */
  confirmBy: z.nullable(Instant),
  attempts: z.array(PaymentAttempt),
  /** Oldest first; empty if wallet or scratchcards paid everything. */
  events: z.array(ProviderEvent),
  /** How often the bank can still be asked for the same money. */
  attemptsLeft: Count,
  /** When autopay tries again after a failure; null if it does not. */
  nextTryOn: z.nullable(LocalDate),
  allocations: z.array(Allocation),
  walletCredit: NonNegativeMoney,
  ...returned,
  /** The maximum refund: what was allocated to lines and not refunded yet. Wallet credit is not refunded. */
  refundable: NonNegativeMoney,
  /** The amount that one administrator can still refund; above it a second one has to approve. */
  refundableAlone: NonNegativeMoney,
  /** When the receipt was last sent again; null if it was not. */
  receiptSentAt: z.nullable(Instant),
  createdAt: Instant,
  ...tried,
  actions: actionsOf(paymentAdministrationActions),
  version: Version,
});
export type PaymentDetails = z.output<typeof PaymentDetails>;
