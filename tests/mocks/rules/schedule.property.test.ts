import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDay, daysBetween, daysInMonth } from '#mocks/rules/calendar.ts';
import { planSchedule, type PlanSchedule, type ScheduleRequest } from '#mocks/rules/schedule.ts';
import { anyAnnuity, anyPlan, PLANS } from './plans.ts';

/** Holds for random plans; a counterexample is printed shrunk, with its seed. */
function always(
  plans: fc.Arbitrary<ScheduleRequest>,
  holds: (schedule: PlanSchedule, plan: ScheduleRequest) => void,
) {
  fc.assert(
    fc.property(plans, (plan) => holds(planSchedule(plan), plan)),
    { numRuns: PLANS },
  );
}

const instalmentsOf = ({ lines }: PlanSchedule) => lines.slice(1);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe(`each of ${PLANS} random plans`, () => {
  test('pays off exactly what is financed, down to a balance of 0', () => {
    always(anyPlan, (schedule, plan) => {
      const lines = instalmentsOf(schedule);
      expect(sum(lines.map((line) => line.principalMinor))).toBe(schedule.financed);
      expect(lines.at(-1)?.closingMinor).toBe(0);
      expect(schedule.downPayment + schedule.financed).toBe(plan.total);
      expect(sum(schedule.lines.map((line) => line.totalMinor))).toBe(schedule.totalPayable);
    });
  });

  test('begins each line with the balance of the line before', () => {
    always(anyPlan, ({ lines }) => {
      // One expectation per plan: one for each figure of each line would take longer than the arithmetic itself.
      const wrong = lines.filter(
        ({ openingMinor, principalMinor, interestMinor, totalMinor, closingMinor }, index) =>
          closingMinor !== openingMinor - principalMinor ||
          totalMinor !== interestMinor + principalMinor ||
          (index > 0 && openingMinor !== lines[index - 1]?.closingMinor),
      );
      expect(wrong).toEqual([]);
    });
  });

  test('reduces the principal with each instalment, and never bears negative interest', () => {
    always(anyPlan, (schedule) => {
      const wrong = instalmentsOf(schedule).filter(
        ({ principalMinor, interestMinor }) => !(principalMinor > 0 && interestMinor >= 0),
      );
      expect(wrong).toEqual([]);
    });
  });

  test('an annuity has equal instalments and a last one within 2n minor units of them', () => {
    always(anyAnnuity, (schedule) => {
      const totals = instalmentsOf(schedule).map((line) => line.totalMinor);
      const last = totals.pop() ?? Number.NaN;
      const [regular = last] = totals;
      expect(totals.every((total) => total === regular)).toBe(true);
      expect(Math.abs(last - regular)).toBeLessThanOrEqual(2 * (totals.length + 1));
    });
  });

  test('with equal principal has shares that differ by one minor unit at most', () => {
    always(
      anyPlan.map((plan) => ({ ...plan, method: 'EQUAL_PRINCIPAL' })),
      (schedule) => {
        const shares = instalmentsOf(schedule).map((line) => line.principalMinor);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      },
    );
  });

  test('is due once a month, on its own day or the last day of a shorter month', () => {
    always(anyPlan, (schedule, plan) => {
      const lines = instalmentsOf(schedule);
      const day = plan.dueDay ?? civilDay(plan.activatedOn).day;
      const monthOf = (date: string) => civilDay(date).year * 12 + civilDay(date).month;
      const first = lines[0]?.dueDate ?? '';
      const wrong = lines.filter(({ dueDate, periodStart }, index) => {
        const due = civilDay(dueDate);
        return (
          due.day !== Math.min(day, daysInMonth(due.year, due.month)) ||
          monthOf(dueDate) - monthOf(first) !== index ||
          periodStart !== (index === 0 ? plan.activatedOn : lines[index - 1]?.dueDate)
        );
      });
      expect(wrong).toEqual([]);
      const wait = daysBetween(plan.activatedOn, first);
      expect(wait).toBeGreaterThanOrEqual(15);
      expect(wait).toBeLessThanOrEqual(45);
    });
  });
});

describe('an annuity, compared with independent arithmetic', () => {
  test('has the instalment of the textbook formula, up to rounding and smoothing', () => {
    always(
      anyAnnuity.map((plan) => ({ ...plan, dueDay: null, nominalRatePpm: plan.nominalRatePpm + 1_000 })),
      ({ financed, lines }, { months, nominalRatePpm }) => {
        const f = nominalRatePpm / 12_000_000;
        // One instalment is the amount with its interest. The general formula's floats would decide a tie of half a minor unit.
        const textbook =
          months === 1
            ? financed + (financed * nominalRatePpm) / 12_000_000
            : (financed * f) / (1 - (1 + f) ** -months);
        // Half a minor unit of rounding, and the smoothing's share of a last line that is off by up to 2n.
        expect(Math.abs((lines[1]?.totalMinor ?? Number.NaN) - textbook)).toBeLessThanOrEqual(
          months === 1 ? 0.5 : 2.5,
        );
      },
    );
  });

  test('of twice the amount has twice the instalment, within two minor units', () => {
    fc.assert(
      fc.property(anyAnnuity, (plan) => {
        const once = planSchedule({ ...plan, downPaymentBps: 0 });
        const twice = planSchedule({ ...plan, downPaymentBps: 0, total: plan.total * 2 });
        const regular = (schedule: PlanSchedule) => schedule.lines[1]?.totalMinor ?? Number.NaN;
        expect(Math.abs(regular(twice) - 2 * regular(once))).toBeLessThanOrEqual(2);
      }),
      { numRuns: PLANS },
    );
  });

  test('costs more at a higher rate, up to the rounding of each line', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 100_000 }), (plan, wanted) => {
        const step = Math.min(wanted, plan.nominalRatePpm);
        const dear = planSchedule(plan).totalInterest;
        const cheap = planSchedule({ ...plan, nominalRatePpm: plan.nominalRatePpm - step }).totalInterest;
        if (step >= 10_000 && plan.months > 1) expect(dear).toBeGreaterThan(cheap);
        else expect(dear).toBeGreaterThanOrEqual(cheap - plan.months);
      }),
      { numRuns: PLANS },
    );
  });
});
