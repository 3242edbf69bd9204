import { LocalDate } from '#contracts/dates.ts';
import { Bps, NonNegativeMoney, RatePpm } from '#contracts/money.ts';
import { PlanMonths } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** The code of an instalment offer. */
export const OfferCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,11}$/));

/** Days after the due date in which no late fee is charged. */
export const GraceDays = z.int().check(z.gte(0), z.lte(60));

/** The terms of one instalment product. */
export const PlanOffer = z.object({
  code: OfferCode,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  method: z.enum(['ANNUITY', 'EQUAL_PRINCIPAL']),
  months: PlanMonths,
  nominalRatePpm: RatePpm,
  /** The minimum share of the total that is paid at once. */
  downPaymentBps: Bps,
  setupFee: NonNegativeMoney,
  minOrder: NonNegativeMoney,
  maxFinanced: NonNegativeMoney,
  collateralRequired: z.boolean(),
  graceDays: GraceDays,
  active: z.boolean(),
  validFrom: LocalDate,
  validTo: z.nullable(LocalDate),
});
export type PlanOffer = z.output<typeof PlanOffer>;
