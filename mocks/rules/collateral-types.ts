import type { CollateralType, CollateralTypeCode } from '#contracts/collateral/collateral.ts';

/** Basis points above the lendable part up to which a plan stays secured. */
const MAINTENANCE_BPS = 500;

const terms = (
  code: CollateralTypeCode,
  haircutBps: number,
  valuationValidityDays: number,
  rest: Omit<CollateralType, 'code' | 'haircutBps' | 'maintenanceLtvBps' | 'valuationValidityDays'>,
): CollateralType => ({
  code,
  haircutBps,
  maintenanceLtvBps: 10_000 - haircutBps + MAINTENANCE_BPS,
  valuationValidityDays,
  ...rest,
});

/** The kinds of collateral (docs/domain.md, "Collateral"), smallest haircut first. */
export const collateralTypes: Readonly<Record<CollateralTypeCode, CollateralType>> = {
  CASH_DEPOSIT: terms('CASH_DEPOSIT', 0, 365, {
    name: 'Cash deposit',
    examples: 'A savings account or fixed deposit that can be blocked',
    maxAgeYears: null,
    requiredDocuments: ['OWNERSHIP'],
  }),
  GOLD_JEWELLERY: terms('GOLD_JEWELLERY', 2_000, 7, {
    name: 'Gold and jewellery',
    examples: 'Chains, rings, coins and bars with a stamp',
    maxAgeYears: null,
    requiredDocuments: ['PHOTO', 'OWNERSHIP'],
  }),
  VEHICLE: terms('VEHICLE', 4_000, 90, {
    name: 'Vehicle',
    examples: 'A car, motorcycle or e-bike that is registered to you',
    maxAgeYears: 10,
    requiredDocuments: ['PHOTO', 'OWNERSHIP', 'APPRAISAL'],
  }),
  LISTED_SECURITIES: terms('LISTED_SECURITIES', 5_000, 1, {
    name: 'Listed securities',
    examples: 'Shares and funds in a deposit account',
    maxAgeYears: null,
    requiredDocuments: ['OWNERSHIP'],
  }),
  ELECTRONICS: terms('ELECTRONICS', 6_000, 60, {
    name: 'Electronics',
    examples: 'Cameras, computers and audio equipment',
    maxAgeYears: 3,
    requiredDocuments: ['PHOTO', 'INVOICE'],
  }),
};
