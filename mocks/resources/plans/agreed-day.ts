import { civilDay } from '#mocks/rules/calendar.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { firstDueOf } from '#mocks/rules/payoff.ts';
import { agreedDay } from '#mocks/rules/rescheduling.ts';
import type { PlanRecord } from './record.ts';

/** Returns the day of the month that was last agreed: confirmed, or chosen later. */
export function dueDayOf(plan: PlanRecord): number {
  const { earlierSchedules, scheduleReason: reason, lines } = plan;
  const all = [...earlierSchedules, { reason, lines }];
  const chosen = all.findLast((version) => version.reason === 'DUE_DAY' || version.reason === 'EXTENSION');
  // After an extension by days, the due dates may have no common day of the month: the day of the next one then
  // applies.
  const isMoved = chosen?.reason === 'EXTENSION';
  const line = (isMoved && chosen.lines.find((each) => openOf(each) > 0)) || chosen?.lines.at(-1);
  // Falls back to the confirmed lines, because none of the current ones need be an instalment.
  return line ? civilDay(isMoved ? line.dueDate : firstDueOf(line)).day : agreedDay(all[0]?.lines ?? lines);
}
