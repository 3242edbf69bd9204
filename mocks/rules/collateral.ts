import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import { daysAfter } from './calendar.ts';
import { ceil, floor, ratio, toMinor } from './rational.ts';
import { sum } from './sum.ts';

/** Returns the years in which collateral of a kind with a maximum age may have been made. */
export function yearsTaken(maxAgeYears: number, today: LocalDate) {
  const last = Number(today.slice(0, 4));
  return { first: last - maxAgeYears, last };
}

/** Whether collateral of a plan in this state may be sold: in default, also once its debt was written off. */
export const isInDefault = (status: PlanStatus | null): boolean =>
  status === 'DEFAULTED' || status === 'WRITTEN_OFF';

/** Days between the notice to its owner and the sale of collateral. */
export const SALE_NOTICE_DAYS = 14;

/** Returns the first day on which collateral may be sold. */
export const saleDay = (noticeOn: LocalDate): LocalDate => daysAfter(noticeOn, SALE_NOTICE_DAYS);

/** Returns what can be lent against a value (docs/domain.md, "Collateral"), rounded down, in minor units. */
export function lendableOf(value: number, haircutBps: number): number {
  return toMinor(floor(ratio(BigInt(value) * BigInt(10_000 - haircutBps), 10_000)));
}

/** Returns the loan to value in basis points, rounded up; null without a value. */
export function ltvBpsOf(owed: number, value: number): number | null {
  return value === 0 ? null : toMinor(ceil(ratio(BigInt(owed) * 10_000n, value)));
}

/** Returns the debt that is not covered. */
export const shortfallOf = (owed: number, lendable: number): number => Math.max(0, owed - lendable);

/** Returns the lendable amount that is not used yet. */
export const freeOf = (lendable: number, used: number): number => Math.max(0, lendable - used);

/** The sum that an item counts in, by its state; other states count nowhere. */
const parts: Partial<Readonly<Record<CollateralStatus, 'covered' | 'inReview' | 'prepared'>>> = {
  DRAFT: 'prepared',
  INFO_REQUESTED: 'prepared',
  SUBMITTED: 'inReview',
  UNDER_REVIEW: 'inReview',
  APPROVED: 'covered',
  PLEDGED: 'covered',
  SHORTFALL: 'covered',
};

/** The members of an item that coverage depends on, in minor units of the order's currency. */
export interface CoveringItem {
  readonly status: CollateralStatus;
  readonly declaredValue: number;
  readonly valuation: { readonly value: number } | null;
  readonly haircutBps: number;
}

export const valueOf = ({ valuation, declaredValue }: CoveringItem): number =>
  valuation?.value ?? declaredValue;

export interface CoverageSums {
  readonly needed: number;
  readonly covered: number;
  readonly inReview: number;
  readonly prepared: number;
  readonly missing: number;
  readonly ltvBps: number | null;
}

/**
 * Sums the collateral for an amount.
 * @param shareBps the remaining share of each value; all of it by default
 */
export function coverageOf(needed: number, items: readonly CoveringItem[], shareBps = 10_000): CoverageSums {
  const counted = items.filter(({ status }) => parts[status] !== undefined);
  const worth = (item: CoveringItem) => lendableOf(valueOf(item), 10_000 - shareBps);
  const lendable = (part: string) =>
    sum(
      counted.filter(({ status }) => parts[status] === part),
      (item) => lendableOf(worth(item), item.haircutBps),
    );
  const [covered, inReview, prepared] = [lendable('covered'), lendable('inReview'), lendable('prepared')];
  return {
    needed,
    covered,
    inReview,
    prepared,
    missing: shortfallOf(needed, covered + inReview + prepared),
    ltvBps: ltvBpsOf(needed, sum(counted, worth)),
  };
}

/** Returns the required kinds without an accepted document. */
export function missingDocuments(
  required: readonly CollateralDocumentKind[],
  documents: readonly { readonly kind: CollateralDocumentKind; readonly status: string }[],
): CollateralDocumentKind[] {
  return required.filter(
    (kind) => !documents.some((document) => document.kind === kind && document.status === 'ACCEPTED'),
  );
}
