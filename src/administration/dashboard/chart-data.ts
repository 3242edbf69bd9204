import type { Chart } from '#contracts/dashboard/chart.ts';
import { exponents } from '#contracts/money.ts';
import { numberFormat } from '#src/ui/format/formats.ts';
import { seriesNames } from './charts.ts';

/** What the charting library draws: categories with a figure per series, in major units. */
export interface ChartData {
  readonly categories: readonly Readonly<Record<string, string | number>>[];
  readonly series: readonly { readonly name: string; readonly label: string; readonly color: string }[];
}

type Series = Chart['series'][number];

const colours = ['var(--mantine-color-accent-filled)', 'var(--mantine-color-text)'];

/** Returns the figures of a series in major units. */
const figuresOf = ({ values }: Series): readonly number[] =>
  values.unit === 'MONEY'
    ? values.valuesMinor.map((minor) => minor / 10 ** exponents[values.currency])
    : values.counts;

/** Returns a bar per key; series with another unit than the first one are left out. */
export function barsOf({ keys, series }: Chart, word: (key: string) => string): ChartData {
  const drawn = series.filter(({ values }) => values.unit === series[0]?.values.unit);
  const figures = drawn.map((each) => ({ name: each.name, figures: figuresOf(each) }));
  return {
    categories: keys.map((key, index) => ({
      key: word(key),
      ...Object.fromEntries(figures.map(({ name, figures: values }) => [name, values[index] ?? 0])),
    })),
    series: drawn.map(({ name }, index) => ({
      name,
      label: seriesNames[name],
      color: colours[index] ?? 'var(--mantine-color-dimmed)',
    })),
  };
}

/** Returns one bar of the first series, with a part for each key that has a figure; its label says it. */
export function stackOf(
  { keys, series: [first] }: Chart,
  word: (key: string) => string,
  colour: (key: string) => string,
  valueText: (figure: number) => string,
): ChartData {
  if (!first) return { categories: [], series: [] };
  const figures = figuresOf(first);
  const parts = keys.map((key, index) => ({ key, figure: figures[index] ?? 0 }));
  const drawn = parts.filter(({ figure }) => figure !== 0);
  return {
    categories: [
      { key: seriesNames[first.name], ...Object.fromEntries(drawn.map(({ key, figure }) => [key, figure])) },
    ],
    series: drawn.map(({ key, figure }) => ({
      name: key,
      label: `${word(key)}: ${valueText(figure)}`,
      color: colour(key),
    })),
  };
}

/** Returns the format of the figures on an axis, in major units: "€8.5k", or "8.5k" where they are counts. */
export function tickFormat({ series: [first] }: Chart, locale: string): Intl.NumberFormat {
  const money = first?.values.unit === 'MONEY' ? first.values : null;
  return numberFormat(locale, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
    ...(money && { style: 'currency', currency: money.currency }),
  });
}
