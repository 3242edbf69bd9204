import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { anniversary, duePeriods, firstDueDate } from '#mocks/rules/due-dates.ts';
import { periodFactor } from '#mocks/rules/rates.ts';
import { inLowestTerms } from '#mocks/rules/rational.ts';
import { oracle } from '#tests/oracles/oracle.ts';

const anchored = oracle('due-dates', { anchor: z.string(), from: z.int(), dates: z.array(z.string()) });

const firstPeriods = oracle('first-periods', {
  activatedOn: z.string(),
  dueDay: z.nullable(z.int()),
  due: z.string(),
  months: z.int(),
  part: z.int(),
  of: z.int(),
  factor: z.string(),
});

describe('due dates are counted from the anchor', () => {
  test.each(anchored)('from $anchor, month $from on: $dates ($source)', ({ anchor, from, dates }) => {
    expect(dates.map((_, index) => anniversary(anchor, from + index))).toEqual(dates);
  });

  test('a plan that starts on the 31st falls due on the last day of short months', () => {
    const dues = duePeriods('2027-01-31', 4, null).map(({ due }) => due);
    expect(dues).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  test('each period starts where the last one ended', () => {
    const periods = duePeriods('2027-01-10', 3, 25);
    expect(periods.map(({ start, due }) => [start, due])).toEqual([
      ['2027-01-10', '2027-01-25'],
      ['2027-01-25', '2027-02-25'],
      ['2027-02-25', '2027-03-25'],
    ]);
    expect(periods.map(({ length }) => length.days)).toEqual([{ part: 15, of: 31 }, null, null]);
  });
});

describe('the first period', () => {
  test.each(firstPeriods)('bought $activatedOn, due day $dueDay: first due $due ($source)', (vector) => {
    const [first] = duePeriods(vector.activatedOn, 1, vector.dueDay);
    const days = vector.part === 0 ? null : { part: vector.part, of: vector.of };
    expect(first).toEqual({
      start: vector.activatedOn,
      due: vector.due,
      length: { months: vector.months, days },
    });

    const { n, d } = inLowestTerms(periodFactor(70_000, { months: vector.months, days }));
    expect(`${n}/${d}`).toBe(vector.factor);
  });

  test.each([0, 29, 31, 1.5, -1])('a due day of %s is refused', (dueDay) => {
    expect(() => firstDueDate('2027-01-10', dueDay)).toThrow('not a day from 1 to 28');
  });
});
