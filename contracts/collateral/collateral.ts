import { enteredText } from '#contracts/entered-text.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  AdministratorId,
  CollateralId,
  OrderId,
  OrderNumber,
  PlanId,
  PlanNumber,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { Days } from '#contracts/integers.ts';
import { actionsOf } from '#contracts/machine.ts';
import {
  Bps,
  NonNegativeMoney,
  Money,
  oneCurrency,
  PositiveEnteredMoney,
  PositiveMoney,
} from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { z } from '#contracts/z.ts';
import { CollateralDocument, CollateralDocumentKind } from './document.ts';
import { CollateralSale } from './sale.ts';
import { collateralStates } from './states.ts';

export const CollateralStatus = z.enum(collateralStates);
export type CollateralStatus = z.output<typeof CollateralStatus>;

/** The kinds of collateral that can secure a plan. */
export const CollateralTypeCode = z.enum([
  'GOLD_JEWELLERY',
  'CASH_DEPOSIT',
  'LISTED_SECURITIES',
  'VEHICLE',
  'ELECTRONICS',
]);
export type CollateralTypeCode = z.output<typeof CollateralTypeCode>;

const text = z.string().check(z.minLength(1));

/** A kind of collateral and its terms. */
export const CollateralType = z.object({
  code: CollateralTypeCode,
  name: text,
  examples: text,
  /** The part of the value that is not counted. */
  haircutBps: Bps,
  /** The loan-to-value ratio up to which a plan stays secured; above 100 % for cash. */
  maintenanceLtvBps: z.int().check(z.gte(0)),
  /** How many years before the current one it may have been made; null if the age does not matter. */
  maxAgeYears: z.nullable(z.int().check(z.gte(1))),
  requiredDocuments: z.array(CollateralDocumentKind).check(z.minLength(1)),
  /** The number of days for which a valuation is valid. */
  valuationValidityDays: z.int().check(z.gte(1)),
});
export type CollateralType = z.output<typeof CollateralType>;

/** All kinds of collateral and their terms. */
export const CollateralTypes = z.object({ items: z.array(CollateralType) });

/** How a value was determined. */
export const ValuationMethod = z.enum(['APPRAISAL', 'PRICE_LIST', 'MARKET_FEED', 'DECLARED']);
export type ValuationMethod = z.output<typeof ValuationMethod>;

/** The value of a collateral, and how long it is valid. */
export const Valuation = z.object({
  value: PositiveMoney,
  /** The value less the owner's declared value; negative if it is lower. */
  difference: Money,
  method: ValuationMethod,
  valuedOn: LocalDate,
  /** The last day on which it is valid. */
  validUntil: LocalDate,
});
export type Valuation = z.output<typeof Valuation>;

const shownReasons = ['VALUE_NOT_SHOWN', 'DOCUMENTS_UNCLEAR', 'OWNERSHIP_UNCLEAR', 'NOT_ACCEPTED'] as const;

/** Why a collateral was rejected. */
export const RejectionReason = z.enum([...shownReasons, 'FRAUD_SUSPECTED']);
export type RejectionReason = z.output<typeof RejectionReason>;

/** The reason that the customer sees; suspected fraud is shown as not accepted. */
export const ShownRejection = z.enum(shownReasons);
export type ShownRejection = z.output<typeof ShownRejection>;

/** A step of the review; the newest one is last. */
export const ReviewStep = z.object({
  at: Instant,
  status: CollateralStatus,
  by: z.enum(['CUSTOMER', 'REVIEWER', 'SYSTEM']),
  /** A note of the reviewer or the customer; null without one. */
  note: z.nullable(text),
});
export type ReviewStep = z.output<typeof ReviewStep>;

export const collateralActions = [
  'change',
  'add-document',
  'change-document',
  'remove-document',
  'submit',
  'attach',
  'remove',
  'confirm-return',
] as const;

/** The most characters of an answer to a reviewer's question. */
export const maxAnswerLength = 1_000;

const description = enteredText(3, 200);

const Year = z.int().check(z.gte(1900), z.lte(2999));

const facts = {
  id: CollateralId,
  type: CollateralType,
  description,
  declaredValue: PositiveMoney,
  /** The year in which it was made; null for a kind whose age does not matter. */
  yearMade: z.nullable(Year),
  valuation: z.nullable(Valuation),
  /** The part of the value that counts: of the valuation, or of the declared value without one. Rounded down. */
  lendable: NonNegativeMoney,
  documents: z.array(CollateralDocument),
  /** Required documents that are not accepted yet. */
  missingDocuments: z.array(CollateralDocumentKind),
  order: z.nullable(z.object({ id: OrderId, number: OrderNumber })),
  pledgedTo: z.nullable(z.object({ planId: PlanId, planNumber: PlanNumber })),
  status: CollateralStatus,
  /** The reviewer's open question; null without one. */
  question: z.nullable(text),
  /** The uncovered amount of the plan that it secures; only in SHORTFALL. */
  shortfall: z.nullable(PositiveMoney),
  /** The day by which it is returned; null otherwise. */
  releaseBy: z.nullable(LocalDate),
  /** The first day on which it may be sold; null unless its owner was told that it will be. */
  saleFrom: z.nullable(LocalDate),
  sale: z.nullable(CollateralSale),
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

/** A collateral as its owner sees it. */
export const Collateral = z
  .object({
    ...facts,
    rejection: z.nullable(z.object({ reason: ShownRejection, note: z.nullable(text) })),
    actions: actionsOf(collateralActions),
  })
  .check(inOneCurrency);
export type Collateral = z.output<typeof Collateral>;

/** A collateral as its owner describes it. */
export const CollateralRequest = z.object({
  type: CollateralTypeCode,
  description,
  declaredValue: PositiveEnteredMoney,
  /** Needed for a kind with a maximum age. */
  yearMade: z.optional(Year),
});

export const collateralAdministrationActions = [
  'take',
  'value',
  'approve',
  'accept',
  'request-info',
  'reject',
  'announce-sale',
  'sell',
] as const;

/** A collateral as the administration sees it. */
export const CollateralDetails = z
  .object({
    ...facts,
    userId: UserId,
    customerName: z.string(),
    /** Days that the customer's oldest unpaid instalment of any plan is past its due date; 0 if none is. */
    customerDaysPastDue: Days,
    rejection: z.nullable(z.object({ reason: RejectionReason, note: z.nullable(text) })),
    /** The current reviewer; null without one. */
    reviewer: z.nullable(z.object({ id: AdministratorId, name: text })),
    /** The status of the order that it is offered for; null without an order. */
    orderStatus: z.nullable(OrderStatus),
    /** What its order or plan needs to be covered by, of all collateral together; null without an order. */
    needed: z.nullable(NonNegativeMoney),
    /** Whether the caller may read the contents of the files. */
    mayReadDocuments: z.boolean(),
    actions: actionsOf(collateralAdministrationActions),
  })
  .check(inOneCurrency);
export type CollateralDetails = z.output<typeof CollateralDetails>;

const row = {
  id: CollateralId,
  type: CollateralTypeCode,
  description,
  /** The valuation, or the declared value without one. */
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
  /** The uncovered amount of the plan that it secures; only in SHORTFALL. */
  shortfall: z.nullable(PositiveMoney),
  /** Since when it has waited for a reviewer; only in SUBMITTED and UNDER_REVIEW. */
  waitingSince: z.nullable(Instant),
});
export type CollateralRow = z.output<typeof CollateralRow>;
