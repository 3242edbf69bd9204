import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Random } from '#mocks/random.ts';
import type { AssessmentRecord, OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import type { CardTokenRecord, PaymentRecord } from '#mocks/resources/payments/record.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { CartRecord } from '#mocks/resources/orders/cart.ts';
import type { Figures, figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import { documentOn } from '#mocks/resources/legal/documents.ts';
import {
  beginPayment,
  fail,
  paymentLifecycle,
  retryWith,
  succeed,
} from '#mocks/resources/payments/lifecycle.ts';
import { paidByCard } from '#mocks/resources/payments/sources.ts';
import {
  activatePlan,
  cancelPlan,
  planFromQuote,
  receivePayment,
  isOpen,
} from '#mocks/resources/plans/lifecycle.ts';
import { newAssessment } from '#mocks/resources/orders/assessment.ts';
import { COLLECTION_HOUR } from '#mocks/rules/collection.ts';
import { planAged } from '#mocks/resources/plans/ageing.ts';
import { newOrder } from '#mocks/resources/orders/lifecycle.ts';
import { newQuote } from '#mocks/resources/orders/quotes/issue.ts';
import { after, atBusinessHour, businessDate, DAY, HOUR, MINUTE } from '#mocks/business-time.ts';

/** The step that a purchase has reached. */
export type PurchaseOutcome =
  | 'DRAFT'
  | 'QUOTED'
  | 'COLLATERAL_REQUIRED'
  | 'UNDER_REVIEW'
  | 'READY_TO_CONFIRM'
  | 'AWAITING_DOWN_PAYMENT'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'PAID';

/** A past purchase, and how its customer has paid since. */
export interface Purchase {
  readonly at: Instant;
  readonly buyer: UserRecord;
  readonly card: CardTokenRecord;
  readonly cart: CartRecord;
  readonly offer: PlanOffer;
  readonly dueDay: number | null;
  readonly outcome: PurchaseOutcome;
  /** Instalments up to this number are paid on their due dates, as far as those have come; later ones are not paid. */
  readonly paysUntil: number;
  /** True if the bank declined the card at first. */
  readonly declinedFirst: boolean;
}

export interface Numbers {
  readonly order: string;
  readonly plan: string;
}

/** What all purchases of a scenario have in common. */
export interface Circumstances {
  readonly random: Random;
  readonly now: Instant;
  /** `figuresFor`, or a cached version where thousands of purchases are equal. */
  readonly figuresOf: typeof figuresFor;
  /** Whether old plans keep their quotes. */
  readonly keepsQuotes: boolean;
}

export interface PurchaseRows {
  readonly order: OrderRecord;
  readonly quote: QuoteRecord | null;
  readonly assessment: AssessmentRecord | null;
  readonly plan: PlanRecord | null;
  readonly payments: readonly PaymentRecord[];
}

const quotedAfter = 2 * MINUTE;
const signedAfter = 5 * MINUTE;
const paidAfter = 6 * MINUTE;

/** Returns the rows of a past purchase as of today, created by the same rules as a purchase of today. */
export function rowsOf(purchase: Purchase, numbers: Numbers, circumstances: Circumstances): PurchaseRows {
  const { random, now, figuresOf, keepsQuotes } = circumstances;
  const { at, buyer, cart, offer, dueDay, outcome } = purchase;
  const draft = newOrder({ id: random.ulid('ord', at), number: numbers.order, user: buyer, cart, now: at });
  if (outcome === 'DRAFT') return { order: draft, quote: null, assessment: null, plan: null, payments: [] };

  const day = businessDate(at);
  const total = { amountMinor: draft.total, currency: draft.currency };
  const figures = figuresOf({ offer, total, downPaymentBps: null, dueDay, today: day });
  const quote =
    keepsQuotes || outcome !== 'PAID' ? quoteOf(figures, draft.id, random, after(at, quotedAfter)) : null;
  const quoted: OrderRecord = {
    ...draft,
    offerCode: offer.code,
    downPayment: figures.downPayment.amountMinor,
    quoteId: quote?.id ?? null,
    status: 'QUOTED',
    version: 2,
  };
  if (
    outcome === 'QUOTED' ||
    outcome === 'COLLATERAL_REQUIRED' ||
    outcome === 'UNDER_REVIEW' ||
    outcome === 'READY_TO_CONFIRM'
  ) {
    const assessment = quote && assessedWith(quote, buyer.id);
    const version = outcome === 'QUOTED' ? 3 : 4;
    const { id: assessmentId = null, decision: assessmentDecision = null } = assessment ?? {};
    const order = { ...quoted, status: outcome, assessmentId, assessmentDecision, version };
    return { order, quote, assessment, plan: null, payments: [] };
  }

  const signedAt = after(at, signedAfter);
  const pending = planFromQuote({
    id: random.ulid('pln', signedAt),
    number: numbers.plan,
    order: quoted,
    quote: figures,
    now: signedAt,
  });
  const { version, hash } = documentOn('terms', businessDate(signedAt));
  const signed: OrderRecord = {
    ...quoted,
    planId: pending.id,
    planNumber: pending.number,
    terms: { version, hash, acceptedAt: signedAt },
    status: 'AWAITING_DOWN_PAYMENT',
    expiresAt: after(signedAt, 72 * HOUR),
    version: 4,
  };
  if (outcome !== 'PAID') return unpaid(purchase, signed, quote, pending, random);
  return paid(purchase, signed, quote, pending, random, now);
}

function quoteOf(figures: Figures, orderId: string, random: Random, at: Instant): QuoteRecord {
  const id = random.ulid('qte', at);
  return newQuote({ id, orderId, figures, createdAt: at, validUntil: after(at, 30 * MINUTE) });
}

/** Returns the budget of the worked example (docs/domain.md), stated when the quote was made. */
function assessedWith(quote: QuoteRecord, userId: string): AssessmentRecord {
  const euro = (amountMinor: number) => ({ amountMinor, currency: quote.financed.currency });
  return newAssessment({
    id: quote.orderId.replace(/^ord/, 'asm'),
    userId,
    quote,
    budget: {
      monthlyIncome: euro(2_400_00),
      monthlyExpenses: euro(1_150_00),
      existingObligations: euro(210_00),
    },
    now: quote.createdAt,
    validUntil: after(quote.createdAt, 30 * DAY),
  });
}

/**
 * Returns the rows of an order that is confirmed but not paid: it waits, was cancelled, or has expired, possibly
 * after a declined card.
 */
function unpaid(
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

function paid(
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
        planTakesMoney: true,
        otherPayment: null,
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
  plan = planAged(plan, activatedOn, today);
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
