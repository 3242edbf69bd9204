import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Bps, NonNegativeMoney, RatePpm } from '#contracts/money.ts';
import { PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

export const OfferCode = described(
  z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,11}$/)),
  'The code of an instalment offer.',
);

export const GraceDays = described(
  z.int().check(z.gte(0), z.lte(60)),
  'Days after the due date in which no late fee is charged.',
);

export const PlanOffer = described(
  z.object({
    code: OfferCode,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    method: z.enum(['ANNUITY', 'EQUAL_PRINCIPAL']),
    months: PlanMonths,
    nominalRatePpm: RatePpm,
    downPaymentBps: described(Bps, 'The minimum share of the total that is paid at once.'),
    setupFee: NonNegativeMoney,
    minOrder: NonNegativeMoney,
    maxFinanced: NonNegativeMoney,
    collateralRequired: z.boolean(),
    graceDays: GraceDays,
    active: z.boolean(),
    validFrom: LocalDate,
    validTo: z.nullable(LocalDate),
  }),
  'The terms of one instalment product.',
);
export type PlanOffer = z.output<typeof PlanOffer>;
