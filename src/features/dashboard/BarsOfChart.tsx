import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { Chart } from '#contracts/dashboard/charts.ts';
import { exponents } from '#contracts/money.ts';
import { seriesNames } from './charts.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { countText, numberFormat } from '#src/ui/formats.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';

interface Props {
  readonly chart: Chart;
  readonly label: string;
  readonly word: (key: string) => string;
  /** Categories are bars across with their whole names beside them; days and months are columns from left to right. */
  readonly isOverTime: boolean;
}

const colours = ['var(--mantine-color-accent-filled)', 'var(--mantine-color-text)'];

/** A chart as bars; series with another unit than the first one are only in the table. */
export default function BarsOfChart({ chart, label, word, isOverTime }: Props) {
  const { locale } = useConfiguration();
  const moneyText = useMoneyText();
  const [first] = chart.series;
  const drawn = chart.series.filter(({ values }) => values.unit === first?.values.unit);
  const money = first?.values.unit === 'MONEY' ? first.values : null;
  const unit = money ? 10 ** exponents[money.currency] : 1;
  const data = chart.keys.map((key, index) => ({
    key: word(key),
    ...Object.fromEntries(
      drawn.map(({ name, values }) => [
        name,
        ((values.unit === 'MONEY' ? values.valuesMinor : values.counts)[index] ?? 0) / unit,
      ]),
    ),
  }));
  const short = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const figures = { tickFormatter: (value: number) => short.format(value), allowDecimals: false };
  return (
    <div role="img" aria-label={`${label}; the table says the same`}>
      <BarChart
        h="14rem"
        data={data}
        dataKey="key"
        withLegend={drawn.length > 1}
        orientation={isOverTime ? 'horizontal' : 'vertical'}
        gridAxis={isOverTime ? 'x' : 'y'}
        tickLine="none"
        maxBarWidth={40}
        series={drawn.map(({ name }, index) => ({
          name,
          label: seriesNames[name],
          color: colours[index] ?? 'var(--mantine-color-dimmed)',
        }))}
        xAxisProps={isOverTime ? {} : figures}
        yAxisProps={isOverTime ? { ...figures, width: 52 } : { width: 128, interval: 0 }}
        valueFormatter={(value) =>
          money
            ? moneyText({ amountMinor: Math.round(value * unit), currency: money.currency })
            : countText(value, locale)
        }
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
