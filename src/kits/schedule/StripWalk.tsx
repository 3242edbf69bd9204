import { VisuallyHidden } from '@mantine/core';
// oxlint-disable jsx-a11y/click-events-have-key-events -- the listbox listens to the keys of its options
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';

import type { Currency } from '#contracts/money.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import classes from './StripWalk.module.css';
import { StripBar } from '#src/ui/strip/StripBar.tsx';
import {
  currentIndex,
  instalmentCount,
  paidShare,
  perRow,
  segmentLabels,
  segmentName,
  type StripFormat,
} from './strip-segment.ts';
import { useStripFormat } from './use-strip-format.ts';

export interface StripWalkProps {
  readonly segments: readonly StripSegment[];
  readonly currency: Currency;
  /** The accessible name: "Schedule of PLN-000123". */
  readonly label: string;
  /** The id of the element on the page with the same content as a table. */
  readonly twinId?: string;
  /** Returns other words for the state of a segment; null keeps those of its status. */
  readonly wordsOf?: (segment: StripSegment) => string | null;
  /** Called when a person selects a segment (click, Enter); the strip shows its details in any case. */
  readonly onChoose?: (segment: StripSegment) => void;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The strip of a page, 44 px high, with the amount and the day of each segment below it. It is one tab stop; arrow keys
 * move between segments, which are announced. On a phone only the current segment and the last one have room for theirs;
 * another one that a person selects is described below the strip.
 */
export function StripWalk({
  segments,
  currency,
  label,
  twinId,
  wordsOf = () => null,
  onChoose,
}: StripWalkProps) {
  const format = useStripFormat(currency);
  const current = currentIndex(segments);
  const [chosen, setChosen] = useState({ index: current, at: current });
  // what was chosen holds until a payment moves the mark
  const index = chosen.at === current ? chosen.index : current;
  const setIndex = (next: number) => setChosen({ index: next, at: current });
  const options = useRef<(HTMLDivElement | null)[]>([]);
  const count = instalmentCount(segments);
  const nameOf = (segment: StripSegment) => segmentName(segment, count, format, wordsOf(segment));
  const at = Math.min(index, segments.length - 1);
  const selected = segments[at];

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const next = step(at, segments.length - 1);
      setIndex(next);
      options.current[next]?.focus();
    } else if (selected && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose?.(selected);
    }
  }

  const amounts = segments.map((segment) => amountText(segment, format));
  const isLong = amounts.some((text) => text.length > longAmount);
  const columns: CSSProperties & Record<`--${string}`, number> = {
    '--columns-wide': perRow(segments.length, isLong ? 7 : 13),
    '--columns-middle': perRow(segments.length, 7),
    '--columns-narrow': perRow(segments.length, 13),
  };
  return (
    <div className={classes.page}>
      <div
        role="listbox"
        aria-label={label}
        aria-orientation="horizontal"
        aria-details={twinId}
        className={classes.grid}
        style={columns}
        tabIndex={-1}
        onKeyDown={walk}
      >
        {segments.map((segment, position) => (
          <div
            key={`${segment.no}-${segment.dueDate}`}
            ref={(element) => {
              options.current[position] = element;
            }}
            role="option"
            aria-selected={position === at}
            data-chosen={(position === at && at !== current) || undefined}
            data-labelled={isLabelled(position, current, segments.length) || undefined}
            tabIndex={position === at ? 0 : -1}
            className={classes.option}
            onFocus={() => setIndex(position)}
            onClick={() => {
              setIndex(position);
              onChoose?.(segment);
            }}
          >
            <VisuallyHidden>{nameOf(segment)}</VisuallyHidden>
            <StripBar mark={segmentLabels[segment.status].mark} share={paidShare(segment)} />
            <span className={classes.label} aria-hidden="true">
              <span className={classes.amount}>{amounts[position]}</span>
              <span>{format.shortDay(segment.dueDate)}</span>
            </span>
          </div>
        ))}
      </div>
      {selected && at !== current && (
        <p className={classes.readout} aria-hidden="true">
          {nameOf(selected).split(', ').join(' · ')}
        </p>
      )}
    </div>
  );
}

/** Amounts of more characters have no room below thirteen segments. */
const longAmount = 9;

/** What a line asks for, or what is left of one that is paid in part. */
function amountText({ openMinor, totalMinor }: StripSegment, { money }: StripFormat): string {
  return openMinor > 0 && openMinor < totalMinor ? `${money(openMinor)} left` : money(totalMinor);
}

/** Whether a phone has room below a segment: the last one has none beside the current one. */
const isLabelled = (position: number, current: number, count: number) =>
  position === current || (position === count - 1 && current < count - 2);
