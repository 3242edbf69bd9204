import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import { atBusinessHour, businessDate } from '#mocks/time/business-time.ts';
import type { Message } from '#mocks/core/rows.ts';
import type { Random } from '#mocks/store/random.ts';
import { paymentFacts } from '#mocks/resources/payments/facts.ts';
import { isRetryable, paymentLifecycle, retryWith } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { type ChosenSources, paidByCard } from '#mocks/resources/payments/sources.ts';
import { planAtDayBegin, changeDaysOf } from '#mocks/resources/plans/ageing.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { isCustomerBlocked, planFacts } from '#mocks/resources/plans/facts.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { COLLECTION_HOUR, isCollectedOn, LAST_TRY } from '#mocks/rules/collection.ts';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { dueOn } from '#mocks/rules/line-balance.ts';
import { MAX_ATTEMPTS, undecidedOf } from '#mocks/rules/payment-attempts.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import { chargePayment, chargeTogether, decidePayment } from '#mocks/commands/payments/charge.ts';
import { remind, remindAfterPause } from './remind.ts';
import { beginPlanPayments } from '#mocks/commands/plans/begin-payments.ts';

export interface Nightly {
  readonly now: Instant;
  readonly tables: Writes;
  readonly random: Random;
  readonly send: (message: Message) => void;
  readonly audited: <Result>(action: AuditAction, part: () => Result) => Result;
}

/**
 * What the beginning of each business day from `first` to `last` changes for the running plans: saved cards are charged,
 * then late fees, overdue plans, notices and defaults (P3, P8). Only days on which something can change are looked at, so a
 * clock that jumps by months costs no more than one that advances day by day.
 */
export function agePlans(job: Nightly, first: LocalDate, last: LocalDate): void {
  const { tables } = job;
  const running = [...tables.plans.by('status', 'ACTIVE'), ...tables.plans.by('status', 'OVERDUE')];
  for (const { id } of running) {
    const plan = tables.plans.get(id);
    if (!plan) continue;
    for (const day of changeDaysOf(plan, daysAfter(first, -1), last)) {
      decide(job, id, day);
      collect(job, id, day);
      beginDay(job, id, day);
    }
    const aged = tables.plans.get(id);
    if (!aged || !isOpen(aged.status)) continue;
    remind(job, aged, daysAfter(first, -1), last);
    remindAfterPause(job, aged, plan, daysAfter(first, -1), last);
  }
}

/**
 * A payment counts from the day on which it was begun, so a plan does not become later until it is decided; then
 * `planAfterDecision` makes up for the day.
 */
function beginDay({ tables, audited }: Nightly, id: string, day: LocalDate): void {
  const plan = tables.plans.get(id);
  if (!plan || planFacts(tables, plan, day).processing) return;
  const aged = planAtDayBegin(plan, day, isCustomerBlocked(tables, plan));
  if (aged === plan) return;
  const fee = feesCharged(aged.lines) - feesCharged(plan.lines);
  audited(fee > 0 ? 'plan.fee-charged' : 'plan.aged', () => savePlan(tables, aged));
}

/**
 * Returns the first plan whose collection was missed because a payment was under way that is decided now, with the time
 * of the decision; undefined for none.
 */
export function nextMissed({ plans, payments }: Pick<Reads, 'plans' | 'payments'>) {
  for (const { id, autopay } of plans.by('collection', 'MISSED')) {
    const ofPlan = payments.by('planId', id);
    const decidedAt = ofPlan
      .flatMap(({ attempts }) => attempts.at(-1)?.endedAt ?? [])
      .toSorted()
      .at(-1);
    if (autopay?.missedOn && decidedAt && !undecidedOf(ofPlan))
      return { id, day: autopay.missedOn, decidedAt };
  }
  return undefined;
}

type Missed = NonNullable<ReturnType<typeof nextMissed>>;

/** Makes up for a collection that was missed. */
export function collectMissed(job: Nightly, { id, day, decidedAt }: Missed): void {
  noteMissed(job, id, null);
  collect({ ...job, now: decidedAt }, id, day);
}

