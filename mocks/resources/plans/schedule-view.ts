import type { LocalDate } from '#contracts/dates.ts';
import type { LineStatus, Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { collectionDay } from '#mocks/rules/bank-days.ts';
import { feeOpenOf, openOf, paidOf } from '#mocks/rules/line-balance.ts';
import { lineStatus } from '#mocks/rules/line-status.ts';
import { sum } from '#mocks/rules/sum.ts';
import { judgedOn, negligibleOf } from './lateness.ts';
import { isOpen } from './lifecycle.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/**
 * Returns the day for which line statuses are computed. Before a plan starts it is the planned start, so that nothing
 * is late.
 */
export function dayOf(plan: PlanRecord, today: LocalDate): LocalDate {
  return plan.activatedOn === null ? (plan.lines[0]?.dueDate ?? today) : today;
}

/** The lines of a closed plan are neither due nor late, because nothing has to be paid. */
export function statusOf(plan: PlanRecord, line: LineRecord, day: LocalDate): LineStatus {
  if (!isOpen(plan.status) && openOf(line) > 0) return plan.status === 'SETTLED' ? 'PAID' : 'CANCELLED';
  const late = judgedOn(plan, day);
  const on = line.dueDate < day ? (late < line.dueDate ? line.dueDate : late) : day;
  return lineStatus(line, on, plan.offer.graceDays, negligibleOf(plan));
}

function viewLines(plan: PlanRecord, today: LocalDate): ScheduleLine[] {
  const day = dayOf(plan, today);
  return plan.lines.map((line) => ({
    ...line,
    collectDate: collectionDay(line.dueDate),
    totalMinor: line.interestMinor + line.principalMinor,
    paidMinor: paidOf(line),
    openMinor: openOf(line),
    feeOpenMinor: feeOpenOf(line),
    status: statusOf(plan, line, day),
  }));
}

export function viewSchedule(plan: PlanRecord, today: LocalDate): Schedule {
  const signed = plan.earlierSchedules[0]?.lines ?? plan.lines;
  const interest = sum(signed, (line) => line.interestMinor);
  const principal = sum(plan.lines, (line) => (line.no === 0 ? 0 : line.principalMinor));
  return {
    planId: plan.id,
    version: plan.scheduleVersion,
    since: plan.scheduleSince,
    reason: plan.scheduleReason,
    earlier: plan.earlierSchedules.map(({ lines, ...head }) => ({
      ...head,
      lines: viewLines({ ...plan, lines }, today).map((line): ScheduleLine =>
        line.openMinor > 0 ? { ...line, status: 'SUPERSEDED' } : line,
      ),
    })),
    currency: plan.currency,
    nominalRatePpm: plan.offer.nominalRatePpm,
    financed: { amountMinor: plan.financed, currency: plan.currency },
    principalNotOwed: { amountMinor: plan.financed - principal, currency: plan.currency },
    signed: {
      totalInterest: { amountMinor: interest, currency: plan.currency },
      totalPayable: {
        amountMinor: interest + sum(signed, (line) => line.principalMinor),
        currency: plan.currency,
      },
    },
    lines: viewLines(plan, today),
  };
}
