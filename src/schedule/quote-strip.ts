import type { QuotedLine } from '#contracts/orders/schedule.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';

/** The lines of a quote as the schedule strip draws them: today's payment marked as due, the others open. */
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
