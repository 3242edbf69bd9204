import type { LocalDate } from '#contracts/dates.ts';
import { inMinor } from '#contracts/money.ts';
import { isLatePlan } from '#contracts/plans/states.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import type { OrderRecord } from './record.ts';
import {
  availableCredit,
  type EligibilityFacts,
  FULL_AGE,
  type IneligibleReason,
  ineligibleReasons,
  MAX_OPEN_PLANS,
} from '#mocks/rules/eligibility.ts';
import { type PolicyProfile, profiles } from '#mocks/rules/profiles.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { RowOf } from '#mocks/core/list-definition.ts';
import type { Reads } from '#mocks/resources/tables.ts';

const sentences: Readonly<Record<IneligibleReason, string>> = {
  'account-not-active': 'Your account is not active.',
  'identity-not-verified': 'Your identity has not been verified yet.',
  'under-age': `A plan can be opened from the age of ${FULL_AGE} on.`,
  'plan-overdue': 'One of your plans is overdue. Pay what is late first.',
  'too-many-plans': `You can have ${MAX_OPEN_PLANS} open plans at a time.`,
  'credit-limit': 'This purchase is above your credit limit.',
};

/** The members of a customer on which eligibility depends. */
type CreditFacts = Pick<
  RowOf<Reads['users']>,
  'id' | 'status' | 'kycStatus' | 'birthDate' | 'openPlans' | 'principalLeft' | 'creditLimit'
>;

export interface Eligibility {
  readonly reasons: readonly { readonly code: IneligibleReason; readonly message: string }[];
  /** The amount that may still be financed, in minor units. */
  readonly available: number;
}

/** Returns the credit limit of a customer, within what the profile allows anyone to owe. */
const limitOf = (
  { creditLimit: { amountMinor, currency } }: Pick<CreditFacts, 'creditLimit'>,
  { maxOwedUnits }: PolicyProfile,
): number => (maxOwedUnits === null ? amountMinor : Math.min(amountMinor, inMinor(maxOwedUnits, currency)));

/** Returns whether the customer may open a plan for the financed part of the order (docs/domain.md, "Eligibility"). */
export function eligibilityFor(
  tables: Pick<Reads, 'plans' | 'settings'>,
  user: CreditFacts,
  order: Pick<OrderRecord, 'total' | 'downPayment'>,
  today: LocalDate,
): Eligibility {
  const facts: EligibilityFacts = {
    accountActive: user.status === 'ACTIVE',
    identityVerified: user.kycStatus === 'VERIFIED',
    birthDate: user.birthDate,
    today,
    hasOverduePlan: tables.plans.by('userId', user.id).some(({ status }) => isLatePlan(status)),
    openPlans: user.openPlans,
    outstanding: user.principalLeft,
    financed: order.total - order.downPayment,
    creditLimit: limitOf(user, profiles[settingsOf(tables).policyProfile]),
  };
  return {
    reasons: ineligibleReasons(facts).map((code) => ({ code, message: sentences[code] })),
    available: availableCredit(facts),
  };
}

/**
 * Returns the problem of a customer who is not eligible, else null; if the credit limit is the only reason, it has a
 * problem of its own.
 */
export function notEligible(
  { total, downPayment, currency }: Pick<OrderRecord, 'total' | 'downPayment' | 'currency'>,
  { reasons, available }: Eligibility,
): Problem | null {
  const [reason, ...otherReasons] = reasons;
  if (!reason) return null;
  if (reason.code === 'credit-limit' && otherReasons.length === 0) {
    return problem('credit-limit-exceeded', reason.message, {
      available: { amountMinor: available, currency },
      requested: { amountMinor: total - downPayment, currency },
    });
  }
  return problem('not-eligible', reason.message, { reasons: [...reasons] });
}
