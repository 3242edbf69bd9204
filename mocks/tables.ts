import { beforeActive } from '#contracts/orders/states.ts';
import { coreTables } from './core/tables.ts';
import type { ChallengeRecord } from './resources/auth/record.ts';
import type { OfferChangeRecord, OfferRecord, ProductRecord } from './resources/catalogue/record.ts';
import type { InboxRecord } from './resources/inbox/record.ts';
import type { CollateralRecord, UploadPartRecord, UploadRecord } from './resources/collateral/record.ts';
import type { DeliveryRecord, NotificationRecord } from './resources/notifications/record.ts';
import type { AssessmentRecord, OrderRecord, QuoteRecord } from './resources/orders/record.ts';
import type { CardTokenRecord, PaymentRecord, RefundRecord } from './resources/payments/record.ts';
import type { PlanRecord } from './resources/plans/record.ts';
import type {
  BatchRecord,
  ScratchcardRecord,
  ScratchcardTokenRecord,
  WrongPinsRecord,
} from './resources/scratchcards/record.ts';
import type { SavedViewRecord } from './resources/saved-views/record.ts';
import type { AdministratorRecord, UserRecord } from './resources/users/record.ts';
import { methodOf } from './rules/payment-method.ts';
import type { SettingsRecord } from './settings.ts';
import { defineTable } from './store/table-definition.ts';
import type { Transaction, Store } from './store/store.ts';

/** Orders that expire unless their customer continues. */
const open: ReadonlySet<string> = new Set(beforeActive);

/** Members of a customer that the audit leaves out: personal data, and sums that are stored for lists. */
const contactsAndSums = [
  'email',
  'phoneE164',
  'provenContact',
  'birthDate',
  'principalLeft',
  'openPlans',
  'nextDue',
  'notes',
  'lastLoginAt',
] as const;

const inboxMembers = [
  'id',
  'userId',
  'topic',
  'category',
  'title',
  'body',
  'action',
  'at',
  'status',
  'dueAt',
  'version',
] as const satisfies readonly (keyof InboxRecord)[];
/** When the next check of a document ends; empty when none is under way. */
export const scanEnd = (row: CollateralRecord | undefined): string =>
  row?.documents.flatMap(({ scannedAt }) => scannedAt ?? []).toSorted()[0] ?? '';

const lower = (text: string) => text.toLowerCase();

/**
 * To be raised whenever rows or snapshots change their shape: a tab then restarts its scenario, and a server refuses
 * the file of an older release.
 */
export const rowsVersion = 36;

/**
 * Every table of the backend. An order or index with the name of a contract's sort key or filter allows reading a list
 * without building all of its items.
 */
