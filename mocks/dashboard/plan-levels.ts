import type { LocalDate } from '#contracts/dates.ts';
import { firstToPay, openAmountOf } from '#mocks/resources/plans/left-to-pay.ts';
import { linesPastGrace } from '#mocks/resources/plans/punctuality.ts';
import type { LineRecord, PlanRecord } from '#mocks/resources/plans/record.ts';
import { openOf, paidOf } from '#mocks/rules/line-balance.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { sum } from '#mocks/rules/sum.ts';
import { type Event, sumsOf } from './timeline.ts';

// Reconstructs plans on a past day from the days on which their lines were paid. A partly paid line has no such day
// and counts as partly paid from the start, so that today's figures are exact.

const isStarted = (plan: PlanRecord): plan is PlanRecord & { readonly activatedOn: LocalDate } =>
  plan.activatedOn !== null;

const instalments = ({ lines }: PlanRecord) => lines.filter(({ no }) => no !== 0);

/** Returns the changes of a plan's outstanding principal, by day. */
function principalEvents(plan: PlanRecord): Event[] {
  if (!isStarted(plan)) return [];
  const { activatedOn, writtenOffOn } = plan;
  const closedOn = writtenOffOn ?? plan.closedOn; // from then on the principal counts as lost
  const lines = instalments(plan);
  const begins: Event = [activatedOn, sum(lines, ({ principalMinor }) => principalMinor)];
  const paid = lines
    .filter(({ paidOn }) => writtenOffOn === null || paidOn === null || paidOn < writtenOffOn)
    .map(({ paidOn, paidPrincipalMinor }): Event => [
      paidOn !== null && paidOn > activatedOn ? paidOn : activatedOn,
      -paidPrincipalMinor,
    ]);
  const open = begins[1] + sum(paid, ([, size]) => size);
  return closedOn === null ? [begins, ...paid] : [begins, ...paid, [closedOn, -open]];
}

/** Returns a function that gives the outstanding principal of the plans on any day. */
export const outstandingOf = (plans: readonly PlanRecord[]) => sumsOf(plans.flatMap(principalEvents));

/** Returns a function that gives the outstanding principal of plans more than `days` days past due. */
export function outstandingPastDue(plans: readonly PlanRecord[], days: number) {
  const late = plans.flatMap((plan) => {
    if (!isStarted(plan)) return [];
    const spans = instalments(plan).flatMap((line) => {
      const from = daysAfter(line.dueDate, days + 1);
      const until = line.paidOn ?? plan.closedOn;
      return until === null || until > from ? [{ from, until }] : [];
    });
    return spans.length === 0 ? [] : [{ spans, owed: sumsOf(principalEvents(plan)) }];
  });
  return (day: LocalDate) =>
    sum(late, ({ spans, owed }) =>
      spans.some(({ from, until }) => from <= day && (until === null || day < until)) ? owed(day) : 0,
    );
}

/**
 * Returns a function that gives what was due, at the end of a day, of running plans whose first open line fell due on
 * it; in minor units, with late fees.
 */
export function dueOnDayOf(plans: readonly PlanRecord[]): (day: LocalDate) => number {
  const due = plans
    .filter(isStarted)
    .flatMap((plan) => [...new Set(plan.lines.map(({ dueDate }) => dueDate))].map((day) => ({ day, plan })));
  const byDay = Map.groupBy(due, ({ day }) => day);
  return (day) =>
    sum(byDay.get(day) ?? [], ({ plan }) => {
      const endedOn = plan.writtenOffOn ?? plan.closedOn;
      if (plan.activatedOn > day || (endedOn !== null && endedOn <= day)) return 0;
      const lines = plan.lines.map((line) => asOf(line, day));
      if (firstToPay({ ...plan, lines })?.dueDate !== day) return 0;
      return openAmountOf(lines.filter(({ dueDate }) => dueDate <= day));
    });
}

/** Returns the line as it was at the end of a day. */
const asOf = (line: LineRecord, day: LocalDate): LineRecord => ({
  ...line,
  ...(line.paidOn !== null && line.paidOn > day && { paidInterestMinor: 0, paidPrincipalMinor: 0 }),
  ...(line.feeChargedOn !== null &&
    line.feeChargedOn > day && { feeChargedMinor: 0, feeWaivedMinor: 0, paidFeeMinor: 0 }),
});

/** Of the instalments whose grace period had ended by a day, counts all and those paid on time. */
export function punctualityOver(plans: readonly PlanRecord[], today: LocalDate) {
  const lines = plans.flatMap((plan) => linesPastGrace(plan, today));
  const due = sumsOf(lines.map(({ judgedOn }): Event => [judgedOn, 1]));
  const onTime = sumsOf(
    lines.flatMap(({ judgedOn, wasOnTime }): Event[] => (wasOnTime ? [[judgedOn, 1]] : [])),
  );
  return { due, onTime };
}

/**
 * Returns the instalments that had to be paid: those of plans that had started, without lines that were open when the
 * plan closed, and without payments ahead, settlements and withdrawals, which had no due date.
 */
const askedLines = (plans: readonly PlanRecord[]) =>
  plans
    .filter(isStarted)
    .flatMap((plan) =>
      instalments(plan).filter(
        (line) => line.kind === 'SCHEDULED' && (plan.closedOn === null || openOf(line) === 0),
      ),
    );

/** The amounts due by day; without late fees. */
export const scheduledEvents = (plans: readonly PlanRecord[]): Event[] =>
  askedLines(plans).map((line): Event => [line.dueDate, line.interestMinor + line.principalMinor]);

/** What of those amounts was paid until now, by the day on which they were due. */
export const paidOfScheduled = (plans: readonly PlanRecord[]): Event[] =>
  askedLines(plans).map((line): Event => [line.dueDate, paidOf(line)]);
