import type { CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import { maxDocuments } from '#contracts/collateral/upload.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import { invalidField, problem } from '#mocks/core/handler-result.ts';
import { noPaymentProcessing } from '#mocks/resources/plan-payment-guards.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import {
  isInDefault,
  missingDocuments,
  SALE_NOTICE_DAYS,
  saleDay,
  yearsTaken,
} from '#mocks/rules/collateral.ts';
import { dayText } from '#mocks/core/format.ts';
import type { CollateralRecord } from './record.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';

/** Kinds of documents, as they are named within a sentence. */
const documentNames: Readonly<Record<CollateralDocumentKind, string>> = {
  PHOTO: 'a photo',
  INVOICE: 'an invoice',
  OWNERSHIP: 'proof of ownership',
  ID: 'an identity document',
  APPRAISAL: 'an appraisal',
  OTHER: 'another document',
};

export interface WithCollateral {
  readonly collateral: CollateralRecord;
}
interface OnDay extends WithCollateral {
  readonly today: LocalDate;
}
interface ByReviewer extends WithCollateral {
  /** The reviewer who asks; null for the owner. */
  readonly reviewerId: string | null;
}
interface WithCover {
  /** The uncovered amount of the plan that the collateral secures. */
  readonly shortfall: number;
}
interface WithYear {
  readonly type: CollateralTypeCode;
  readonly yearMade: number | null;
  readonly today: LocalDate;
}
interface WithCurrency {
  readonly currency: Currency;
  readonly expected: Currency;
}

const inTheCurrency = ({ currency, expected }: WithCurrency) =>
  currency === expected
    ? null
    : problem('currency-mismatch', `The value must be in ${expected}.`, { expected, got: currency });

/** Order states in which something depends on the order's collateral. */
const inUse: ReadonlySet<string> = new Set(['UNDER_REVIEW', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT']);

/** What each action needs, said of a state that lacks it. */
export const collateralNeeds = {
  take: 'Only collateral that waits for a review can be taken for one.',
  value: 'Only collateral under review, approved or securing a plan can be valued.',
  approve: 'Only collateral under review can be approved.',
  accept: 'Only collateral that waits for a review can be valued and approved in one step.',
  'request-info': 'Only collateral under review can be asked about.',
  reject: 'Only collateral under review can be rejected.',
  'announce-sale': 'Only collateral that secures a plan can be sold.',
  sell: 'Only collateral that secures a plan can be sold.',
} as const;

/** Guards that depend on stored state only. */
export const collateralGuards = {
  'documents-accepted': ({ collateral: { type, documents } }: WithCollateral) => {
    const missing = missingDocuments(collateralTypes[type].requiredDocuments, documents);
    if (missing.length === 0) return null;
    const checking = new Set(documents.flatMap(({ kind, status }) => (status === 'SCANNING' ? [kind] : [])));
    const sentence = (start: string, kinds: typeof missing) =>
      kinds.length === 0 ? [] : [`${start}: ${kinds.map((kind) => documentNames[kind]).join(', ')}.`];
    return [
      ...sentence(
        'Still needed',
        missing.filter((kind) => !checking.has(kind)),
      ),
      ...sentence(
        'Being checked',
        missing.filter((kind) => checking.has(kind)),
      ),
    ].join(' ');
  },
  'room-for-document': ({ collateral: { documents } }: WithCollateral) =>
    documents.length < maxDocuments ? null : `At most ${maxDocuments} documents.`,
  'own-review': ({ collateral: { reviewer }, reviewerId }: ByReviewer) =>
    reviewer?.id === reviewerId ? null : `${reviewer?.name ?? 'No one'} is reviewing this.`,
  'others-review': ({ collateral: { reviewer }, reviewerId }: ByReviewer) =>
    reviewer?.id === reviewerId ? 'You are reviewing this already.' : null,
  valued: ({ collateral: { valuation, reviewer } }: WithCollateral): string | null => {
    if (!valuation) return 'It has not been valued yet. Record its value first.';
    return valuation.valuerId === reviewer?.id
      ? null
      : 'Its value was recorded by someone else. Record your own first.';
  },
  'valuation-current': ({ collateral: { valuation }, today }: OnDay) =>
    valuation && valuation.validUntil < today
      ? problem('valuation-expired', `The valuation was valid until ${dayText(valuation.validUntil)}.`, {
          validUntil: valuation.validUntil,
        })
      : null,
  'valuation-over': ({ collateral: { valuation }, today }: OnDay) =>
    valuation && valuation.validUntil < today ? null : 'The valuation is still valid.',
  /** After the confirmation the confirmed value counts. */
  'not-signed-for': ({ orderStatus }: { readonly orderStatus: string | null }) =>
    orderStatus === 'AWAITING_DOWN_PAYMENT' ? 'A confirmed order relies on it.' : null,
  'order-active': ({ orderStatus }: { readonly orderStatus: string | null }) =>
    orderStatus === 'ACTIVE' ? null : 'The order is not active.',
  'not-in-use': ({ collateral, orderStatus }: WithCollateral & { readonly orderStatus: string | null }) =>
    orderStatus !== null && inUse.has(orderStatus)
      ? `Order ${collateral.orderNumber} relies on it. Cancel that order first.`
      : null,
  'cover-lacking': ({ shortfall }: WithCover) => (shortfall > 0 ? null : 'The plan is covered.'),
  'cover-enough': ({ shortfall }: WithCover) => (shortfall > 0 ? 'The plan is not covered.' : null),
  'plan-in-default': ({ planStatus }: { readonly planStatus: PlanStatus | null }) =>
    isInDefault(planStatus) ? null : 'The plan that it secures is not in default.',
  'sale-not-announced': ({ collateral: { saleNoticeOn } }: WithCollateral) =>
    saleNoticeOn === null ? null : `Its owner was told on ${dayText(saleNoticeOn)}.`,
  'sale-announced': ({ collateral: { saleNoticeOn }, today }: OnDay) => {
    if (saleNoticeOn === null)
      return `Its owner has to be told ${SALE_NOTICE_DAYS} days before. Announce it first.`;
    const from = saleDay(saleNoticeOn);
    return today < from
      ? `It can be sold from ${dayText(from)}: its owner was told less than ${SALE_NOTICE_DAYS} days ago.`
      : null;
  },
  'no-payment-processing': noPaymentProcessing,
};

/** Guards that also depend on the request. */
export const collateralRequestGuards = {
  'order-takes-collateral': ({
    order,
  }: {
    readonly order: { readonly status: string; readonly secured: boolean };
  }) => {
    if (order.status === 'COLLATERAL_REQUIRED') return null;
    if (order.status === 'ACTIVE' && order.secured) return null;
    return 'This order does not take collateral now.';
  },
  'same-currency': inTheCurrency,
  'not-too-old': ({ type, yearMade, today }: WithYear) => {
    const { maxAgeYears } = collateralTypes[type];
    if (maxAgeYears === null) return null;
    if (yearMade === null)
      return invalidField('/yearMade', 'required', 'Enter the year in which it was made.');
    const { first, last } = yearsTaken(maxAgeYears, today);
    if (yearMade >= first && yearMade <= last) return null;
    return invalidField('/yearMade', 'out-of-range', `We take what was made from ${first} to ${last}.`);
  },
  'value-in-currency': inTheCurrency,
  'proceeds-in-currency': inTheCurrency,
  'answer-given': ({ answer }: { readonly answer: string | null }) =>
    answer === null
      ? problem('validation-failed', 'Please answer the question.', {
          errors: [{ pointer: '/answer', code: 'required', message: 'Please answer the question' }],
        })
      : null,
};
