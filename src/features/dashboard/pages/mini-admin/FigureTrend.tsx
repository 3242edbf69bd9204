import { Sparkline } from '@mantine/charts';
import type { Figure } from '#contracts/dashboard/figures.ts';
import { sizeOf } from '#src/features/dashboard/change-text.ts';

interface Props {
  readonly figure: Figure;
  readonly label: string;
}

/** A step without a value, as a share of nothing, goes on as the one before. */
function sizes(trend: Figure['trend']): number[] {
  const known: number[] = [];
  for (const { value } of trend) {
    const isNothing = value.unit === 'SHARE' && value.shareBps === null;
    known.push(isNothing ? (known.at(-1) ?? 0) : sizeOf(value));
  }
  return known;
}

/** How a figure went over the period; it has no axes, because the value beside it says what it is. */
export function FigureTrend({ figure: { trend }, label }: Props) {
  const data = sizes(trend);
  if (data.every((size) => size === data[0])) data.fill(0); // a line at the bottom, not across the middle
  return (
    <div role="img" aria-label={`Trend of “${label}” over ${trend.length} steps`}>
      <Sparkline
        h="2.5rem"
        data={data}
        curveType="linear"
        color="var(--mantine-color-info-text)"
        fillOpacity={0.15}
        strokeWidth={1.5}
      />
    </div>
  );
}
