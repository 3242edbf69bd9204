import type { QuotedLine } from '#contracts/orders/schedule.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';

/** Converts the lines of a quote to segments: today's payment is due, all others are open. */
export function stripOf(lines: readonly QuotedLine[]): StripSegment[] {
  return lines.flatMap(({ no, dueDate, totalMinor }) =>
    no === 0 && totalMinor === 0
      ? []
      : [
          {
            no,
            kind: 'SCHEDULED' as const,
            dueDate,
            totalMinor,
            openMinor: totalMinor,
            status: no === 0 ? ('DUE' as const) : ('UPCOMING' as const),
          },
        ],
  );
}
