import type { Currency } from '#contracts/money.ts';
import type { StripSegment } from '#contracts/plans/plan.ts';
import classes from './ScheduleStrip.module.css';
import { StripBar } from './StripBar.tsx';
import { stripSummary } from './strip-segment.ts';
import { StripWalk } from './StripWalk.tsx';
import { useStripFormat } from './use-strip-format.ts';

export interface ScheduleStripProps {
  readonly segments: readonly StripSegment[];
  readonly currency: Currency;
  /** 8 px in a table cell, 12 px on a card, 44 px with dates, amounts and a keyboard walk on a page. */
  readonly size: 'cell' | 'card' | 'page';
  /** What the strip is of, for those who do not see it: "Schedule of PLN-000123". */
  readonly label: string;
  /** Size `page`: the id of a table on the page that says the same; without it the strip brings its own. */
  readonly twinId?: string;
  /** Size `page`: a person chose a segment (click, Enter); it is shown in the strip's own line anyway. */
  readonly onChoose?: (segment: StripSegment) => void;
}

/** The product's signature: one segment per instalment, filled as far as it is paid. */
export function ScheduleStrip({ segments, currency, size, label, twinId, onChoose }: ScheduleStripProps) {
  const format = useStripFormat(currency);
  if (size === 'page') {
    return <StripWalk {...{ segments, format, label, twinId, onChoose }} />;
  }
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
