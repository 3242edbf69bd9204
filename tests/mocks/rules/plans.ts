import fc from 'fast-check';
import type { ScheduleRequest } from '#mocks/rules/schedule.ts';

/** Random plans per property. */
export const PLANS = 10_000;

/** A day of 2024 to 2063, including leap days and month ends. */
export const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2063-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Highest rates, in ppm: a long first period at 40 % may bear more interest than an instalment pays. */
const MAX_RATE = { regular: 400_000, withChosenDueDay: 360_000 } as const;

/**
 * A purchase within the range that the rules support: 50.00 to 50 000.00 financed, up to 40 % a year
 * (36 % with a chosen due day), up to 36 instalments, either method, any day.
 */
export const anyPlan: fc.Arbitrary<ScheduleRequest> = fc
  .record({
    financed: fc.integer({ min: 50_00, max: 50_000_00 }),
    downPaymentBps: fc.integer({ min: 0, max: 8_000 }),
    method: fc.constantFrom('ANNUITY', 'EQUAL_PRINCIPAL'),
    months: fc.integer({ min: 1, max: 36 }),
    nominalRatePpm: fc.integer({ min: 0, max: MAX_RATE.regular }),
    activatedOn: anyDay,
    dueDay: fc.option(fc.integer({ min: 1, max: 28 })),
  })
  .map(({ financed, nominalRatePpm, ...plan }) => ({
    ...plan,
    nominalRatePpm:
      plan.dueDay === null ? nominalRatePpm : Math.min(nominalRatePpm, MAX_RATE.withChosenDueDay),
    total: Math.ceil((financed * 10_000) / (10_000 - plan.downPaymentBps)),
  }));

export const anyAnnuity: fc.Arbitrary<ScheduleRequest> = anyPlan.map((plan) => ({
  ...plan,
  method: 'ANNUITY',
}));
