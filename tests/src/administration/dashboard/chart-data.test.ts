import { expect, test } from 'vitest';
import type { Chart } from '#contracts/dashboard/chart.ts';
import { barsOf, stackOf, tickFormat } from '#src/administration/dashboard/chart-data.ts';

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

test('a stack is one bar, with a part for each key that has a figure, named with it', () => {
  const valueText = (figure: number) => `€${figure}`;
  expect(stackOf(ageing, word, (key) => `colour of ${key}`, valueText)).toEqual({
    categories: [{ key: 'Principal left', NOT_DUE: 900.5, OVER_90_DAYS: 120 }],
    series: [
      { name: 'NOT_DUE', label: 'word of NOT_DUE: €900.5', color: 'colour of NOT_DUE' },
      { name: 'OVER_90_DAYS', label: 'word of OVER_90_DAYS: €120', color: 'colour of OVER_90_DAYS' },
    ],
  });
});

test('an axis of amounts has the currency, one of counts has not', () => {
  const counts: Chart = { ...ageing, series: ageing.series.slice(1) };
  const texts = [0, 8_500, 17_000];
  const [money, number] = [ageing, counts].map((chart) =>
    texts.map((figure) => tickFormat(chart, 'en-GB').format(figure)),
  );
  expect(money).toEqual(['€0', '€8.5k', '€17k']);
  expect(number).toEqual(['0', '8.5k', '17k']);
});

test('bars have one category per key, and only series of the first one’s unit', () => {
  const { categories, series } = barsOf(ageing, word);
  expect(categories).toEqual([
    { key: 'word of NOT_DUE', OUTSTANDING: 900.5 },
    { key: 'word of DUE_TODAY', OUTSTANDING: 0 },
    { key: 'word of OVER_90_DAYS', OUTSTANDING: 120 },
  ]);
  expect(series.map(({ label }) => label)).toEqual(['Principal left']);
});
