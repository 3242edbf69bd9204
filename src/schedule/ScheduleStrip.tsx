import type { Currency } from '#contracts/money.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import classes from './ScheduleStrip.module.css';
import { StripBar } from './StripBar.tsx';
import { stripSummary } from './strip-segment.ts';
import { useStripFormat } from './use-strip-format.ts';

export interface ScheduleStripProps {
  readonly segments: readonly StripSegment[];
  readonly currency: Currency;
  /** 8 px in a table cell, 12 px on a card. A page has `StripWalk`. */
  readonly size: 'cell' | 'card';
  /** What the strip is of, for those who do not see it: "Schedule of PLN-000123". */
  readonly label: string;
}

/** The product's signature: one segment per instalment, filled as far as it is paid. */
export function ScheduleStrip({ segments, currency, size, label }: ScheduleStripProps) {
  const format = useStripFormat(currency);
  return (
    <span
      className={classes.strip}
      data-size={size}
      data-dense={segments.length > 13 || undefined}
      role="img"
      aria-label={`${label}: ${stripSummary(segments, format)}`}
    >
      {segments.map((segment) => (
        <StripBar key={`${segment.no}-${segment.dueDate}`} segment={segment} />
      ))}
    </span>
  );
}