export const tables = {
  ...coreTables,

  settings: defineTable<SettingsRecord>()({}),

  administrators: defineTable<AdministratorRecord>()({
    indexes: { email: (row) => lower(row.email) },
    unique: ['email'],
  }),

  users: defineTable<UserRecord>()({
    entity: { type: 'user', owner: (row) => row.id, hidden: contactsAndSums },
    indexes: {
      email: (row) => row.email && lower(row.email),
      phoneE164: (row) => row.phoneE164,
      status: (row) => row.status,
      kycStatus: (row) => row.kycStatus,
      riskTier: (row) => row.riskTier,
      withNotes: (row) => (row.openNotes > 0 ? 'open' : null),
      deleting: (row) => (row.deletesOn === null ? null : 'deleting'),
    },
    unique: ['email', 'phoneE164'],
    orders: {
      createdAt: (row) => row.createdAt,
      fullName: (row) => lower(row.fullName),
      principalLeft: (row) => row.principalLeft,
      creditLimit: (row) => row.creditLimit.amountMinor,
      status: (row) => lower(row.status),
      riskTier: (row) => lower(row.riskTier),
    },
  }),

  products: defineTable<ProductRecord>()({
    indexes: { sku: (row) => row.sku, category: (row) => row.category },
    unique: ['sku'],
  }),

  offers: defineTable<OfferRecord>()({ entity: { type: 'offer', isPublic: true } }),

  offerChanges: defineTable<OfferChangeRecord>()({
    orders: { at: (row) => row.at },
  }),

  orders: defineTable<OrderRecord>()({
    entity: {
      type: 'order',
      owner: (row) => row.userId,
      amounts: ['subtotal', 'discount', 'shipping', 'tax', 'total', 'downPayment'],
    },
    indexes: {
      userId: (row) => row.userId,
      number: (row) => row.number,
      status: (row) => row.status,
      budgetReview: (row) => row.budgetReview?.status ?? 'NONE',
      open: (row) => (open.has(row.status) ? 'open' : null),
    },
    unique: ['number'],
    orders: {
      createdAt: (row) => row.createdAt,
      number: (row) => lower(row.number),
      total: (row) => row.total,
      status: (row) => lower(row.status),
      customerName: (row) => lower(row.customerName),
      expiresAt: (row) => row.expiresAt,
    },
    references: {
      userId: 'users',
      quoteId: 'quotes',
      assessmentId: 'assessments',
      planId: 'plans',
      paymentId: 'payments',
    },
  }),

  quotes: defineTable<QuoteRecord>()({
    indexes: { orderId: (row) => row.orderId },
    references: { orderId: 'orders' },
  }),

  assessments: defineTable<AssessmentRecord>()({
    indexes: { userId: (row) => row.userId, orderId: (row) => row.orderId },
    references: { userId: 'users', orderId: 'orders' },
  }),

  plans: defineTable<PlanRecord>()({
    entity: {
      type: 'plan',
      owner: (row) => row.userId,
      hidden: ['autopay'],
      amounts: ['downPayment', 'financed', 'totalInterest', 'principalLeft'],
    },
    indexes: {
      userId: (row) => row.userId,
      number: (row) => row.number,
      status: (row) => row.status,
      offerCode: (row) => row.offer.code,
      orderId: (row) => row.orderId,
      promise: (row) => row.promise?.status ?? 'NONE',
      dispute: (row) => row.dispute?.status ?? 'NONE',
    },
    unique: ['number'],
    orders: {
      createdAt: (row) => row.createdAt,
      number: (row) => lower(row.number),
      principalLeft: (row) => row.principalLeft,
      status: (row) => lower(row.status),
      customerName: (row) => lower(row.customerName),
    },
    references: { userId: 'users', orderId: 'orders' },
  }),

  payments: defineTable<PaymentRecord>()({
    entity: {
      type: 'payment',
      owner: (row) => row.userId,
      hidden: ['cardTokenId'],
      amounts: ['amount', 'walletCredit', 'refundedTotal'],
    },
    indexes: {
      userId: (row) => row.userId,
      orderId: (row) => row.orderId,
      planId: (row) => row.planId,
      status: (row) => row.status,
      purpose: (row) => row.purpose,
      method: (row) => methodOf(row.sources),
      undecided: (row) => (row.decidesAt === null ? null : 'undecided'),
    },
    orders: {
      createdAt: (row) => row.createdAt,
      amount: (row) => row.amount,
      status: (row) => lower(row.status),
      customerName: (row) => lower(row.customerName),
      decidesAt: (row) => row.decidesAt ?? '',
    },
    references: { userId: 'users', orderId: 'orders', planId: 'plans', cardTokenId: 'cardTokens' },
  }),

  refunds: defineTable<RefundRecord>()({
    entity: { type: 'refund', owner: (row) => row.userId },
    indexes: { paymentId: (row) => row.paymentId, reason: (row) => row.reason },
    orders: { createdAt: (row) => row.createdAt, amount: (row) => row.amount.amountMinor },
    references: { paymentId: 'payments', userId: 'users' },
  }),

  collaterals: defineTable<CollateralRecord>()({
    entity: { type: 'collateral', owner: (row) => row.userId, amounts: ['declaredValue', 'value'] },
    indexes: {
      userId: (row) => row.userId,
      orderId: (row) => row.orderId,
      status: (row) => row.status,
      type: (row) => row.type,
      scanning: (row) => (scanEnd(row) === '' ? null : 'scanning'),
    },
    orders: {
      createdAt: (row) => row.createdAt,
      status: (row) => lower(row.status),
      customerName: (row) => lower(row.customerName),
      scannedAt: (row) => scanEnd(row),
    },
    references: { userId: 'users', orderId: 'orders' },
  }),

  uploads: defineTable<UploadRecord>()({}),

  uploadParts: defineTable<UploadPartRecord>()({
    indexes: { documentId: (row) => row.documentId },
  }),

  cardTokens: defineTable<CardTokenRecord>()({}),

  batches: defineTable<BatchRecord>()({
    entity: { type: 'scratchcard-batch', hidden: ['createdById'] },
    indexes: {
      status: (row) => row.status,
      number: (row) => row.number,
      activating: (row) => (row.status === 'ACTIVE' && row.activatesOn !== null ? 'activating' : null),
    },
    unique: ['number'],
    references: { jobId: 'jobs' },
  }),

  scratchcards: defineTable<ScratchcardRecord>()({
    entity: {
      type: 'scratchcard',
      owner: (row) => row.ownerId,
      hidden: ['pinHash', 'pinCipher'],
      // What happens to all cards of a batch is told once, by the batch.
      isToldElsewhere: (before, after) =>
        !before ||
        (before.status === 'CREATED' && (after?.status === 'ACTIVE' || after?.status === 'VOID')) ||
        (before.status === after?.status && before.pinCipher !== after.pinCipher),
    },
    indexes: {
      batchId: (row) => row.batchId,
      code: (row) => row.code,
      pinHash: (row) => row.pinHash,
      ownerId: (row) => row.ownerId,
      status: (row) => row.status,
      kind: (row) => row.kind,
      locked: (row) => (row.lockedUntil === null ? null : 'locked'),
    },
    unique: ['code', 'pinHash'],
    orders: {
      createdAt: (row) => row.createdAt,
      value: (row) => row.value.amountMinor,
      status: (row) => lower(row.status),
      expiresOn: (row) => row.expiresOn,
      lockedUntil: (row) => row.lockedUntil ?? '',
      code: (row) => row.code,
    },
    references: { batchId: 'batches', ownerId: 'users', paymentId: 'payments' },
  }),

  scratchcardTokens: defineTable<ScratchcardTokenRecord>()({
    orders: { expiresAt: (row) => row.expiresAt },
    references: { userId: 'users', scratchcardId: 'scratchcards' },
  }),

  wrongPins: defineTable<WrongPinsRecord>()({ orders: { count: (row) => row.count } }),

  notifications: defineTable<NotificationRecord>()({
    entity: { type: 'notification', hidden: ['nextAt', 'sentUpTo', 'series'] },
    indexes: {
      status: (row) => row.status,
      category: (row) => row.category,
      waiting: (row) => (row.nextAt === null ? null : 'waiting'),
    },
    orders: { nextAt: (row) => row.nextAt ?? '' },
  }),

  deliveries: defineTable<DeliveryRecord>()({
    indexes: {
      notificationId: (row) => row.notificationId,
      status: (row) => row.status,
      channel: (row) => row.channel,
      inboxItemId: (row) => row.inboxItemId,
    },
    references: { notificationId: 'notifications', userId: 'users' },
  }),

  inbox: defineTable<InboxRecord>()({
    // What customers read, and when, is theirs: the audit does not show it.
    entity: { type: 'inbox-item', owner: (row) => row.userId, hidden: inboxMembers },
    indexes: {
      userId: (row) => row.userId,
      topic: (row) => `${row.userId} ${row.topic}`,
      status: (row) => row.status,
      category: (row) => row.category,
      waiting: (row) => (row.dueAt === null ? null : 'waiting'),
    },
    orders: { at: (row) => row.at, dueAt: (row) => row.dueAt ?? '' },
    references: { userId: 'users' },
  }),

  savedViews: defineTable<SavedViewRecord>()({
    entity: { type: 'saved-view' },
    indexes: { list: (row) => row.list },
  }),

  challenges: defineTable<ChallengeRecord>()({
    indexes: {
      target: (row) => row.target,
      caller: (row) => row.caller,
      status: (row) => row.status,
      orderId: (row) => row.orderId,
      userId: (row) => row.userId,
    },
    orders: { expiresAt: (row) => row.expiresAt },
    references: { orderId: 'orders', userId: 'users' },
  }),
};

export type Reads = Store<typeof tables>['tables'];
export type Writes = Transaction<typeof tables>['tables'];
