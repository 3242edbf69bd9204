import type { Currency } from '#contracts/money.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import classes from './ScheduleStrip.module.css';
import { StripBar } from '#src/ui/strip/StripBar.tsx';
import { paidShare, segmentLabels, stripSummary } from './strip-segment.ts';
import { useStripFormat } from './use-strip-format.ts';

export interface ScheduleStripProps {
  readonly segments: readonly StripSegment[];
  readonly currency: Currency;
  /** 8 px high in a table cell and in a row as wide as the page, 12 px on a card, 24 px as the picture of a page. */
  readonly size: 'cell' | 'row' | 'card' | 'page';
  /** The accessible name: "Schedule of PLN-000123". */
  readonly label: string;
}

/** The schedule strip: one segment per instalment, filled by the paid share. */
export function ScheduleStrip({ segments, currency, size, label }: ScheduleStripProps) {
  const format = useStripFormat(currency);
  // As the picture of a page it shows which payment is next.
  const next = size === 'page' ? segments.findIndex(({ openMinor }) => openMinor > 0) : -1;
  return (
    <span
      className={classes.strip}
      data-size={size}
      data-dense={segments.length > 13 || undefined}
      role="img"
      aria-label={`${label}: ${stripSummary(segments, format)}`}
    >
      {segments.map((segment, index) => (
        <StripBar
          key={`${segment.no}-${segment.dueDate}`}
          mark={index === next && segment.status === 'UPCOMING' ? 'due' : segmentLabels[segment.status].mark}
          share={paidShare(segment)}
        />
      ))}
    </span>
  );
}
