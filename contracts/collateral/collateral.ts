import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  AdministratorId,
  CollateralId,
  DocumentId,
  OrderId,
  OrderNumber,
  PlanId,
  PlanNumber,
  Sha256,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Bps, NonNegativeMoney, Money, oneCurrency, PositiveMoney } from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { Bytes, PositiveBytes } from '#contracts/integers.ts';
import { noControlCharacters } from '#contracts/entered-name.ts';
import { z } from '#contracts/z.ts';
import { collateralStates, documentStates } from './states.ts';

export const CollateralStatus = z.enum(collateralStates);
export type CollateralStatus = z.output<typeof CollateralStatus>;

/** The kinds of things that can secure a plan. */
export const CollateralTypeCode = z.enum([
  'GOLD_JEWELLERY',
  'CASH_DEPOSIT',
  'LISTED_SECURITIES',
  'VEHICLE',
  'ELECTRONICS',
]);
export type CollateralTypeCode = z.output<typeof CollateralTypeCode>;

/** What a document shows. */
export const CollateralDocumentKind = z.enum(['PHOTO', 'INVOICE', 'OWNERSHIP', 'ID', 'APPRAISAL', 'OTHER']);
export type CollateralDocumentKind = z.output<typeof CollateralDocumentKind>;

const text = z.string().check(z.minLength(1));

/** A kind of thing that can secure a plan, and its terms. */
export const CollateralType = z.object({
  code: CollateralTypeCode,
  name: text,
  examples: text,
  /** The part of the value that does not count. */
  haircutBps: Bps,
  /** The loan-to-value ratio up to which a plan stays secured; above 100 % for cash. */
  maintenanceLtvBps: z.int().check(z.gte(0)),
  /** Older things are not accepted; null: age does not matter. */
  maxAgeYears: z.nullable(z.int().check(z.gte(1))),
  requiredDocuments: z.array(CollateralDocumentKind).check(z.minLength(1)),
  /** Days for which a valuation counts. */
  valuationValidityDays: z.int().check(z.gte(1)),
});
export type CollateralType = z.output<typeof CollateralType>;

/** All kinds of things that can secure a plan, and their terms. */
export const CollateralTypes = z.object({ items: z.array(CollateralType) });

export const DocumentStatus = z.enum(documentStates);
export type DocumentStatus = z.output<typeof DocumentStatus>;

/** On one line, as a file system has it; a path is refused. */
export const FileName = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  // The slashes by a pattern that tools without Unicode classes can read in the document.
  z.regex(/^[^\\/]+$/),
  noControlCharacters,
);

const file = {
  kind: CollateralDocumentKind,
  fileName: FileName,
  mime: z.string().check(z.regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/), z.maxLength(100)),
  /** The size of the whole file in bytes. */
  sizeBytes: PositiveBytes,
  /** Of the content, which is checked against it. */
  sha256: Sha256,
};

/** A file as it is announced, before its content is sent. */
export const NewDocument = z.object({ ...file });
export type NewDocument = z.output<typeof NewDocument>;

/** A file about a collateral, and how much of its content has arrived. */
export const CollateralDocument = z.object({
  id: DocumentId,
  collateralId: CollateralId,
  ...file,
  status: DocumentStatus,
  /** So many bytes have arrived: the next part begins here. */
  receivedBytes: Bytes,
  rejectReason: z.nullable(z.enum(['MALWARE'])),
  createdAt: Instant,
});
export type CollateralDocument = z.output<typeof CollateralDocument>;

const base64 = (longest: number) =>
  z
    .string()
    .check(
      z.minLength(4),
      z.maxLength(longest),
      z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
    );

/** A part of a file's content. */
export const DocumentPart = z.object({
  /** Where it begins: how many bytes came before. */
  offset: Bytes,
  /** Base64 (RFC 4648) of at most 64 KiB. */
  data: base64(87_384),
});

/** A part of a file as a reviewer reads it. */
export const DocumentContent = z.object({
  /** Where it begins: how many bytes come before. */
  offset: Bytes,
  /** Base64 (RFC 4648) of at most 384 KiB. All parts but the last have as many, so their texts can be joined. */
  data: base64(524_288),
  /** Where the next part begins; null after the last one. */
  nextOffset: z.nullable(PositiveBytes),
});
export type DocumentContent = z.output<typeof DocumentContent>;

/** How a value was found. */
export const ValuationMethod = z.enum(['APPRAISAL', 'PRICE_LIST', 'MARKET_FEED', 'DECLARED']);
export type ValuationMethod = z.output<typeof ValuationMethod>;

/** What a collateral is worth, and how long that counts. */
export const Valuation = z.object({
  value: PositiveMoney,
  /** The value less what its owner has declared: below 0 where it is worth less. */
  difference: Money,
  method: ValuationMethod,
  valuedOn: LocalDate,
  /** The last day on which it counts. */
  validUntil: LocalDate,
});
export type Valuation = z.output<typeof Valuation>;

const shownReasons = ['VALUE_NOT_SHOWN', 'DOCUMENTS_UNCLEAR', 'OWNERSHIP_UNCLEAR', 'NOT_ACCEPTED'] as const;

