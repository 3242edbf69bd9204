import type { LocalDate } from '#contracts/dates.ts';
import type { PlanEvent } from '#contracts/plans/plan-event.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { triedAt } from '#mocks/resources/payments/attempts.ts';
import { sourceLabelOf } from '#mocks/resources/payments/sources.ts';
import type { LineRecord, PlanRecord } from '#mocks/resources/plans/record.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Reads } from '#mocks/resources/tables.ts';

type Tables = Pick<Reads, 'payments' | 'refunds' | 'inbox' | 'auditEvents'>;

/** Returns an instant with its business day. */
const moment = (at: string) => ({ on: businessDate(at), at });
const day = (on: LocalDate) => ({ on, at: null });

/** Messages about what no payment, fee or version shows, by the beginning of their topic. */
const toldByMessage = ['overdue', 'default-notice', 'defaulted', 'autopay-stopped'] as const;

/** Changes nothing; it is among the commands because it spans resources. */
export const getPlanActivity: HandlerOf<'getPlanActivity'> = ({ params, subject, tables, reply }) => {
  const plan = requireOwnRow(tables.plans.get(params.planId), subject, 'plan');
  const events = [
    ...ownEvents(plan),
    ...feesOf(plan),
    ...paymentsOf(tables, plan),
    ...auditedOf(tables, plan),
    ...messagesOf(tables, plan),
  ];
  return reply(200, { planId: plan.id, events: newestFirst(events) });
};

/** Returns the plan's own events: confirmed, started, new versions of the schedule, ended. */
function ownEvents(plan: PlanRecord): PlanEvent[] {
  const { createdAt, activatedOn, closedOn, earlierSchedules, status, orderNumber, currency } = plan;
  const rest = status === 'SETTLED' ? sum(plan.lines, (line) => openOf(line) + feeOpenOf(line)) : 0;
  const waived = rest > 0 ? { amountMinor: rest, currency } : null;
  const versions = [
    ...earlierSchedules,
    { version: plan.scheduleVersion, since: plan.scheduleSince, reason: plan.scheduleReason },
  ];
  const isClosed = status === 'SETTLED' || status === 'WITHDRAWN' || status === 'CANCELLED';
  return [
    { kind: 'SIGNED', ...moment(createdAt), orderNumber },
    ...(activatedOn === null ? [] : [{ kind: 'STARTED' as const, ...day(activatedOn) }]),
    ...versions.slice(1).map(({ version, since, reason }) => ({
      kind: 'SCHEDULE' as const,
      ...day(since),
      version,
      reason,
    })),
    ...(isClosed && closedOn !== null ? [{ kind: 'ENDED' as const, ...day(closedOn), status, waived }] : []),
  ];
}

/** Returns the fees of all versions; a fee stays with its line even if a later version lacks the line. */
function feesOf({ lines, earlierSchedules, currency }: PlanRecord): PlanEvent[] {
  const byNo = new Map<number, LineRecord>();
  for (const line of [...earlierSchedules.flatMap((earlier) => earlier.lines), ...lines]) {
    if (line.feeChargedOn !== null && line.feeChargedMinor > 0) byNo.set(line.no, line);
  }
  return [...byNo.values()].flatMap(({ no, feeChargedOn, feeChargedMinor: amountMinor }) =>
    feeChargedOn === null
      ? []
      : [{ kind: 'LATE_FEE' as const, ...day(feeChargedOn), lineNo: no, amount: { amountMinor, currency } }],
  );
}

function paymentsOf(tables: Tables, { id }: PlanRecord): PlanEvent[] {
  return tables.payments.by('planId', id).flatMap((payment): PlanEvent[] => {
    const { id: paymentId, purpose, status, currency, automatic, attempts } = payment;
    const refunds = tables.refunds
      .by('paymentId', paymentId)
      .map(({ amount, reason, destinations, createdAt: at }): PlanEvent => ({
        kind: 'REFUND',
        ...moment(at),
        paymentId,
        amount,
        reason,
        sourceLabel: sourceLabelOf({ sources: destinations }),
      }));
    return [
      {
        kind: 'PAYMENT',
        ...moment(triedAt(payment)),
        paymentId,
        purpose,
        status,
        amount: { amountMinor: payment.amount, currency },
        sourceLabel: sourceLabelOf(payment),
        automatic,
        declineCode: status === 'FAILED' ? (attempts.at(-1)?.code ?? null) : null,
      },
      ...refunds,
    ];
  });
}

type AuditedKind =
  | 'AUTOPAY_CHANGED'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_ANSWERED'
  | 'RETURN_REQUESTED'
  | 'PURCHASE_WITHDRAWN'
  | 'RETURN_REJECTED';

/** Changes whose times are in the audit only, by the action there. */
const audited: Partial<Record<string, AuditedKind>> = {
  'plan.autopay-changed': 'AUTOPAY_CHANGED',
  'plan.dispute-opened': 'DISPUTE_OPENED',
  'plan.dispute-answered': 'DISPUTE_ANSWERED',
  'plan.return-requested': 'RETURN_REQUESTED',
  'plan.purchase-withdrawn': 'PURCHASE_WITHDRAWN',
  'plan.return-rejected': 'RETURN_REJECTED',
};

function auditedOf(tables: Tables, { id }: PlanRecord): PlanEvent[] {
  return tables.auditEvents.by('entityId', id).flatMap(({ action, at }) => {
    const kind = audited[action];
    return kind === undefined ? [] : [{ kind, ...moment(at) }];
  });
}

function messagesOf(tables: Tables, { id, userId }: PlanRecord): PlanEvent[] {
  return toldByMessage
    .flatMap((kind) => tables.inbox.by('topic', `${userId} ${kind} ${id}`))
    .filter(({ status }) => status !== 'QUEUED' && status !== 'SUPPRESSED')
    .map(({ at, title }) => ({ kind: 'MESSAGE', ...moment(at), title }));
}

/**
 * Sorts events newest first. Within a day: the fee, charged at its start, then events with a time, then what followed
 * from them.
 */
function newestFirst(events: readonly PlanEvent[]): PlanEvent[] {
  const key = ({ on, at, kind }: PlanEvent) => `${on} ${at ?? (kind === 'LATE_FEE' ? '0' : '9')}`;
  return events.toReversed().toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
