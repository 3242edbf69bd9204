import { civilDay } from '#mocks/rules/calendar.ts';
import { agreedDay } from '#mocks/rules/new-schedule.ts';
import type { PlanRecord } from './record.ts';

/** The day of the month that was agreed last: signed, or chosen since. */
export function dueDayOf(plan: PlanRecord): number {
  const { earlierSchedules, scheduleReason: reason, lines } = plan;
  const all = [...earlierSchedules, { reason, lines }];
  const chosen = all.findLast((version) => version.reason === 'DUE_DAY')?.lines.at(-1);
  // Those that were signed: none of the present lines need be an instalment.
  return chosen ? civilDay(chosen.dueDate).day : agreedDay(all[0]?.lines ?? lines);
}
