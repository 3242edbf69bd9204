import type { Instant, LocalDate } from '#contracts/dates.ts';
import { after, atBusinessHour, businessDate, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import type { Random } from '#mocks/store/random.ts';
import type { OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import {
  beginPayment,
  fail,
  paymentLifecycle,
  retryWith,
  succeed,
} from '#mocks/resources/payments/lifecycle.ts';
import type { CardTokenRecord, PaymentRecord } from '#mocks/resources/payments/record.ts';
import { paidByCard } from '#mocks/resources/payments/sources.ts';
import { planAged } from '#mocks/resources/plans/ageing.ts';
import { activatePlan, cancelPlan, isOpen, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { COLLECTION_HOUR } from '#mocks/rules/collection.ts';
import type { Purchase, PurchaseRows } from './purchase.ts';

const paidAfter = 6 * MINUTE;

/**
 * Returns the rows of an order that is confirmed but not paid: it waits, was cancelled, or has expired, possibly
 * after a declined card.
 */
export function unpaid(
  { card, outcome, declinedFirst }: Purchase,
  signed: OrderRecord,
  quote: QuoteRecord | null,
  pending: PlanRecord,
  random: Random,
): PurchaseRows {
  const paymentAt = after(signed.createdAt, paidAfter);
  const payments = declinedFirst
    ? [
        fail(
          begin(pending, 'DOWN_PAYMENT', pending.downPayment, card, random, paymentAt),
          'insufficient-funds',
          paymentAt,
        ),
      ]
    : [];
  const order = { ...signed, paymentId: payments[0]?.id ?? null };
  if (outcome === 'AWAITING_DOWN_PAYMENT') return { order, quote, assessment: null, plan: pending, payments };
  const status = outcome === 'CANCELLED' ? 'CANCELLED' : 'EXPIRED';
  const endedOn = businessDate(status === 'CANCELLED' ? after(paymentAt, HOUR) : order.expiresAt);
  return {
    order: { ...order, status, version: order.version + 1 },
    quote,
    assessment: null,
    plan: cancelPlan(pending, endedOn),
    payments,
  };
}

/** Returns the rows of a purchase whose down payment is paid, with its instalments until now. */
export function paid(
  purchase: Purchase,
  signed: OrderRecord,
  quote: QuoteRecord | null,
  pending: PlanRecord,
  random: Random,
  now: Instant,
): PurchaseRows {
  const { card, paysUntil, declinedFirst } = purchase;
  const today = businessDate(now);
  const paidAt = after(signed.createdAt, paidAfter);
  let plan = pending;
  const payments: PaymentRecord[] = [];

  const pay = (
    purpose: PaymentRecord['purpose'],
    amount: number,
    at: Instant,
    day: LocalDate,
    hitch: boolean,
  ) => {
    let payment = begin(plan, purpose, amount, card, random, at);
    if (hitch) {
      const retriedAt = after(at, 2 * MINUTE);
      const failed = fail(payment, 'insufficient-funds', at);
      const facts = {
        payment: failed,
        attemptsMade: 1,
        refusedToday: 0,
        planTakesMoney: true,
        otherPayment: null,
        isPaidSince: false,
        isCardRefused: false,
        walletBalance: { amountMinor: 0, currency: failed.currency },
        amount,
        currency: failed.currency,
        sources: failed.sources,
        cardTokenId: failed.cardTokenId,
      };
      const status = paymentLifecycle.take(failed, 'retry', facts);
      payment = retryWith(failed, status, paidByCard(card, amount), random.ulid('att', retriedAt), retriedAt);
    }
    const received = receivePayment(plan, amount, day);
    plan = received.plan;
    payments.push(succeed(payment, received, hitch ? after(at, 2 * MINUTE) : at));
  };

  const activatedOn = businessDate(paidAt);
  pay('DOWN_PAYMENT', plan.downPayment, paidAt, activatedOn, declinedFirst);
  plan = activatePlan(plan, activatedOn);
  for (const { no, dueDate, interestMinor, principalMinor } of plan.lines) {
    if (no === 0 || dueDate >= today) continue;
    const collectedAt = atBusinessHour(dueDate, COLLECTION_HOUR);
    if (no <= paysUntil) pay('INSTALMENT', interestMinor + principalMinor, collectedAt, dueDate, false);
    else if (no === paysUntil + 1) {
      const payment = begin(plan, 'INSTALMENT', interestMinor + principalMinor, card, random, collectedAt);
      payments.push(fail(payment, 'insufficient-funds', collectedAt));
    }
  }
  plan = planAged(plan, activatedOn, today, false);
  return {
    order: {
      ...signed,
      paymentId: payments[0]?.id ?? null,
      status: plan.status === 'SETTLED' ? 'COMPLETED' : 'ACTIVE',
      activatedOn,
      version: signed.version + (plan.status === 'SETTLED' ? 2 : 1),
    },
    quote,
    assessment: null,
    plan,
    payments,
  };
}

function begin(
  plan: PlanRecord,
  purpose: PaymentRecord['purpose'],
  amount: number,
  card: CardTokenRecord,
  random: Random,
  now: Instant,
): PaymentRecord {
  return beginPayment({
    id: random.ulid('pay', now),
    attemptId: random.ulid('att', now),
    plan: { ...plan, takesMoney: isOpen(plan.status) },
    purpose,
    amount,
    chosen: paidByCard(card, amount),
    walletBalance: { amountMinor: 0, currency: plan.currency },
    now,
  });
}
