import { civilDay } from '#mocks/rules/calendar.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { agreedDay } from '#mocks/rules/rescheduling.ts';
import type { PlanRecord } from './record.ts';

/** The day of the month that was agreed last: signed, or chosen since. */
export function dueDayOf(plan: PlanRecord): number {
  const { earlierSchedules, scheduleReason: reason, lines } = plan;
  const all = [...earlierSchedules, { reason, lines }];
  const chosen = all.findLast((version) => version.reason === 'DUE_DAY' || version.reason === 'EXTENSION');
  // Moved by days, the dates have no day of the month in common: the next one is the day of those that follow.
  const isMoved = chosen?.reason === 'EXTENSION';
  const line = (isMoved && chosen.lines.find((each) => openOf(each) > 0)) || chosen?.lines.at(-1);
  // Those that were signed: none of the present lines need be an instalment.
  return line ? civilDay(line.dueDate).day : agreedDay(all[0]?.lines ?? lines);
}
