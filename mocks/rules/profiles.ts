import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { type Currency, exponents } from '#contracts/money.ts';
import { withdrawalDays } from '#contracts/periods.ts';

/**
 * What the law of a jurisdiction allows, as data (docs/domain.md, "Policy profiles"): a limit is a row here and never a
 * branch in the code.
 */
export interface PolicyProfile {
  /** The longest plan without collateral, in months. */
  readonly maxMonthsUnsecured: number;
  /** Days in which the customer may withdraw from the contract; 0 without such a right. */
  readonly withdrawalDays: number;
  /** Days in which the customer may withdraw from the purchase and send everything back; 0 without such a right. */
  readonly purchaseWithdrawalDays: number;
  /** Where the annual percentage rate of charge is shown. */
  readonly aprcShown: 'ALWAYS' | 'ABOVE_ZERO' | 'NEVER';
  /** False: a late instalment bears no fee. */
  readonly hasLateFees: boolean;
  /** A rest up to this, in units of the currency, makes no line late, and that of a plan is waived. */
  readonly negligibleUnits: number;
  /** False: only offers without interest can be chosen. */
  readonly allowsInterest: boolean;
  /** The most that a customer may owe whatever their credit limit is, in whole units of the currency; null: no such cap. */
  readonly maxOwedUnits: number | null;
}

const generic: PolicyProfile = {
  maxMonthsUnsecured: 12,
  withdrawalDays: 0,
  purchaseWithdrawalDays: 0,
  aprcShown: 'ALWAYS',
  hasLateFees: true,
  negligibleUnits: 0.5,
  allowsInterest: true,
  maxOwedUnits: null,
};

export const profiles: Readonly<Record<PolicyProfileName, PolicyProfile>> = {
  GENERIC: generic,
  EU: { ...generic, withdrawalDays, purchaseWithdrawalDays: 14 },
  UK_DPC: { ...generic, purchaseWithdrawalDays: 14, aprcShown: 'ABOVE_ZERO', allowsInterest: false },
  KSA_BNPL: {
    ...generic,
    purchaseWithdrawalDays: 7,
    aprcShown: 'NEVER',
    hasLateFees: false,
    allowsInterest: false,
    maxOwedUnits: 5_000,
  },
};

/** Returns whether a profile shows this annual percentage rate of charge. */
export const isAprcShown = ({ aprcShown }: PolicyProfile, aprcPpm: number): boolean =>
  aprcShown === 'ALWAYS' || (aprcShown === 'ABOVE_ZERO' && aprcPpm > 0);

/** Returns the largest rest that is neither late nor, of a whole plan, collected; in minor units, rounded down. */
export const negligibleRest = ({ negligibleUnits }: PolicyProfile, currency: Currency): number =>
  Math.floor(negligibleUnits * 10 ** exponents[currency]);
