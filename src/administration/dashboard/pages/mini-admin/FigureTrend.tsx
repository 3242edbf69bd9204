import type { Figure } from '#contracts/dashboard/figure.ts';
import { sizeOf } from '#src/administration/dashboard/change-text.ts';
import classes from './FigureTrend.module.css';

interface Props {
  readonly figure: Figure;
  readonly label: string;
}

/** Returns the values of the steps; a step without a value, such as a share of nothing, repeats the previous one. */
function sizes(trend: Figure['trend']): number[] {
  const sizes: number[] = [];
  for (const { value } of trend) {
    const isNothing = value.unit === 'SHARE' && value.shareBps === null;
    sizes.push(isNothing ? (sizes.at(-1) ?? 0) : sizeOf(value));
  }
  return sizes;
}

/**
 * Returns the SVG path through the steps from left to right, scaled from 0 to the largest value. A constant figure is
 * drawn at the bottom.
 */
export function trendLine(data: readonly number[]): string {
  const [min, max] = [Math.min(0, ...data), Math.max(0, ...data)];
  const isFlat = data.every((size) => size === data[0]);
  const height = (size: number) => (isFlat ? 1 : (max - size) / (max - min));
  return data.map((size, index) => `${index === 0 ? 'M' : 'L'}${index} ${height(size)}`).join('');
}

/**
 * The trend of a figure over the period, as a line without axes, because the value is beside it. It needs no charting
 * library.
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
