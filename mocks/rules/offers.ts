import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Money } from '#contracts/money.ts';

const euro = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

const common = {
  method: 'ANNUITY',
  setupFee: euro(0),
  graceDays: 5,
  active: true,
  validFrom: '2026-01-01',
  validTo: null,
} as const;

/**
 * The instalment products (docs/domain.md, "Offers"), shortest first. Amounts in euro cents, rates in ppm, shares in
 * basis points.
 */
export const planOffers: readonly PlanOffer[] = [
  {
    ...common,
    code: 'PAY4',
    name: 'Pay in 4',
    months: 3,
    nominalRatePpm: 0,
    downPaymentBps: 2_500,
    minOrder: euro(50_00),
    maxFinanced: euro(1_500_00),
    collateralRequired: false,
  },
  {
    ...common,
    code: 'STD6',
    name: '6 months',
    months: 6,
    nominalRatePpm: 70_000,
    downPaymentBps: 1_000,
    minOrder: euro(200_00),
    maxFinanced: euro(3_000_00),
    collateralRequired: false,
  },
  {
    ...common,
    code: 'STD12',
    name: '12 months',
    months: 12,
    nominalRatePpm: 99_000,
    downPaymentBps: 1_000,
    minOrder: euro(300_00),
    maxFinanced: euro(5_000_00),
    collateralRequired: false,
  },
  {
    ...common,
    code: 'SEC24',
    name: '24 months, secured',
    months: 24,
    nominalRatePpm: 89_000,
    downPaymentBps: 2_000,
    minOrder: euro(1_000_00),
    maxFinanced: euro(50_000_00),
    collateralRequired: true,
  },
  {
    ...common,
    code: 'SEC36',
    name: '36 months, secured',
    months: 36,
    nominalRatePpm: 99_000,
    downPaymentBps: 2_000,
    minOrder: euro(2_000_00),
    maxFinanced: euro(50_000_00),
    collateralRequired: true,
  },
];
