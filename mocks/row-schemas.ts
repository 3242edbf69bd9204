import { Approval } from '#contracts/approvals/approval.ts';
import { AuditAction } from '#contracts/audit/actions.ts';
import { Actor, AuditEvent } from '#contracts/audit/event.ts';
import { Challenge } from '#contracts/auth/challenge.ts';
import { OfferCode, PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { Product } from '#contracts/catalogue/product.ts';
import {
  CollateralDocument,
  CollateralStatus,
  CollateralTypeCode,
  RejectionReason,
  ReviewStep,
  ValuationMethod,
} from '#contracts/collateral/collateral.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  AdministratorId,
  AssessmentId,
  BatchId,
  CardTokenId,
  CollateralId,
  DocumentId,
  JobId,
  OrderId,
  OrderNumber,
  PaymentId,
  PlanId,
  PlanNumber,
  QuoteId,
  ScratchcardId,
  ScratchcardTokenId,
  SessionId,
  Sha256,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { inboxMachine } from '#contracts/inbox/machine.ts';
import { EntityReference } from '#contracts/entities.ts';
import { JobResult, JobStatus } from '#contracts/jobs/job.ts';
import { AprcPpm, Bps, Currency, PositiveMoney } from '#contracts/money.ts';
import { Notification } from '#contracts/notifications/notification.ts';
import { BudgetReview, CreditAssessment } from '#contracts/orders/assessment.ts';
import { CartLine, DiscountCode } from '#contracts/orders/cart.ts';
import { AcceptedTerms, OrderStatus, Stars } from '#contracts/orders/order.ts';
import { Quote } from '#contracts/orders/quote.ts';
import {
  Allocation,
  CardToken,
  PaymentAttempt,
  PaymentPurpose,
  PaymentStatus,
} from '#contracts/payments/payment.ts';
import { Refund } from '#contracts/payments/refund.ts';
import { PaymentSource } from '#contracts/payments/sources.ts';
import { LineKind, LinePeriod, PlanStatus, ScheduleReason } from '#contracts/plans/plan.ts';
import { PrepaymentMode } from '#contracts/plans/quote.ts';
import { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { ScratchcardCode } from '#contracts/scratchcards/pin.ts';
import { ScratchcardKind, ScratchcardStatus } from '#contracts/scratchcards/scratchcard.ts';
import { Administrator, Email, PhoneE164, User } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import type { TableDefinition } from './store/table-definition.ts';
import type { tables } from './tables.ts';

type RowOf<Definition> = Definition extends TableDefinition<infer R, infer _Index, infer _Order> ? R : never;
type Schemas = {
  readonly [Name in keyof typeof tables]: z.core.$ZodType<RowOf<(typeof tables)[Name]>>;
};

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));
/** Minor units of the row's currency. */
const minor = count;

const core = {
  sessions: z.object({
    id: SessionId,
    tokenHash: Sha256,
    kind: z.enum(['CUSTOMER', 'ADMINISTRATOR']),
    subjectId: z.union([UserId, AdministratorId]),
    createdAt: Instant,
    lastSeenAt: Instant,
    idleSeconds: count,
    absoluteExpiresAt: Instant,
    revokedAt: z.nullable(Instant),
  }),
  answers: z.object({
    id: Sha256,
    fingerprint: Sha256,
    status: z.int().check(z.gte(200), z.lte(599)),
    body: z.nullable(z.string()),
    headers: z.record(z.string(), z.string()),
    expiresAt: Instant,
  }),
  messages: z.object({
    id: text,
    channel: z.enum(['SMS', 'EMAIL']),
    to: text,
    text,
    code: z.nullable(text),
    sentAt: Instant,
  }),
  auditEvents: AuditEvent,
  changes: z.object({
    id: text,
    at: Instant,
    entity: EntityReference,
    version: z.nullable(Version),
    ownerId: z.nullable(UserId),
    isPublic: z.boolean(),
  }),
  approvals: z.extend(z.omit(Approval, { actions: true }), {
    params: z.nullable(z.record(z.string(), z.unknown())),
    ifMatch: z.nullable(z.string()),
  }),
  jobs: z.object({
    id: JobId,
    kind: AuditAction,
    status: JobStatus,
    dryRun: z.boolean(),
    total: count,
    succeeded: count,
    failed: count,
    startedBy: Actor,
    reason: text,
    createdAt: Instant,
    finishedAt: z.nullable(Instant),
    command: text,
    param: text,
    nextAt: z.nullable(Instant),
    version: Version,
  }),
  jobRows: z.extend(JobResult, { jobId: JobId }),
};

