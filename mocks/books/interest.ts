import type { LocalDate } from '#contracts/dates.ts';
import type { RefundRecord } from '#mocks/resources/payments/record.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { accruedUntil } from '#mocks/rules/accrual.ts';
import { sum } from '#mocks/rules/sum.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { type End, endOn } from './ends.ts';

/** Whether a refund took what it gave back off the lines: the plan was withdrawn, so that it is not owed. */
export const isNotOwed = ({ planStatus, reason }: RefundRecord): boolean =>
  planStatus === 'WITHDRAWN' && reason !== 'CHARGE_BACK';

/**
 * Returns a function that gives the interest of a plan until the end of a day. A plan that is paid off or withdrawn has all of
 * its lines’ interest; what is written off or cancelled bears none any more.
 */
export function interestOver(
  plan: PlanRecord,
  refunds: readonly RefundRecord[],
  ends: readonly End[],
): (day: LocalDate) => number {
  const versions = [...plan.earlierSchedules, { since: plan.scheduleSince, lines: plan.lines }] as const;
  const versionOn = (day: LocalDate) =>
    Math.max(
      0,
      versions.findLastIndex(({ since }) => since <= day),
    );
  const takenOff = refunds.filter(isNotOwed).map(({ createdAt, reversals }) => {
    const day = businessDate(createdAt);
    const interest = reversals.filter(({ component }) => component === 'INTEREST');
    return { day, version: versionOn(day), minor: sum(interest, ({ amount }) => amount.amountMinor) };
  });
  return (day) => {
    const end = endOn(ends, day);
    const stops = end !== null && (end.status === 'WRITTEN_OFF' || end.status === 'CANCELLED');
    const at = stops ? end.from : day;
    const version = versionOn(at);
    const lines = versions[version]?.lines ?? plan.lines;
    const isWhole = end !== null && !stops;
    const since = takenOff.filter((each) => each.day > at && each.version === version);
    return (
      (isWhole
        ? sum(lines, ({ interestMinor }) => interestMinor)
        : accruedUntil(lines, plan.offer.nominalRatePpm, at)) + sum(since, ({ minor }) => minor)
    );
  };
}
