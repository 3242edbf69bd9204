import type { LocalDate } from '#contracts/dates.ts';
import type {
  LineStatus,
  Plan,
  PlanDetails,
  PlanRow,
  Schedule,
  ScheduleLine,
  StripSegment,
} from '#contracts/plans/plan.ts';
import type { LineRecord, PlanRecord } from './record.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { daysPastDue, lineStatus } from '#mocks/rules/line-status.ts';
import { isOpen } from './lifecycle.ts';

/**
 * The day for which line statuses are computed. Until a plan begins it is the day on which it is to begin, so nothing
 * is late before.
 */
function dayOf(plan: PlanRecord, today: LocalDate): LocalDate {
  return plan.activatedOn === null ? (plan.lines[0]?.dueDate ?? today) : today;
}

/** Nothing of a cancelled plan has to be paid, so its lines are neither due nor late. */
function statusOf(plan: PlanRecord, line: LineRecord, day: LocalDate): LineStatus {
  if (plan.status === 'CANCELLED' && openOf(line) > 0) return 'CANCELLED';
  return lineStatus(line, day, plan.offer.graceDays);
}

function viewLines(plan: PlanRecord, today: LocalDate): ScheduleLine[] {
  const day = dayOf(plan, today);
  return plan.lines.map((line) => ({
    ...line,
    totalMinor: line.interestMinor + line.principalMinor,
    openMinor: openOf(line),
    feeOpenMinor: feeOpenOf(line),
    status: statusOf(plan, line, day),
  }));
}

/** Minor units: see the contract's `Plan`. */
function figuresOf(plan: PlanRecord, day: LocalDate) {
  const sum = (lines: readonly LineRecord[], part: (line: LineRecord) => number) =>
    lines.reduce((all, line) => all + part(line), 0);
  const open = (lines: readonly LineRecord[]) => sum(lines, (line) => openOf(line) + feeOpenOf(line));
  const asked = isOpen(plan.status) ? plan.lines : [];
  const fees = sum(plan.lines, (line) => line.feeChargedMinor - line.feeWaivedMinor);
  return {
    total: plan.financed + plan.downPayment + plan.totalInterest + fees,
    fees,
    paid: sum(plan.lines, (line) => line.paidInterestMinor + line.paidPrincipalMinor + line.paidFeeMinor),
    leftToPay: open(asked),
    cancelled: isOpen(plan.status) ? 0 : open(plan.lines),
    dueNow: open(asked.filter(({ dueDate }) => dueDate <= day)),
    overdue: open(asked.filter(({ dueDate }) => dueDate < day)),
    principalLeft: plan.principalLeft,
  };
}

function factsOf(plan: PlanRecord, today: LocalDate) {
  const { id, number, orderId, title, status, currency, createdAt } = plan;
  const day = dayOf(plan, today);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const open = isOpen(status);
  const next = open ? plan.lines.find((line) => openOf(line) > 0) : undefined;
  const { total, paid, leftToPay, cancelled, dueNow, overdue, principalLeft } = figuresOf(plan, day);
  return {
    id,
    number,
    orderId,
    title,
    status,
    financed: money(plan.financed),
    total: money(total),
    paid: money(paid),
    leftToPay: money(leftToPay),
    cancelled: money(cancelled),
    dueNow: money(dueNow),
    overdue: money(overdue),
    principalLeft: money(principalLeft),
    daysPastDue: open ? daysPastDue(plan.lines, day) : 0,
    next: next ? { lineNo: next.no, dueDate: next.dueDate, amount: money(openOf(next)) } : null,
    strip: plan.lines.map((line): StripSegment => ({
      no: line.no,
      dueDate: line.dueDate,
      totalMinor: line.interestMinor + line.principalMinor,
      openMinor: openOf(line),
      status: statusOf(plan, line, day),
    })),
    createdAt,
  };
}

export function viewPlan(plan: PlanRecord, today: LocalDate): Plan {
  const { currency } = plan;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    ...factsOf(plan, today),
    orderNumber: plan.orderNumber,
    offer: plan.offer,
    downPayment: money(plan.downPayment),
    totalInterest: money(plan.totalInterest),
    fees: money(figuresOf(plan, dayOf(plan, today)).fees),
    aprcPpm: plan.aprcPpm,
    activatedOn: plan.activatedOn,
    closedOn: plan.closedOn,
    scheduleVersion: plan.scheduleVersion,
    version: plan.version,
  };
}

/** The plan as the administration sees it. */
export function viewPlanDetails(plan: PlanRecord, today: LocalDate): PlanDetails {
  const { userId, customerName } = plan;
  return { ...viewPlan(plan, today), userId, customerName };
}

export function viewPlanRow(plan: PlanRecord, today: LocalDate): PlanRow {
  const { userId, customerName, offer } = plan;
  return { ...factsOf(plan, today), userId, customerName, offerCode: offer.code };
}

export function viewSchedule(plan: PlanRecord, today: LocalDate): Schedule {
  return {
    planId: plan.id,
    version: plan.scheduleVersion,
    currency: plan.currency,
    nominalRatePpm: plan.offer.nominalRatePpm,
    financed: { amountMinor: plan.financed, currency: plan.currency },
    lines: viewLines(plan, today),
  };
}
