import type { Lateness, Plan, PlanRow, PlanStatus, Punctuality } from '#contracts/plans/plan.ts';
import type { LineStatus } from '#contracts/plans/schedule.ts';
import type { DisputeReason, DisputeStatus } from '#contracts/plans/dispute.ts';
import type { ContactKind, RecordedContact } from '#contracts/plans/contact.ts';
import type { ReturnStatus } from '#contracts/plans/goods-return.ts';
import type { PromiseStatus } from '#contracts/plans/promise.ts';
import {
  bad,
  good,
  info,
  neutral,
  waiting,
  type StatusLabel,
  type StatusLabels,
} from '#src/ui/parts/status-label.ts';

export const planStatuses: StatusLabels<PlanStatus> = {
  DEFAULTED: bad('In default'),
  WRITTEN_OFF: bad('Written off'),
  OVERDUE: bad('Overdue'),
  ACTIVE: info('Active'),
  PENDING: waiting('Not started'),
  SETTLED: good('Paid off'),
  WITHDRAWN: neutral('Withdrawn'),
  CANCELLED: neutral('Cancelled'),
};

export const lineStatuses: StatusLabels<LineStatus> = {
  UPCOMING: neutral('Open'),
  DUE_SOON: neutral('Due soon'),
  DUE: waiting('Due today'),
  IN_GRACE: waiting('Past due'),
  OVERDUE: bad('Late'),
  PARTIALLY_PAID: info('Partly paid'),
  PAID: good('Paid'),
  SUPERSEDED: neutral('Replaced'),
  CANCELLED: neutral('Cancelled'),
};

/** Whether the bank decides about the down payment: it is due still, and must not be paid twice. */
export const isWithBank = ({ status, bankConfirming }: Pick<Plan, 'status' | 'bankConfirming'>) =>
  status === 'PENDING' && bankConfirming;

/** The state of a down payment about which the bank decides. */
export const withBank: StatusLabel = info('With your bank');

/**
 * Returns the status of a running plan's next line, because "Active" alone would hide that it is due today or in its
 * grace period.
 */
export function planStatusLabel({ status, strip }: Pick<PlanRow, 'status' | 'strip'>): StatusLabel {
  if (status !== 'ACTIVE') return planStatuses[status];
  if (strip.some((segment) => segment.status === 'IN_GRACE')) return waiting('In grace');
  if (strip.some((segment) => segment.status === 'DUE')) return waiting('Due today');
  return planStatuses.ACTIVE;
}

/** Returns the state of a plan where it is unusual: nothing for one that runs and of which nothing is due. */
export function planPill(
  plan: Pick<Plan, 'status' | 'strip' | 'daysPastDue' | 'bankConfirming' | 'shortfall'>,
): StatusLabel | null {
  const { status, daysPastDue, shortfall } = plan;
  if (isWithBank(plan)) return withBank;
  if (status === 'ACTIVE' || status === 'OVERDUE') {
    if (daysPastDue > 0) return lateBy(daysPastDue, status === 'ACTIVE');
    if (shortfall) return waiting('Collateral missing');
  }
  const label = planStatusLabel(plan);
  return label === planStatuses.ACTIVE ? null : label;
}

/** "3 days late". */
export const lateBy = (days: number, isInGrace: boolean): StatusLabel =>
  (isInGrace ? waiting : bad)(days === 1 ? '1 day late' : `${days} days late`);

/** The components of a payment. */
export const componentWords = { INTEREST: 'interest', PRINCIPAL: 'principal', FEE: 'late fee' } as const;

/** The name of a schedule line at the start of a sentence: "Instalment 3". */
export const lineName = (no: number) => (no === 0 ? 'Down payment' : `Instalment ${no}`);

/** How late a plan is, as the administration reads it. */
export const latenesses: StatusLabels<Lateness> = {
  OVER_90_DAYS: bad('Over 90 days'),
  UP_TO_90_DAYS: bad('61–90 days'),
  UP_TO_60_DAYS: bad('31–60 days'),
  UP_TO_30_DAYS: bad('6–30 days'),
  IN_GRACE: waiting('In grace'),
  DUE_TODAY: waiting('Due today'),
  NOT_DUE: neutral('Not due'),
};

export const promiseStatuses: StatusLabels<PromiseStatus> = {
  OPEN: waiting('Promised'),
  KEPT: good('Kept'),
  BROKEN: bad('Broken'),
};

export const recordedContacts: Readonly<Record<RecordedContact, string>> = {
  CALL: 'Call',
  CALL_MISSED: 'Call, not reached',
  EMAIL: 'E-mail',
  LETTER: 'Letter',
  NOTE: 'Note for colleagues',
};

export const contactKinds: Readonly<Record<ContactKind, string>> = {
  ...recordedContacts,
  REMINDER: 'Reminder sent',
};

/** Whether a plan's instalments were paid on time so far. */
export const punctualities: Readonly<Record<Punctuality, string>> = {
  ON_TIME: 'Always on time',
  LATE: 'Late at least once',
  NOTHING_DUE: 'Nothing due yet',
};

/** The kinds of problems, as the customer reads them. */
export const disputeReasons: Readonly<Record<DisputeReason, string>> = {
  NOT_ARRIVED: 'The goods have not arrived',
  RETURNED: 'I have returned the goods',
  DAMAGED: 'The goods are damaged or wrong',
  WRONG_AMOUNT: 'An amount is wrong',
  OTHER: 'Something else',
};

export const disputeStatuses: StatusLabels<DisputeStatus> = {
  OPEN: waiting('Waiting for an answer'),
  CLOSED: neutral('Closed'),
};

export const returnStatuses: StatusLabels<ReturnStatus> = {
  OPEN: waiting('Waiting for a decision'),
  CREDITED: good('Credited'),
  REJECTED: bad('Rejected'),
  CLOSED: neutral('Closed'),
};
