import { beforeAll, describe, expect, test } from 'vitest';
import { type Chart, ChartName } from '#contracts/dashboard/chart.ts';
import { charts } from '#src/features/dashboard/charts.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { minor, type Row, rowsAt, sum } from './rows-at.ts';

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
  COLLECTED: null,
  SCHEDULED: null,
  OUTSTANDING: (rows) => sum(rows, minor('principalLeft')),
  PLANS: count,
  PAYMENTS: count,
  CARDS: count,
  MESSAGES: (rows, key) =>
    sum(rows, (row) => (isStage(key) ? Number(Object(row['stats'])[statOf[key]]) : NaN)),
  VALUE: (rows) =>
    sum(
      rows.filter((row) => Object(row['value']).currency === 'EUR'),
      minor('value'),
    ),
  EXPECTED: null, // a share of VALUE: tests/mocks/rules/breakage.test.ts
};

const valuesOf = ({ values }: Chart['series'][number]) =>
  values.unit === 'MONEY' ? values.valuesMinor : values.counts;

const withRows = ChartName.options.flatMap((name) => {
  const { rows } = charts[name];
  return rows ? [{ name, rows }] : [];
});

describe.each(['happy', 'one-of-each', 'defaulted', 'no-data'])('in the scenario %s', (scenario) => {
  let backend: Backend;
  let token: string;
  beforeAll(async () => {
    backend = await openBackend({ scenario, running: true });
    token = await backend.signIn(people.administrator);
  });

  test.each(withRows)('each line of $name is the count or sum of its rows', async ({ name, rows }) => {
    for (const query of [{}, { days: 84 }, { days: 30, to: '2026-12-20' }]) {
      const chart = await backend.get('getChart', { token, params: { chart: name }, query });
      expect(chart.series.map((series) => valuesOf(series).length)).toEqual(
        chart.series.map(() => chart.keys.length),
      );
      for (const [index, key] of chart.keys.entries()) {
        const found = await rowsAt(backend, token, rows(key, chart));
        for (const series of chart.series) {
          const expected = fromRows[series.name]?.(found, key);
          if (expected !== undefined)
            expect(valuesOf(series)[index], `${series.name} of ${key}`).toBe(expected);
        }
      }
    }
  });
});

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
