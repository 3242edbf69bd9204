import type { AssessmentDecision, AssessmentReason } from '#contracts/orders/assessment.ts';
import { ceil, ratio, toMinor } from './rational.ts';

/** A customer's monthly budget and the instalment to be paid from it, in minor units of one currency. */
export interface Budget {
  readonly income: number;
  readonly expenses: number;
  /** Payments for other loans and instalments. */
  readonly obligations: number;
}

export interface Affordability {
  readonly disposable: number;
  readonly maxInstalment: number;
  /** Null without an income. */
  readonly dstiBps: number | null;
  readonly decision: AssessmentDecision;
  readonly reasons: readonly AssessmentReason['code'][];
}

/** An instalment may take half of what remains each month, and all debts 40 % of the income. */
export const MAX_DSTI_BPS = 4_000;
/** Up to a tenth above a limit a person decides; beyond that the plan is not affordable. */
const REFERRED_TO_PERCENT = 110;

/** Returns whether an instalment is affordable (docs/domain.md, "Affordability"). */
export function assessAffordability(
  { income, expenses, obligations }: Budget,
  instalment: number,
): Affordability {
  const disposable = income - expenses - obligations;
  const maxInstalment = Math.max(0, Math.floor(disposable / 2));
  const debts = obligations + instalment;
  const dstiBps = income === 0 ? null : toMinor(ceil(ratio(BigInt(debts) * 10_000n, income)));
  const breaches = [
    {
      code: maxInstalment === 0 ? ('nothing-left' as const) : ('instalment-too-high' as const),
      measured: instalment,
      limit: maxInstalment,
    },
    { code: 'debts-too-high' as const, measured: dstiBps ?? Infinity, limit: MAX_DSTI_BPS },
  ].filter(({ measured, limit }) => measured > limit);
  const isNear = breaches.every(({ measured, limit }) => measured * 100 <= limit * REFERRED_TO_PERCENT);
  return {
    disposable,
    maxInstalment,
    dstiBps,
    decision: breaches.length === 0 ? 'APPROVED' : isNear ? 'REFERRED' : 'DECLINED',
    reasons: breaches.map(({ code }) => code),
  };
}

/** Returns the highest instalment within both limits, 0 or more. */
export function highestInstalment({ income, expenses, obligations }: Budget): number {
  const half = Math.floor((income - expenses - obligations) / 2);
  const share = Math.floor((income * MAX_DSTI_BPS) / 10_000) - obligations;
  return Math.max(0, Math.min(half, share));
}

/**
 * Returns the largest amount up to `max` whose instalment is at most `limit`; 0 if there is none.
 * @param instalmentOf increases with the amount; amounts below `min` have no schedule
 */
export function largestWithin(
  limit: number,
  { min, max }: { readonly min: number; readonly max: number },
  instalmentOf: (financed: number) => number,
): number {
  if (max < min || instalmentOf(min) > limit) return 0;
  let [fits, tooMuch] = [min, max + 1];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (instalmentOf(middle) <= limit) fits = middle;
    else tooMuch = middle;
  }
  return fits;
}
