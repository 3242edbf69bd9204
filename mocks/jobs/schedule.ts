import type { Instant } from '#contracts/dates.ts';
import { forgetAnswers } from '#mocks/core/idempotency.ts';
import type { ScheduledJobs } from '#mocks/resources/handler-types.ts';
import { agePlans, collectMissed, nextMissed } from './age-plans.ts';
import { checkPromises } from './check-promises.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { decidePayment } from '#mocks/commands/payments/charge.ts';
import { nextText, sendWaiting } from '#mocks/notices/text.ts';
import { isOver } from '#mocks/notices/follow-inbox.ts';
import { nextNotification, sendNext } from './send-notifications.ts';
import { nextAttempt, tryAgain } from './retry-deliveries.ts';
import { expireOrder } from '#mocks/commands/orders/end.ts';
import { challengeLifecycle } from '#mocks/resources/auth/lifecycle.ts';
import { deliverDue, nextDue } from '#mocks/resources/inbox/deliver.ts';
import { expireValuations } from '#mocks/commands/collateral/follow-up.ts';
import { endScans } from '#mocks/resources/collateral/documents.ts';
import { activateDueScratchcards } from '#mocks/resources/scratchcards/batch-scratchcards.ts';
import { expireScratchcards, nextUnlock, unlockScratchcards } from '#mocks/resources/scratchcards/store.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import { after, businessDate, nextBusinessDay } from '#mocks/time/business-time.ts';
import { scanEnd } from '#mocks/resources/collateral/tables.ts';
import type { Reads } from '#mocks/resources/tables.ts';

/** Returns the time after which a code is invalid; the last millisecond still counts. */
const afterLast = (moment: Instant) => after(moment, 1);

const nextOffer = (tables: Reads) => tables.offerChanges.page({ order: 'at', limit: 1 }).rows[0];
const nextDecision = (tables: Reads) =>
  tables.payments.page({ order: 'decidesAt', in: { undecided: ['undecided'] }, limit: 1 }).rows[0];
const nextExpiry = (tables: Reads) =>
  tables.orders.page({ order: 'expiresAt', in: { open: ['open'] }, limit: 1 }).rows[0];
const nextScan = (tables: Reads) =>
  tables.collaterals.page({ order: 'scannedAt', in: { scanning: ['scanning'] }, limit: 1 }).rows[0];
const nextCode = (tables: Reads) =>
  tables.challenges.page({ order: 'expiresAt', in: { status: ['ISSUED'] }, limit: 1 }).rows[0];

type Context = Parameters<ScheduledJobs['run']>[0];

interface Job {
  readonly dueAt: (tables: Reads) => Instant | null | undefined;
  /** Makes all that is due by now. */
  readonly run: (context: Context) => void;
}

/** A job about rows, each at a time of its own; `next` finds the first one. */
function inTurn<Row>(
  next: (tables: Reads) => Row | undefined,
  timeOf: (row: Row) => Instant | null,
  run: (context: Context, row: Row, dueAt: Instant) => void,
): Job {
  const first = (tables: Reads) => {
    const row = next(tables);
    const dueAt = row && timeOf(row);
    return row && dueAt ? { row, dueAt } : null;
  };
  return {
    dueAt: (tables) => first(tables)?.dueAt,
    run(context) {
      const { tables, now } = context;
      for (let due = first(tables); due && due.dueAt <= now; due = first(tables))
        run(context, due.row, due.dueAt);
    },
  };
}

/** The context of a change at the time at which it was due, however late the next request comes. */
const momentOf = (now: Instant) => ({ now, today: businessDate(now) });

/** In the order in which they run: terms, banks, file checks, orders, codes, messages, cards, then the business day. */
const jobs: readonly Job[] = [
  inTurn(
    nextOffer,
    ({ at }) => at,
    ({ tables, audited }, { id, terms }) => {
      audited('offer.changed', () => tables.offers.replace({ id: terms.code, terms }));
      tables.offerChanges.delete(id);
    },
  ),
  inTurn(
    nextDecision,
    ({ decidesAt }) => decidesAt,
    ({ tables, audited }, payment, dueAt) =>
      audited('payment.decided', () => decidePayment({ tables, ...momentOf(dueAt) }, payment)),
  ),
  inTurn(nextMissed, ({ decidedAt }) => decidedAt, collectMissed),
  inTurn(nextScan, scanEnd, ({ tables, now, audited }, item) =>
    audited('collateral.document-checked', () => endScans(tables, item, now)),
  ),
  inTurn(
    nextExpiry,
    ({ expiresAt }) => expiresAt,
    ({ tables, now, audited }, order) => audited('order.expired', () => expireOrder(tables, order, now)),
  ),
  inTurn(
    nextCode,
    ({ expiresAt }) => afterLast(expiresAt),
    ({ tables }, code) => {
      const status = challengeLifecycle.take(code, 'clock', { expired: true });
      tables.challenges.replace({ ...code, status });
    },
  ),
  inTurn(
    nextNotification,
    ({ nextAt }) => nextAt,
    (context, notification, now) =>
      context.audited('notification.sent', () => sendNext({ ...context, now }, notification)),
  ),
  inTurn(
    nextAttempt,
    ({ nextAttemptAt }) => nextAttemptAt,
    (context, delivery, now) =>
      context.audited('notification.retried', () => tryAgain({ ...context, now }, delivery)),
  ),
  {
    dueAt: (tables) => nextDue(tables)?.dueAt,
    run: ({ tables, now }) => deliverDue(tables, now, (item) => isOver(tables, item)),
  },
  inTurn(nextText, ({ dueAt }) => dueAt, sendWaiting),
  {
    dueAt: nextUnlock,
    run: ({ tables, now, today, audited }) =>
      audited('scratchcard.unlocked', () => unlockScratchcards(tables, now, today)),
  },
  { dueAt: (tables) => tables.settings.get('settings')?.nextDayAt, run: beginDay },
];

function beginDay(context: Context): void {
  const { tables, now, today, audited } = context;
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextDayAt: nextBusinessDay(now) });
  agePlans(context, businessDate(settings.nextDayAt), today);
  audited('scratchcard-batch.cards-activated', () => activateDueScratchcards({ tables, now, today }));
  checkPromises(context, today);
  audited('scratchcard.expired', () => expireScratchcards(tables, now, today));
  deleteDueAccounts(context);
  forgetAnswers(tables.answers, now, tables.answers.size);
  audited('collateral.expired', () => expireValuations({ tables, now, today }));
}

/** Changes that are caused by time. */
export const scheduledJobs: ScheduledJobs = {
  dueAt: (tables) => jobs.flatMap(({ dueAt }) => dueAt(tables) ?? []).toSorted()[0] ?? null,

  run(context) {
    for (const { dueAt, run } of jobs) {
      const at = dueAt(context.tables) ?? null;
      if (at !== null && at <= context.now) run(context);
    }
  },
};
