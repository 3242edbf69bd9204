import type { LocalDate } from '#contracts/dates.ts';
import type { PlanRow } from '#contracts/plans/plan.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/** An instalment whose grace period has ended. */
interface JudgedLine {
  /** The first day after the grace period. */
  readonly judgedOn: LocalDate;
  readonly wasOnTime: boolean;
}

/**
 * Returns the instalments whose due date and grace period ended before `today` (docs/domain.md, "Key figures").
 * Instalments that were no longer due because the plan had ended are left out.
 */
export function linesPastGrace(
  { lines, offer, activatedOn, closedOn }: PlanRecord,
  today: LocalDate,
): JudgedLine[] {
  if (activatedOn === null) return [];
  return lines.flatMap((line) => {
    if (line.no === 0 || line.kind !== 'SCHEDULED') return [];
    const lastDay = daysAfter(line.dueDate, offer.graceDays);
    if (lastDay >= today) return [];
    const wasAsked = closedOn === null || closedOn > lastDay || line.paidOn !== null;
    return wasAsked ? [{ judgedOn: daysAfter(lastDay, 1), wasOnTime: isPaidBy(line, lastDay) }] : [];
  });
}

const isPaidBy = ({ paidOn }: LineRecord, day: LocalDate) => paidOn !== null && paidOn <= day;

export function punctualityOf(
  plan: PlanRecord,
  today: LocalDate,
): Pick<PlanRow, 'punctuality' | 'instalmentsDue' | 'instalmentsOnTime'> {
  const judged = linesPastGrace(plan, today);
  const instalmentsDue = judged.length;
  const instalmentsOnTime = judged.filter(({ wasOnTime }) => wasOnTime).length;
  const isLate = instalmentsOnTime < instalmentsDue;
  return {
    punctuality: instalmentsDue === 0 ? 'NOTHING_DUE' : isLate ? 'LATE' : 'ON_TIME',
    instalmentsDue,
    instalmentsOnTime,
  };
}
