import type { Instant } from '#contracts/dates.ts';
import { after, businessDate, DAY, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import type { Random } from '#mocks/store/random.ts';
import { documentOn } from '#mocks/resources/legal/documents.ts';
import { newAssessment } from '#mocks/resources/orders/assessment.ts';
import { newOrder } from '#mocks/resources/orders/lifecycle.ts';
import type { Figures } from '#mocks/resources/orders/quotes/compute.ts';
import { newQuote } from '#mocks/resources/orders/quotes/issue.ts';
import type { AssessmentRecord, OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import { planFromQuote } from '#mocks/resources/plans/lifecycle.ts';
import { paid, unpaid } from './confirmed-purchase.ts';
import type { Circumstances, Numbers, Purchase, PurchaseRows } from './purchase.ts';

const quotedAfter = 2 * MINUTE;
const signedAfter = 5 * MINUTE;

/** Returns the rows of a past purchase as of today, created by the same rules as a purchase of today. */
export function rowsOf(purchase: Purchase, numbers: Numbers, circumstances: Circumstances): PurchaseRows {
  const { random, now, figuresOf, keepsQuotes } = circumstances;
  const { at, buyer, cart, offer, dueDay, outcome } = purchase;
  const draft = newOrder({ id: random.ulid('ord', at), number: numbers.order, user: buyer, cart, now: at });
  if (outcome === 'DRAFT') return { order: draft, quote: null, assessment: null, plan: null, payments: [] };

  const day = businessDate(at);
  const total = { amountMinor: draft.total, currency: draft.currency };
  const figures = figuresOf({ offer, total, downPaymentBps: null, dueDay, today: day, policyProfile: 'EU' });
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
    const assessment = quote && assessedWith(quote, purchase);
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
  const { version, hash } = documentOn('terms', businessDate(signedAt), figures.policyProfile);
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
function assessedWith(quote: QuoteRecord, { buyer, planInstalments }: Purchase): AssessmentRecord {
  const euro = (amountMinor: number) => ({ amountMinor, currency: quote.financed.currency });
  return newAssessment({
    id: quote.orderId.replace(/^ord/, 'asm'),
    userId: buyer.id,
    quote,
    budget: {
      monthlyIncome: euro(2_400_00),
      monthlyExpenses: euro(1_150_00),
      existingObligations: euro(210_00),
    },
    planInstalments,
    now: quote.createdAt,
    validUntil: after(quote.createdAt, 30 * DAY),
  });
}
