import type { QuotedLine } from '#contracts/orders/schedule.ts';
import type { StripSegment } from '#contracts/plans/plan.ts';

/** The lines of a quote as the schedule strip draws them: today's payment marked as due, the others open. */
export function stripOf(lines: readonly QuotedLine[]): StripSegment[] {
  return lines.flatMap(({ no, dueDate, total }) =>
    no === 0 && total === 0
      ? []
      : [{ no, dueDate, total, open: total, status: no === 0 ? ('DUE' as const) : ('UPCOMING' as const) }],
  );
}
