import type { Instant } from '#contracts/dates.ts';
import type { ScheduledJobs } from './handler-types.ts';
import { agePlans } from './commands/age-plans.ts';
import { checkPromises } from './commands/promises.ts';
import { deleteDueAccounts } from './commands/delete-account.ts';
import { decidePayment } from './commands/charge-payment.ts';
import { nextNotification, sendNext } from './commands/notifications/send.ts';
import { nextAttempt, tryAgain } from './commands/notifications/try-again.ts';
import { expireOrder } from './commands/end-order.ts';
import { challengeLifecycle } from './resources/auth/lifecycle.ts';
import { deliverDue, nextDue } from './resources/inbox/deliver.ts';
import { expireValuations } from './commands/follow-collateral.ts';
import { endScans } from './resources/collateral/documents.ts';
import { activateDueScratchcards } from './resources/scratchcards/batch-scratchcards.ts';
import { expireScratchcards, nextUnlock, unlockScratchcards } from './resources/scratchcards/store.ts';
import { settingsOf } from './settings.ts';
import { after, businessDate, nextBusinessDay } from './business-time.ts';
import { scanEnd } from './resources/collateral/tables.ts';
import type { Reads } from './tables.ts';

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

/** Changes that are caused by time, in their order: terms, banks, file checks, orders, codes, then the business day. */
export const scheduledJobs: ScheduledJobs = {
  dueAt(tables) {
    const code = nextCode(tables);
    const moments = [
      nextOffer(tables)?.at,
      nextDecision(tables)?.decidesAt,
      nextExpiry(tables)?.expiresAt,
      scanEnd(nextScan(tables)) || undefined,
      code && afterLast(code.expiresAt),
      nextDue(tables)?.dueAt,
      nextUnlock(tables),
      nextNotification(tables)?.nextAt,
      nextAttempt(tables)?.nextAttemptAt,
      tables.settings.get('settings')?.nextDayAt,
    ].filter((moment) => typeof moment === 'string');
    return moments.toSorted()[0] ?? null;
  },

  run(context) {
    const { tables, now, today, audited } = context;
    for (let change = nextOffer(tables); change && change.at <= now; change = nextOffer(tables)) {
      const { id, terms } = change;
      audited('offer.changed', () => tables.offers.replace({ id: terms.code, terms }));
      tables.offerChanges.delete(id);
    }
    for (let payment = nextDecision(tables); payment?.decidesAt; payment = nextDecision(tables)) {
      if (payment.decidesAt > now) break;
      const [decided, moment] = [payment, momentOf(payment.decidesAt)];
      audited('payment.decided', () => decidePayment({ tables, ...moment }, decided));
    }
    for (let item = nextScan(tables); item; item = nextScan(tables)) {
      const checked = item;
      if (scanEnd(checked) > now) break;
      audited('collateral.document-checked', () => endScans(tables, checked, now));
    }
    for (let order = nextExpiry(tables); order && order.expiresAt <= now; order = nextExpiry(tables)) {
      const expiring = order;
      audited('order.expired', () => expireOrder(tables, expiring, now));
    }
    for (let code = nextCode(tables); code && code.expiresAt < now; code = nextCode(tables)) {
      const status = challengeLifecycle.take(code, 'clock', { expired: true });
      tables.challenges.replace({ ...code, status });
    }
    for (let next = nextNotification(tables); next?.nextAt; next = nextNotification(tables)) {
      if (next.nextAt > now) break;
      const [chosen, due] = [next, { ...context, now: next.nextAt }];
      audited('notification.sent', () => sendNext(due, chosen));
    }
    for (let next = nextAttempt(tables); next?.nextAttemptAt; next = nextAttempt(tables)) {
      if (next.nextAttemptAt > now) break;
      const [failed, due] = [next, { ...context, now: next.nextAttemptAt }];
      audited('notification.retried', () => tryAgain(due, failed));
    }
    deliverDue(tables, now);
    const unlock = nextUnlock(tables);
    if (unlock !== undefined && unlock <= now)
      audited('scratchcard.unlocked', () => unlockScratchcards(tables, now, today));
    const settings = settingsOf(tables);
    if (settings.nextDayAt <= now) {
      tables.settings.replace({ ...settings, nextDayAt: nextBusinessDay(now) });
      agePlans(context, businessDate(settings.nextDayAt), today);
      audited('scratchcard-batch.cards-activated', () => activateDueScratchcards({ tables, now, today }));
      checkPromises(context, today);
      audited('scratchcard.expired', () => expireScratchcards(tables, now, today));
      deleteDueAccounts(context);
      audited('collateral.expired', () => expireValuations({ tables, now, today }));
    }
  },
};

/** Returns the context of a change at the time at which it was due, however late the next request comes. */
const momentOf = (now: Instant) => ({ now, today: businessDate(now) });
