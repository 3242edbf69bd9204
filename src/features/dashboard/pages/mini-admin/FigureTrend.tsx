import type { Figure } from '#contracts/dashboard/figures.ts';
import { sizeOf } from '#src/features/dashboard/change-text.ts';
import classes from './FigureTrend.module.css';

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

/** The line through the steps, from left to right; it fills its height from 0 to the largest one. Without change it lies below. */
export function trendLine(data: readonly number[]): string {
  const [least, most] = [Math.min(0, ...data), Math.max(0, ...data)];
  const isFlat = data.every((size) => size === data[0]);
  const height = (size: number) => (isFlat ? 1 : (most - size) / (most - least));
  return data.map((size, index) => `${index === 0 ? 'M' : 'L'}${index} ${height(size)}`).join('');
}

/**
 * How a figure went over the period; it has no axes, because the value beside it says what it is. A line needs no library
 * of charts.
 */
export function FigureTrend({ figure: { trend }, label }: Props) {
  const line = trendLine(sizes(trend));
  const last = Math.max(1, trend.length - 1);
  return (
    <svg
      role="img"
      aria-label={`Trend of “${label}” over ${trend.length} steps`}
      className={classes.trend}
      viewBox={`0 0 ${last} 1`}
      preserveAspectRatio="none"
    >
      <path className={classes.area} d={`${line}V1H0Z`} />
      <path className={classes.line} d={line} />
    </svg>
  );
}
