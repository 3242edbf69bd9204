import type { CollateralStatus, CollateralDocumentKind } from '#contracts/collateral/collateral.ts';
import { ceil, floor, ratio, toMinor } from './rational.ts';
import { sum } from './sum.ts';

/** What can be lent against a value (docs/domain.md, "Collateral"), rounded down. Minor units. */
export function lendableOf(value: number, haircutBps: number): number {
  return toMinor(floor(ratio(BigInt(value) * BigInt(10_000 - haircutBps), 10_000)));
}

/** Loan to value in basis points, rounded up; null without any value. */
export function ltvBpsOf(owed: number, value: number): number | null {
  return value === 0 ? null : toMinor(ceil(ratio(BigInt(owed) * 10_000n, value)));
}

/** What is owed and not covered. */
export const shortfallOf = (owed: number, lendable: number): number => Math.max(0, owed - lendable);

/** What can still be lent against it when a part is used. */
export const freeOf = (lendable: number, used: number): number => Math.max(0, lendable - used);

/** What counts of an item, in which part of the sum; the other states count nothing. */
const parts: Partial<Readonly<Record<CollateralStatus, 'covered' | 'inReview' | 'prepared'>>> = {
  DRAFT: 'prepared',
  INFO_REQUESTED: 'prepared',
  SUBMITTED: 'inReview',
  UNDER_REVIEW: 'inReview',
  APPROVED: 'covered',
  PLEDGED: 'covered',
  SHORTFALL: 'covered',
};

/** What coverage depends on; minor units of the order's currency. */
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

/** Sums of what secures an amount. @param shareBps how much of each value is left; all of it by default */
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

/** Required kinds without an accepted document. */
export function missingDocuments(
  required: readonly CollateralDocumentKind[],
  documents: readonly { readonly kind: CollateralDocumentKind; readonly status: string }[],
): CollateralDocumentKind[] {
  return required.filter(
    (kind) => !documents.some((document) => document.kind === kind && document.status === 'ACCEPTED'),
  );
}