/** Why a collateral was not accepted. */
export const RejectionReason = z.enum([...shownReasons, 'FRAUD_SUSPECTED']);
export type RejectionReason = z.output<typeof RejectionReason>;

/** What the customer reads: of a suspicion that it is not accepted. */
export const ShownRejection = z.enum(shownReasons);
export type ShownRejection = z.output<typeof ShownRejection>;

/** A step of the review, the newest last. */
export const ReviewStep = z.object({
  at: Instant,
  status: CollateralStatus,
  by: z.enum(['CUSTOMER', 'REVIEWER', 'SYSTEM']),
  /** What the reviewer or the customer wrote. */
  note: z.nullable(text),
});
export type ReviewStep = z.output<typeof ReviewStep>;

export const collateralActions = [
  'change',
  'add-document',
  'remove-document',
  'submit',
  'attach',
  'remove',
  'confirm-return',
] as const;

const description = z.string().check(z.minLength(3), z.maxLength(200));

const facts = {
  id: CollateralId,
  type: CollateralType,
  description,
  declaredValue: PositiveMoney,
  valuation: z.nullable(Valuation),
  /** What counts of its value: of the valuation, or of the declared value while there is none. Rounded down. */
  lendable: NonNegativeMoney,
  documents: z.array(CollateralDocument),
  /** Required documents that are not accepted yet. */
  missingDocuments: z.array(CollateralDocumentKind),
  order: z.nullable(z.object({ id: OrderId, number: OrderNumber })),
  pledgedTo: z.nullable(z.object({ planId: PlanId, planNumber: PlanNumber })),
  status: CollateralStatus,
  /** What the reviewer wants to know. */
  question: z.nullable(text),
  /** What the plan that it secures lacks; only in SHORTFALL. */
  shortfall: z.nullable(PositiveMoney),
  /** It is given back until this day. */
  releaseBy: z.nullable(LocalDate),
  review: z.array(ReviewStep),
  createdAt: Instant,
  version: Version,
};

interface Valued {
  readonly declaredValue: Money;
  readonly lendable: Money;
  readonly valuation: { readonly value: Money; readonly difference: Money } | null;
}

const inOneCurrency = z.refine<Valued>(
  ({ declaredValue, lendable, valuation }) =>
    oneCurrency(declaredValue, lendable, valuation?.value ?? null, valuation?.difference ?? null) &&
    (!valuation ||
      valuation.difference.amountMinor === valuation.value.amountMinor - declaredValue.amountMinor) &&
    lendable.amountMinor <= (valuation?.value ?? declaredValue).amountMinor,
  {
    path: ['lendable'],
    message:
      'What counts is a part of the value, and a valuation differs from what was declared by its difference',
  },
);

/** Something of value that secures a plan, as its owner sees it. */
export const Collateral = z
  .object({
    ...facts,
    rejection: z.nullable(z.object({ reason: ShownRejection, note: z.nullable(text) })),
    actions: actionsOf(collateralActions),
  })
  .check(inOneCurrency);
export type Collateral = z.output<typeof Collateral>;

/** A thing of value as its owner describes it. */
export const CollateralRequest = z.object({
  type: CollateralTypeCode,
  description,
  declaredValue: PositiveMoney,
});

export const reviewActions = ['take', 'value', 'approve', 'request-info', 'reject'] as const;

/** A collateral as the administration sees it. */
export const CollateralDetails = z
  .object({
    ...facts,
    userId: UserId,
    customerName: z.string(),
    rejection: z.nullable(z.object({ reason: RejectionReason, note: z.nullable(text) })),
    /** Who reviews it now. */
    reviewer: z.nullable(z.object({ id: AdministratorId, name: text })),
    /** What has become of the order that it is offered for. */
    orderStatus: z.nullable(OrderStatus),
    /** Whether who asks may read what the files say. */
    mayReadDocuments: z.boolean(),
    actions: actionsOf(reviewActions),
  })
  .check(inOneCurrency);
export type CollateralDetails = z.output<typeof CollateralDetails>;

const row = {
  id: CollateralId,
  type: CollateralTypeCode,
  description,
  /** The valuation, or the declared value while there is none. */
  value: PositiveMoney,
  lendable: NonNegativeMoney,
  status: CollateralStatus,
  orderId: z.nullable(OrderId),
  orderNumber: z.nullable(OrderNumber),
  validUntil: z.nullable(LocalDate),
  createdAt: Instant,
};

/** A collateral as a row of the owner's list. */
export const OwnCollateralRow = z.object(row);
export type OwnCollateralRow = z.output<typeof OwnCollateralRow>;

/** A collateral as a row of the administration’s list. */
export const CollateralRow = z.object({
  ...row,
  userId: UserId,
  customerName: z.string(),
  reviewerName: z.nullable(z.string()),
  /** What the plan that it secures lacks; only in SHORTFALL. */
  shortfall: z.nullable(PositiveMoney),
  /** Since when it has waited for a reviewer; only in SUBMITTED and UNDER_REVIEW. */
  waitingSince: z.nullable(Instant),
});
export type CollateralRow = z.output<typeof CollateralRow>;
