import { StripBar, type StripMark } from './StripBar.tsx';
import classes from './BrandStrip.module.css';

interface Props {
  readonly segments?: number;
  /** The filled part of the whole strip, 0 to 1; it moves there in 200 ms. */
  readonly filled?: number;
  /** One segment that differs: `due` is the next payment. */
  readonly marked?: { readonly at: number; readonly as: StripMark };
  /** 8, 12 or 24 px high. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** The accessible name; without one the strip is decoration. */
  readonly label?: string;
}

/**
 * The schedule strip as the sign of the product, without a plan: `ScheduleStrip` shows a plan. It is as wide as its parent.
 *
 * Below a slider: `<BrandStrip segments={6} filled={(amount - min) / (max - min)} size="lg" />`
 */
export function BrandStrip({ segments = 4, filled = 0, marked, size = 'sm', label }: Props) {
  return (
    <span
      className={classes.strip}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Array.from({ length: segments }, (_, index) => (
        <StripBar
          key={index}
          mark={marked?.at === index ? marked.as : 'open'}
          share={Math.min(1, Math.max(0, filled * segments - index))}
        />
      ))}
    </span>
  );
}
