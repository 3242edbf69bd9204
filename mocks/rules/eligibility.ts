import type { LocalDate } from '#contracts/dates.ts';
import { monthsAfter } from './calendar.ts';

export const FULL_AGE = 18;
/** The maximum number of open plans, including the new one. */
export const MAX_OPEN_PLANS = 5;

/** The facts that decide whether a plan may be opened; amounts in minor units of one currency. */
export interface EligibilityFacts {
  readonly accountActive: boolean;
  readonly identityVerified: boolean;
  /** Null if it was erased. */
  readonly birthDate: LocalDate | null;
  readonly today: LocalDate;
  readonly hasOverduePlan: boolean;
  /** Plans that are open before the new one. */
  readonly openPlans: number;
  readonly outstanding: number;
  readonly financed: number;
  readonly creditLimit: number;
}

const conditions = [
  { reason: 'account-not-active', holds: (facts) => !facts.accountActive },
  { reason: 'identity-not-verified', holds: (facts) => !facts.identityVerified },
  {
    reason: 'under-age',
    holds: ({ birthDate, today }) => birthDate === null || ageReached(birthDate, FULL_AGE) > today,
  },
  { reason: 'plan-overdue', holds: (facts) => facts.hasOverduePlan },
  { reason: 'too-many-plans', holds: (facts) => facts.openPlans + 1 > MAX_OPEN_PLANS },
  { reason: 'credit-limit', holds: (facts) => facts.financed > availableCredit(facts) },
] as const satisfies readonly { reason: string; holds: (facts: EligibilityFacts) => boolean }[];

export type IneligibleReason = (typeof conditions)[number]['reason'];

/**
 * Returns every reason against a new plan (docs/domain.md, "Eligibility"), in the order of the table; empty means
 * eligible.
 */
export function ineligibleReasons(facts: EligibilityFacts): IneligibleReason[] {
  return conditions.filter(({ holds }) => holds(facts)).map(({ reason }) => reason);
}

/** Returns what may still be financed under the credit limit, in minor units; 0 if it is used up. */
export function availableCredit({ creditLimit, outstanding }: EligibilityFacts): number {
  return Math.max(0, creditLimit - outstanding);
}

/** Returns the day on which an age is reached. A birthday on 29 February counts as 1 March in a common year. */
function ageReached(birthDate: LocalDate, years: number): LocalDate {
  const birthday = monthsAfter(birthDate, years * 12, Number(birthDate.slice(8)));
  return birthDate.endsWith('-02-29') && birthday.endsWith('-02-28') ? monthsAfter(birthday, 1, 1) : birthday;
}
