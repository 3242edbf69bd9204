import { expect, test } from 'vitest';
import type { Chart } from '#contracts/dashboard/chart.ts';
import { barsOf, stackOf } from '#src/features/dashboard/chart-data.ts';

const ageing: Chart = {
  name: 'ageing',
  period: { from: '2027-01-01', to: '2027-01-31' },
  keys: ['NOT_DUE', 'DUE_TODAY', 'OVER_90_DAYS'],
  series: [
    { name: 'OUTSTANDING', values: { unit: 'MONEY', currency: 'EUR', valuesMinor: [900_50, 0, 120_00] } },
    { name: 'PLANS', values: { unit: 'COUNT', counts: [3, 0, 1] } },
  ],
};
const word = (key: string) => `word of ${key}`;

test('a stack is one bar, with a part for each key that has a figure', () => {
  expect(stackOf(ageing, word, (key) => `colour of ${key}`)).toEqual({
    categories: [{ key: 'Outstanding', NOT_DUE: 900.5, OVER_90_DAYS: 120 }],
    series: [
      { name: 'NOT_DUE', label: 'word of NOT_DUE', color: 'colour of NOT_DUE' },
      { name: 'OVER_90_DAYS', label: 'word of OVER_90_DAYS', color: 'colour of OVER_90_DAYS' },
    ],
  });
});

test('bars have one category per key, without series of another unit than the first one', () => {
  const { categories, series } = barsOf(ageing, word);
  expect(categories).toEqual([
    { key: 'word of NOT_DUE', OUTSTANDING: 900.5 },
    { key: 'word of DUE_TODAY', OUTSTANDING: 0 },
    { key: 'word of OVER_90_DAYS', OUTSTANDING: 120 },
  ]);
  expect(series.map(({ label }) => label)).toEqual(['Outstanding']);
});
