import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { Chart } from '#contracts/dashboard/chart.ts';
import { exponents } from '#contracts/money.ts';
import { barsOf, stackOf, tickFormat } from './chart-data.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { countText } from '#src/ui/format/formats.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

interface Props {
  readonly chart: Chart;
  readonly label: string;
  readonly word: (key: string) => string;
  /** Categories are bars across with their whole names beside them; days and months are columns from left to right. */
  readonly isOverTime: boolean;
  /** The colours of a chart whose keys are the parts of one bar. */
  readonly stack: ((key: string) => string) | undefined;
}

/**
 * Mantine's labels of an axis with their size once more as a style, by which the library measures where to break them.
 * Without it the library measures in the size of what it measured before, which depends on the chart that came first.
 */
const tickAt = (transform: string) => ({
  transform,
  fontSize: 12,
  fill: 'currentColor',
  style: { fontSize: '12px' },
});
const below = { tick: tickAt('translate(0, 10)') };
const beside = { tick: tickAt('translate(-10, 0)') };

/** A chart as bars, or as the parts of one. */
export default function BarsOfChart({ chart, label, word, isOverTime, stack }: Props) {
  const { locale } = useConfiguration();
  const moneyText = useMoneyText();
  const [first] = chart.series;
  const money = first?.values.unit === 'MONEY' ? first.values : null;
  const unit = money ? 10 ** exponents[money.currency] : 1;
  const valueText = (value: number) =>
    money
      ? moneyText({ amountMinor: Math.round(value * unit), currency: money.currency })
      : countText(value, locale);
  const { categories, series } = stack ? stackOf(chart, word, stack, valueText) : barsOf(chart, word);
  const ticks = tickFormat(chart, locale);
  const figures = { tickFormatter: (value: number) => ticks.format(value), allowDecimals: false };
  return (
    <div role="img" aria-label={`${label}; the table says the same`}>
      <BarChart
        h="14rem"
        data={[...categories]}
        dataKey="key"
        type={stack ? 'stacked' : 'default'}
        withLegend={stack !== undefined || series.length > 1}
        legendProps={{ itemSorter: null }} // in the order of the series
        orientation={isOverTime ? 'horizontal' : 'vertical'}
        gridAxis={isOverTime ? 'x' : 'y'}
        tickLine="none"
        maxBarWidth={stack ? 64 : 40}
        series={[...series]}
        xAxisProps={isOverTime ? below : { ...below, ...figures }}
        yAxisProps={
          isOverTime ? { ...beside, ...figures, width: 60 } : { ...beside, width: 128, interval: 0 }
        }
        valueFormatter={valueText}
        withTooltip={!stack} // the legend has the values of its parts
        withYAxis={!stack} // one bar, named by the heading
        barProps={stack ? { stroke: 'var(--mantine-color-body)' } : {}}
        barChartProps={{
          accessibilityLayer: false,
          ...(stack && { margin: { left: 16, right: 16 } }), // half of the first and the last tick
        }}
      />
    </div>
  );
}
