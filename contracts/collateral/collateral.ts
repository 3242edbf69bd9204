import { described } from '#contracts/described.ts';
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
  type Money,
  oneCurrency,
  PositiveEnteredMoney,
  PositiveMoney,
} from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { z } from '#contracts/z.ts';
import { collateralActions, collateralAdministrationActions } from './actions.ts';
import { CollateralDocument, CollateralDocumentKind } from './document.ts';
import { RejectionReason, ShownRejection, Valuation } from './review.ts';
import { CollateralSale } from './sale.ts';
import { collateralStates } from './states.ts';

export const CollateralStatus = z.enum(collateralStates);
export type CollateralStatus = z.output<typeof CollateralStatus>;

export const CollateralTypeCode = described(
  z.enum(['GOLD_JEWELLERY', 'CASH_DEPOSIT', 'LISTED_SECURITIES', 'VEHICLE', 'ELECTRONICS']),
  'The kinds of collateral that can secure a plan.',
);
export type CollateralTypeCode = z.output<typeof CollateralTypeCode>;

const text = z.string().check(z.minLength(1));

export const CollateralType = described(
  z.object({
    code: CollateralTypeCode,
    name: text,
    examples: text,
    haircutBps: described(Bps, 'The part of the value that is not counted.'),
    maintenanceLtvBps: described(
      z.int().check(z.gte(0)),
      'The loan-to-value ratio up to which a plan stays secured; above 100 % for cash.',
    ),
    maxAgeYears: described(
      z.nullable(z.int().check(z.gte(1))),
      'How many years before the current one it may have been made; null if the age does not matter.',
    ),
    requiredDocuments: z.array(CollateralDocumentKind).check(z.minLength(1)),
    valuationValidityDays: described(
      z.int().check(z.gte(1)),
      'The number of days for which a valuation is valid.',
    ),
  }),
  'A kind of collateral and its terms.',
);
export type CollateralType = z.output<typeof CollateralType>;

export const CollateralTypes = described(
  z.object({ items: z.array(CollateralType) }),
  'All kinds of collateral and their terms.',
);

export const ReviewStep = described(
  z.object({
    at: Instant,
    status: CollateralStatus,
    by: z.enum(['CUSTOMER', 'REVIEWER', 'SYSTEM']),
    note: described(z.nullable(text), 'A note of the reviewer or the customer; null without one.'),
  }),
  'A step of the review; the newest one is last.',
);
export type ReviewStep = z.output<typeof ReviewStep>;

/** The most characters of an answer to a reviewer's question. */
export const maxAnswerLength = 1_000;

const description = enteredText(3, 200);

const Year = z.int().check(z.gte(1900), z.lte(2999));

const facts = {
  id: CollateralId,
  type: CollateralType,
  description,
  declaredValue: PositiveMoney,
  yearMade: described(
    z.nullable(Year),
    'The year in which it was made; null for a kind whose age does not matter.',
  ),
  valuation: z.nullable(Valuation),
  lendable: described(
    NonNegativeMoney,
    'The part of the value that counts: of the valuation, or of the declared value without one. Rounded down.',
  ),
  documents: z.array(CollateralDocument),
  missingDocuments: described(
    z.array(CollateralDocumentKind),
    'Required documents that are not accepted yet.',
  ),
  order: z.nullable(z.object({ id: OrderId, number: OrderNumber })),
  pledgedTo: z.nullable(z.object({ planId: PlanId, planNumber: PlanNumber })),
  status: CollateralStatus,
  question: described(z.nullable(text), "The reviewer's open question; null without one."),
  shortfall: described(
    z.nullable(PositiveMoney),
    'The uncovered amount of the plan that it secures; only in SHORTFALL.',
  ),
  releaseBy: described(z.nullable(LocalDate), 'The day by which it is returned; null otherwise.'),
  saleFrom: described(
    z.nullable(LocalDate),
    'The first day on which it may be sold; null unless its owner was told that it will be.',
  ),
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

export const Collateral = described(
  z
    .object({
      ...facts,
      rejection: z.nullable(z.object({ reason: ShownRejection, note: z.nullable(text) })),
      actions: actionsOf(collateralActions),
    })
    .check(inOneCurrency),
  'A collateral as its owner sees it.',
);
export type Collateral = z.output<typeof Collateral>;

export const CollateralRequest = described(
  z.object({
    type: CollateralTypeCode,
    description,
    declaredValue: PositiveEnteredMoney,
    yearMade: described(z.optional(Year), 'Needed for a kind with a maximum age.'),
  }),
  'A collateral as its owner describes it.',
);

export const CollateralDetails = described(
  z
    .object({
      ...facts,
      userId: UserId,
      customerName: z.string(),
      customerDaysPastDue: described(
        Days,
        "Days that the customer's oldest unpaid instalment of any plan is past its due date; 0 if none is.",
      ),
      rejection: z.nullable(z.object({ reason: RejectionReason, note: z.nullable(text) })),
      reviewer: described(
        z.nullable(z.object({ id: AdministratorId, name: text })),
        'The current reviewer; null without one.',
      ),
      orderStatus: described(
        z.nullable(OrderStatus),
        'The status of the order that it is offered for; null without an order.',
      ),
      needed: described(
        z.nullable(NonNegativeMoney),
        'What its order or plan needs to be covered by, of all collateral together; null without an order.',
      ),
      mayReadDocuments: described(z.boolean(), 'Whether the caller may read the contents of the files.'),
      actions: actionsOf(collateralAdministrationActions),
    })
    .check(inOneCurrency),
  'A collateral as the administration sees it.',
);
export type CollateralDetails = z.output<typeof CollateralDetails>;

const row = {
  id: CollateralId,
  type: CollateralTypeCode,
  description,
  value: described(PositiveMoney, 'The valuation, or the declared value without one.'),
  lendable: NonNegativeMoney,
  status: CollateralStatus,
  orderId: z.nullable(OrderId),
  orderNumber: z.nullable(OrderNumber),
  validUntil: z.nullable(LocalDate),
  createdAt: Instant,
};

export const OwnCollateralRow = described(z.object(row), "A collateral as a row of the owner's list.");
export type OwnCollateralRow = z.output<typeof OwnCollateralRow>;

export const CollateralRow = described(
  z.object({
    ...row,
    userId: UserId,
    customerName: z.string(),
    reviewerName: z.nullable(z.string()),
    shortfall: described(
      z.nullable(PositiveMoney),
      'The uncovered amount of the plan that it secures; only in SHORTFALL.',
    ),
    waitingSince: described(
      z.nullable(Instant),
      'Since when it has waited for a reviewer; only in SUBMITTED and UNDER_REVIEW.',
    ),
  }),
  'A collateral as a row of the administration’s list.',
);
export type CollateralRow = z.output<typeof CollateralRow>;