const line = z.object({
  no: z.int().check(z.gte(0), z.lte(200)),
  kind: LineKind,
  period: LinePeriod,
  carriedInterestMinor: minor,
  periodStart: LocalDate,
  dueDate: LocalDate,
  openingMinor: minor,
  interestMinor: minor,
  principalMinor: minor,
  closingMinor: minor,
  feeChargedMinor: minor,
  feeWaivedMinor: minor,
  paidInterestMinor: minor,
  paidPrincipalMinor: minor,
  paidFeeMinor: minor,
  feeChargedOn: z.nullable(LocalDate),
  paidOn: z.nullable(LocalDate),
});

/**
 * The schemas of the rows that a server reads from its data file; a field of a record that its schema lacks does not
 * compile. Not part of the page's code.
 */
export const rowSchemas: Schemas = {
  ...core,
  settings: z.object({
    id: z.literal('settings'),
    nextOrderNumber: count,
    nextPlanNumber: count,
    nextDayAt: Instant,
    bank: z.enum(['BY_CARD', 'FIRST_ATTEMPT_DECLINED']),
    firstQuote: z.nullable(z.object({ validSeconds: count, thenTerms: z.array(PlanOffer) })),
  }),
  administrators: z.omit(Administrator, { permissions: true }),
  users: z.extend(z.omit(User, { maskedEmail: true, maskedPhone: true, actions: true }), {
    email: z.nullable(Email),
    phoneE164: z.nullable(PhoneE164),
    provenContact: z.enum(['phoneE164', 'email']),
    sessionsEndedAt: z.nullable(Instant),
    principalLeft: minor,
    openPlans: count,
  }),
  products: z.omit(Product, { monthlyFrom: true }),
  offers: z.object({ id: OfferCode, terms: PlanOffer }),
  offerChanges: z.object({ id: text, at: Instant, terms: PlanOffer }),
  orders: z.object({
    id: OrderId,
    number: OrderNumber,
    userId: UserId,
    customerName: z.string(),
    currency: Currency,
    lines: z.array(CartLine).check(z.minLength(1)),
    subtotal: minor,
    discountCode: z.nullable(DiscountCode),
    discount: minor,
    shipping: minor,
    tax: minor,
    total: minor,
    offerCode: z.nullable(OfferCode),
    downPayment: minor,
    quoteId: z.nullable(QuoteId),
    assessmentId: z.nullable(AssessmentId),
    budgetReview: z.nullable(BudgetReview),
    planId: z.nullable(PlanId),
    planNumber: z.nullable(PlanNumber),
    paymentId: z.nullable(PaymentId),
    terms: z.nullable(AcceptedTerms),
    rating: z.nullable(Stars),
    status: OrderStatus,
    expiresAt: Instant,
    createdAt: Instant,
    version: Version,
  }),
  quotes: Quote,
  assessments: CreditAssessment,
  plans: z.object({
    id: PlanId,
    number: PlanNumber,
    orderId: OrderId,
    orderNumber: OrderNumber,
    userId: UserId,
    customerName: z.string(),
    title: text,
    status: PlanStatus,
    currency: Currency,
    offer: PlanOffer,
    downPayment: minor,
    financed: minor,
    totalInterest: minor,
    aprcPpm: AprcPpm,
    lines: z.array(line).check(z.minLength(2)),
    principalLeft: minor,
    activatedOn: z.nullable(LocalDate),
    closedOn: z.nullable(LocalDate),
    scheduleVersion: Version,
    scheduleSince: LocalDate,
    scheduleReason: ScheduleReason,
    earlierSchedules: z.array(
      z.object({
        version: Version,
        since: LocalDate,
        reason: ScheduleReason,
        lines: z.array(line).check(z.minLength(2)),
      }),
    ),
    autopay: z.nullable(z.object({ cardTokenId: CardTokenId, cardLabel: text, stopped: z.boolean() })),
    defaultNoticeOn: z.nullable(LocalDate),
    createdAt: Instant,
    version: Version,
  }),
  payments: z.object({
    id: PaymentId,
    userId: UserId,
    customerName: z.string(),
    purpose: PaymentPurpose,
    orderId: OrderId,
    planId: PlanId,
    planNumber: PlanNumber,
    currency: Currency,
    amount: minor,
    sources: z
      .array(z.extend(PaymentSource, { amount: minor, scratchcardId: z.nullable(ScratchcardId) }))
      .check(z.minLength(1)),
    cardTokenId: z.nullable(CardTokenId),
    status: PaymentStatus,
    attempts: z.array(PaymentAttempt),
    allocations: z.array(Allocation),
    walletCredit: minor,
    refundedTotal: minor,
    prepayment: z.nullable(PrepaymentMode),
    automatic: z.boolean(),
    decidesAt: z.nullable(Instant),
    createdAt: Instant,
    version: Version,
  }),
  refunds: z.extend(Refund, { userId: UserId }),
  collaterals: z.object({
    id: CollateralId,
    userId: UserId,
    customerName: z.string(),
    type: CollateralTypeCode,
    description: text,
    currency: Currency,
    declaredValue: minor,
    valuation: z.nullable(
      z.object({
        value: minor,
        method: ValuationMethod,
        valuedOn: LocalDate,
        validUntil: LocalDate,
        valuerId: AdministratorId,
      }),
    ),
    haircutBps: Bps,
    documents: z.array(
      z.extend(z.omit(CollateralDocument, { receivedBytes: true, collateralId: true }), {
        scannedAt: z.nullable(Instant),
      }),
    ),
    orderId: z.nullable(OrderId),
    orderNumber: z.nullable(OrderNumber),
    pledgedTo: z.nullable(z.object({ planId: PlanId, planNumber: PlanNumber })),
    status: CollateralStatus,
    reviewer: z.nullable(z.object({ id: AdministratorId, name: text })),
    rejection: z.nullable(z.object({ reason: RejectionReason, note: z.nullable(text) })),
    shortfall: z.nullable(minor),
    releaseBy: z.nullable(LocalDate),
    review: z.array(ReviewStep),
    createdAt: Instant,
    version: Version,
  }),
  uploads: z.object({ id: DocumentId, receivedBytes: count, finding: z.nullable(z.enum(['MALWARE'])) }),
  uploadParts: z.object({ id: text, documentId: DocumentId, data: text }),
  cardTokens: z.extend(CardToken, {
    userId: z.nullable(z.union([UserId, AdministratorId])),
    behaviour: z.enum(['APPROVE', 'DECLINE', 'INSUFFICIENT_FUNDS', 'SLOW']),
  }),
  batches: ScratchcardBatch,
  scratchcards: z.object({
    id: ScratchcardId,
    batchId: BatchId,
    kind: ScratchcardKind,
    code: ScratchcardCode,
    pinHash: Sha256,
    pinCipher: z.nullable(text),
    pinLast2: z.string().check(z.regex(/^\d{2}$/)),
    value: PositiveMoney,
    status: ScratchcardStatus,
    ownerId: z.nullable(UserId),
    failedAttempts: count,
    lockedUntil: z.nullable(Instant),
    expiresOn: LocalDate,
    enteredAt: z.nullable(Instant),
    revealedAt: z.nullable(Instant),
    redeemedAt: z.nullable(Instant),
    paymentId: z.nullable(PaymentId),
    createdAt: Instant,
    version: Version,
  }),
  scratchcardTokens: z.object({
    id: ScratchcardTokenId,
    userId: UserId,
    scratchcardId: ScratchcardId,
    expiresAt: Instant,
  }),
  wrongPins: z.object({
    id: UserId,
    count,
    lastAt: Instant,
    lockedUntil: z.nullable(Instant),
  }),
  notifications: Notification,
  inbox: z.object({
    ...z.omit(z.object(InboxItem.shape), { actions: true, snoozedUntil: true }).shape,
    userId: UserId,
    status: z.enum(inboxMachine.states),
    topic: text,
    dueAt: z.nullable(Instant),
  }),
  challenges: z.safeExtend(Challenge, {
    target: text,
    caller: z.string(),
    orderId: z.nullable(OrderId),
    userId: z.nullable(UserId),
    codeHash: text,
    lockedUntil: z.nullable(Instant),
  }),
};
