import type { LineStatus, StripSegment } from '#contracts/plans/schedule.ts';
import type { StripMark } from '#src/ui/strip/StripBar.tsx';

interface SegmentLabel {
  readonly mark: StripMark;
  /** The end of the sentence "Instalment 2 of 6, €183.69, due 10 Mar 2027, …". */
  readonly words: string;
  /** The segments in short, for tables: "6 instalments: 1 paid, 1 late, 4 open". */
  readonly count: string;
}

export const segmentLabels: Readonly<Record<LineStatus, SegmentLabel>> = {
  UPCOMING: { mark: 'open', words: 'open', count: 'open' },
  DUE_SOON: { mark: 'soon', words: 'due soon', count: 'due soon' },
  DUE: { mark: 'due', words: 'due today', count: 'due today' },
  IN_GRACE: { mark: 'grace', words: 'past due, within the grace period', count: 'past due' },
  OVERDUE: { mark: 'late', words: 'late', count: 'late' },
  PARTIALLY_PAID: { mark: 'part', words: 'partly paid', count: 'partly paid' },
  PAID: { mark: 'paid', words: 'paid', count: 'paid' },
  SUPERSEDED: { mark: 'void', words: 'replaced by a newer schedule', count: 'replaced' },
  CANCELLED: { mark: 'void', words: 'cancelled, nothing is owed', count: 'cancelled' },
};

/** Formatters of the configured locale; minor units are of the strip's currency. */
export interface StripFormat {
  readonly money: (minor: number) => string;
  readonly day: (date: string) => string;
}

/**
 * Returns the filled share of a segment, 0 to 1. A partly paid line always shows both parts, however thin, so that
 * "almost nothing" differs from "nothing".
 */
export function paidShare(segment: StripSegment): number {
  if (segment.status === 'SUPERSEDED') return 0;
  if (segment.openMinor <= 0) return 1;
  if (segment.openMinor >= segment.totalMinor) return 0;
  return Math.min(0.94, Math.max(0.06, 1 - segment.openMinor / segment.totalMinor));
}

/** Counts the instalments without the down payment, which is line 0. */
export function instalmentCount(segments: readonly StripSegment[]): number {
  return segments.filter((segment) => segment.no > 0).length;
}

const kindWords: Readonly<Record<StripSegment['kind'], string>> = {
  SCHEDULED: 'Instalment',
  PREPAYMENT: 'Paid ahead,',
  SETTLEMENT: 'Paid off,',
  WITHDRAWAL: 'Paid back,',
  RETURN: 'Goods returned,',
};

/** Returns the accessible name of one segment; `words` replace those of its status. */
export function segmentName(
  segment: StripSegment,
  count: number,
  format: StripFormat,
  words: string | null = null,
): string {
  const who = segment.no === 0 ? 'Down payment' : `${kindWords[segment.kind]} ${segment.no} of ${count}`;
  const partly = segment.openMinor > 0 && segment.openMinor < segment.totalMinor;
  const openTexts = partly ? [`${format.money(segment.openMinor)} still open`] : [];
  const due = `due ${format.day(segment.dueDate)}`;
  return [
    who,
    format.money(segment.totalMinor),
    due,
    words ?? segmentLabels[segment.status].words,
    ...openTexts,
  ].join(', ');
}

/** Describes the whole strip in one sentence: "6 instalments until 10 Jul 2027: 1 paid, 1 late, 4 open". */
export function stripSummary(segments: readonly StripSegment[], format: StripFormat): string {
  const instalments = segments.filter((segment) => segment.no > 0);
  const counts = new Map<string, number>();
  for (const { status } of instalments) {
    const { count } = segmentLabels[status];
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const last = instalments.at(-1);
  const until = last ? ` until ${format.day(last.dueDate)}` : '';
  const noun = instalments.length === 1 ? 'instalment' : 'instalments';
  return `${instalments.length} ${noun}${until}: ${[...counts].map(([word, n]) => `${n} ${word}`).join(', ')}`;
}

const closed: ReadonlySet<LineStatus> = new Set(['PAID', 'SUPERSEDED', 'CANCELLED']);

/** Returns the index of the first segment that is not settled, else of the last one. */
export function currentIndex(segments: readonly StripSegment[]): number {
  const index = segments.findIndex(({ status }) => !closed.has(status));
  return index < 0 ? segments.length - 1 : index;
}

/**
 * Returns the number of segments per row so that rows are as even as possible: 37 in rows of at most 13 gives 13, 13,
 * 11. `most` is at least 1.
 */
export function perRow(count: number, maxPerRow: number): number {
  return Math.max(1, Math.ceil(count / Math.ceil(Math.max(1, count) / maxPerRow)));
}
