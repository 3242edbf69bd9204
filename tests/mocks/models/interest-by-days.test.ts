import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOffers } from '#mocks/rules/offers.ts';
import { dayOf } from '#tests/suite/models/plan/days.ts';
import { type End, Life, type Step } from './interest/life.ts';

const offers = planOffers.filter(({ code }) => code !== 'PAY4');

const purchases = fc
  .record({
    offer: fc.constantFrom(...offers),
    method: fc.constantFrom('ANNUITY' as const, 'ANNUITY' as const, 'EQUAL_PRINCIPAL' as const),
    percent: fc.integer({ min: 0, max: 100 }),
    dueDay: fc.option(fc.integer({ min: 1, max: 28 })),
    day: fc.nat({ max: 730 }),
  })
  .map(({ offer, method, percent, dueDay, day }) => ({
    offer: { ...offer, method },
    totalMinor:
      offer.minOrder.amountMinor + Math.floor((percent * (3_300_00 - offer.minOrder.amountMinor)) / 100),
    dueDay,
    begin: dayOf('2027-01-01') + day,
  }));

const share = fc.double({ min: 0, max: 1, noNaN: true }).chain((max) => fc.constantFrom(max, max / 10, 0, 1));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((days): Step => ({ kind: 'wait', days })),
  fc.constantFrom(1, 5, 31).map((days): Step => ({ kind: 'wait', days })),
  fc
    .record({ kind: fc.constantFrom('part', 'part', 'interest', 'shorter', 'lower'), share })
    .map((each): Step => each),
  fc.integer({ min: 1, max: 12 }).map((months): Step => ({ kind: 'reschedule', months })),
  fc.integer({ min: 1, max: 60 }).map((days): Step => ({ kind: 'extend', days })),
  fc.integer({ min: 1, max: 28 }).map((day): Step => ({ kind: 'due-day', day })),
);

const lives = fc.record({
  purchase: purchases,
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  end: fc.constantFrom<End>('run', 'settle', 'withdraw'),
});

const runs = Number(process.env['INTEREST_LIVES'] ?? 600);

test('interest is that of the days, whatever is paid early or changed', () => {
  fc.assert(
    fc.property(lives, ({ purchase, steps, end }) => {
      const life = new Life(purchase);
      for (const each of steps) life.take(each);
      life.end(end);
      expect(Math.abs(life.off)).toBeLessThanOrEqual(life.roundings / 2);
    }),
    { numRuns: runs, seed: 37 },
  );
});

test('the interest that has accrued on a day is that of the days until it', () => {
  fc.assert(
    fc.property(lives, ({ purchase, steps }) => {
      const life = new Life(purchase);
      for (const each of steps) {
        life.take(each);
        expect(Math.abs(life.accruedOff)).toBeLessThanOrEqual(life.roundings / 2);
      }
    }),
    { numRuns: runs, seed: 38 },
  );
});