function noteMissed({ tables }: Nightly, id: string, missedOn: LocalDate | null): void {
  const plan = tables.plans.get(id);
  if (plan?.autopay) tables.plans.replace({ ...plan, autopay: { ...plan.autopay, missedOn } });
}

/**
 * Returns the time of collection on a day; the current time if that is still to come, since nothing is recorded in
 * the future.
 */
function collectedAt({ now }: Nightly, day: LocalDate): Instant {
  const hour = atBusinessHour(day, COLLECTION_HOUR);
  return hour < now ? hour : now;
}

/** Makes the bank's decisions that came before a day, which a clock that jumps over many days has not made yet. */
function decide(job: Nightly, id: string, day: LocalDate): void {
  const { tables } = job;
  const waiting = undecidedOf(tables.payments.by('planId', id));
  if (!waiting?.decidesAt || waiting.decidesAt >= atBusinessHour(day, 0)) return;
  const moment = { now: waiting.decidesAt, today: businessDate(waiting.decidesAt) };
  job.audited('payment.decided', () => decidePayment({ tables, ...moment }, waiting));
  for (let missed = nextMissed(tables); missed; missed = nextMissed(tables)) collectMissed(job, missed);
}

/** Charges the saved card for everything that is due, on the days of collection and while the card is not refused for good. */
function collect(job: Nightly, id: string, day: LocalDate): void {
  const { tables, random, audited } = job;
  const plan = tables.plans.get(id);
  if (!plan?.autopay || plan.autopay.stopped) return;
  if (plan.status !== 'ACTIVE' && plan.status !== 'OVERDUE') return;
  const tried = plan.lines.filter((line) => isCollectedOn(line, day));
  const due = dueOn(plan.lines, day);
  const card = tables.cardTokens.get(plan.autopay.cardTokenId);
  if (tried.length === 0 || due === 0 || !card) return;
  if (planFacts(tables, plan, day).processing) return noteMissed(job, id, day);
  const now = collectedAt(job, day);
  const payment = audited('payment.collected', () => {
    const chosen = paidByCard(card, due);
    const before = triedBefore(tables, plan, due, day);
    const status = before && retryOf(tables, before, chosen, day);
    if (before && status) {
      const again = retryWith(before, status, chosen, random.ulid('att', now), now);
      return chargePayment({ tables, now, today: day }, tables.payments.replace(again));
    }
    const intention = { purpose: 'INSTALMENT', automatic: true } as const;
    const begun = beginPlanPayments({ tables, now, random }, [{ plan, amount: due }], chosen, intention);
    return chargeTogether({ tables, now, today: day }, begun)[0];
  });
  const code = payment?.attempts.at(-1)?.code;
  if (payment?.status !== 'FAILED' || !code) return;
  const after = tables.plans.get(id);
  if (isRetryable[code] || !after) return;
  const stopped = { ...after, autopay: { ...plan.autopay, stopped: true }, version: after.version + 1 };
  audited('plan.aged', () => savePlan(tables, stopped));
}

/** Returns the state that another attempt leads to; null if it is refused, as with a card that was refused for good. */
function retryOf(tables: Writes, payment: PaymentRecord, chosen: ChosenSources, day: LocalDate) {
  const facts = { ...paymentFacts(tables, payment, day), ...chosen };
  const { to, problem } = paymentLifecycle.decide(payment, 'retry', facts);
  return problem === null ? to : null;
}

/** Returns the payment of an earlier day of this collection that failed, if the same is due and can be charged again. */
function triedBefore(
  { payments }: Pick<Writes, 'payments'>,
  plan: PlanRecord,
  due: number,
  day: LocalDate,
): PaymentRecord | undefined {
  return payments
    .by('planId', plan.id)
    .find(
      ({ status, automatic, amount, attempts, createdAt }) =>
        status === 'FAILED' &&
        automatic &&
        amount === due &&
        attempts.length < MAX_ATTEMPTS &&
        businessDate(createdAt) >= daysAfter(day, -LAST_TRY),
    );
}
