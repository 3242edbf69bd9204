import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { type Currency, exponents } from '#contracts/money.ts';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import type { Balance } from './balance-rows.ts';
import { balanceRows } from './balance-rows.ts';

interface Props {
  /** Two or three balances; more lines could not be told apart. */
  readonly balances: readonly Balance[];
  readonly currency: Currency;
  /** The accessible name; the table has the same figures. */
  readonly label: string;
}

const colors = [
  'var(--mantine-color-accent-filled)',
  'var(--mantine-color-text)',
  'var(--mantine-color-dimmed)',
];

/** A stepped chart of falling balances. What shows it is loaded when it is opened, because charts are heavy. */
export function BalanceChart({ balances, currency, label }: Props) {
  const moneyText = useMoneyText();
  const dateText = useDateText();
  const unit = 10 ** exponents[currency];
  const data = balanceRows(balances).map(({ day, leftMinor }) => ({
    day: dateText(day),
    ...Object.fromEntries(leftMinor.map((minor, index) => [`balance${index}`, minor / unit])),
  }));
  return (
    <div role="img" aria-label={label}>
      <LineChart
        h="18rem"
        data={data}
        dataKey="day"
        curveType="stepAfter"
        withLegend
        withDots={false}
        series={balances.map(({ name }, index) => ({
          name: `balance${index}`,
          label: name,
          color: colors[index] ?? 'var(--mantine-color-text)',
          ...(index > 0 && { strokeDasharray: '6 4' }), // lines differ not only by colour
        }))}
        // The labels decide how wide the axis is, and every second or third date is left out where all are too many.
        yAxisProps={{ width: 'auto' }}
        xAxisProps={{ interval: 'equidistantPreserveStart' }}
        valueFormatter={(value) => moneyText({ amountMinor: Math.round(value * unit), currency })}
        // Mantine moves the amounts 10 px to the left; half of the last date stands right of the last point.
        lineChartProps={{ accessibilityLayer: false, margin: { left: 10, right: 36 } }}
      />
    </div>
  );
}
