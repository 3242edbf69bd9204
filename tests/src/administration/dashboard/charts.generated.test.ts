import { beforeAll, describe, expect, test } from 'vitest';
import { type Chart, ChartName } from '#contracts/dashboard/chart.ts';
import { charts } from '#src/administration/dashboard/charts.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { figures } from '#src/administration/dashboard/figures.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { CHANGED_PLANS, openState } from './changed-plans.ts';
import { fellDue, minor, type Row, rowsAt, sum } from './rows-at.ts';

// A line of a chart's table counts or sums the rows that it opens: recomputed here from every row of the list at that
// address.

type SeriesName = Chart['series'][number]['name'];

const statOf = {
  SENT: 'sent',
  DELIVERED: 'delivered',
  OPENED: 'opened',
  CLICKED: 'clicked',
  FAILED: 'errors',
} as const;
const isStage = (key: string): key is keyof typeof statOf => Object.hasOwn(statOf, key);
const count = (rows: readonly Row[]) => rows.length;

/** Series that are no count or sum of rows have none. */
const fromRows: Readonly<Record<SeriesName, ((rows: readonly Row[], key: string) => number) | null>> = {
  COLLECTED: null, // of payments and of instalments: a test below
  SCHEDULED: null,
  OUTSTANDING: (rows) => sum(rows, minor('principalLeft')),
  PLANS: count,
  PAYMENTS: count,
  CARDS: count,
  MESSAGES: (rows, key) =>
    sum(rows, (row) => (isStage(key) ? Number(Object(row['stats'])[statOf[key]]) : NaN)),
  VALUE: (rows) => sum(rows, minor('value')),
  EXPECTED: null, // a share of VALUE: tests/mocks/rules/breakage.test.ts
};

const valuesOf = ({ values }: Chart['series'][number]) =>
  values.unit === 'MONEY' ? values.valuesMinor : values.counts;

const dayAfter = (day: string | undefined) => (day === undefined ? undefined : daysAfter(day, 1));

const withRows = ChartName.options.flatMap((name) => {
  const { rows } = charts[name];
  return rows ? [{ name, rows }] : [];
});

describe.each(['happy', 'one-of-each', 'defaulted', 'no-data', CHANGED_PLANS])(
  'in the scenario %s',
  (scenario) => {
    let backend: Backend;
    let token: string;
    beforeAll(async () => {
      backend = await openState(scenario);
      token = await backend.signIn(people.administrator);
    });

    test.each(withRows)('each line of $name is the count or sum of its rows', async ({ name, rows }) => {
      for (const query of [{}, { days: 84 }, { days: 30, to: '2026-12-20' }]) {
        const chart = await backend.get('getChart', { token, params: { chart: name }, query });
        expect(chart.series.map((series) => valuesOf(series).length)).toEqual(
          chart.series.map(() => chart.keys.length),
        );
        for (const [index, key] of chart.keys.entries()) {
          const chartRows = await rowsAt(backend, token, rows(key, chart));
          for (const series of chart.series) {
            const expected = fromRows[series.name]?.(chartRows, key);
            if (expected !== undefined)
              expect(valuesOf(series)[index], `${series.name} of ${key}`).toBe(expected);
          }
        }
      }
    });

    test('each step of collected and scheduled amounts is the sum of its rows', async () => {
      const at = (address: string) => rowsAt(backend, token, address);
      for (const query of [{}, { days: 84 }, { days: 30, to: '2026-12-20' }]) {
        const call = { token, params: { chart: 'collections' }, query } as const;
        const { keys, series, period } = await backend.get('getChart', call);
        const { businessDate: today } = await backend.get('getConfig', {});
        const steps = keys.map((to, index) => ({ from: dayAfter(keys[index - 1]) ?? period.from, to }));
        const collected: number[] = [];
        const scheduled: number[] = [];
        for (const step of steps) {
          collected.push(sum(await at(figures.collected.rows(step, today)), minor('amount')));
          const plans = await at(figures['collection-rate'].rows(step, today));
          scheduled.push(fellDue(plans, step).reduce((all, { totalMinor }) => all + totalMinor, 0));
        }
        expect(series.map(valuesOf)).toEqual([collected, scheduled]);
      }
    });
  },
);

test('every stage of the funnels of cards and messages is part of the one before', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  for (const chart of ['card-funnel', 'delivery-funnel'] as const) {
    const { series } = await backend.get('getChart', { token, params: { chart }, query: { days: 366 } });
    const [first = 0, second = 0, third = 0] = series.flatMap(valuesOf);
    expect(third).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(third);
    expect(first).toBeGreaterThanOrEqual(second);
  }
});

test('the forecast applies the past share of expired cards to open ones', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  const { keys, series } = await backend.get('getChart', { token, params: { chart: 'breakage' } });
  expect(keys).toHaveLength(13);
  expect(keys[0]).toBe('2027-01');
  expect(keys.slice(-2)).toEqual(['2027-12', 'LATER']);
  const [value = [], expected = []] = series.map(valuesOf);
  expect(value.some((worth) => worth > 0)).toBe(true);
  value.forEach((worth, index) => expect(expected[index] ?? NaN).toBeLessThanOrEqual(worth));
});
