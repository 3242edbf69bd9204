import type { LocalDate } from '#contracts/dates.ts';
import type { Instant } from '#contracts/dates.ts';
import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Random } from '#mocks/store/random.ts';
import type { OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { assessAgain, isAsGood } from '#mocks/resources/orders/assessment.ts';
import { figuresFor } from './compute.ts';
import { newQuote, offersInForce } from './issue.ts';
import { after, MINUTE, SECOND } from '#mocks/time/business-time.ts';

const QUOTE_TTL = 30 * MINUTE;

export interface Quoting {
  readonly tables: Pick<
    Writes,
    'orders' | 'quotes' | 'assessments' | 'plans' | 'offers' | 'offerChanges' | 'settings'
  >;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly random: Random;
}

/**
 * Creates a quote for the order, which replaces the previous one. The order keeps its state. The quote is assessed
 * with the customer's earlier statement if that is still valid.
 */
export function quoteOrder(
  context: Quoting,
  order: OrderRecord,
  choice: {
    readonly offer: PlanOffer;
    readonly downPaymentBps: number | null;
    readonly dueDay: number | null;
  },
): { readonly quote: QuoteRecord; readonly order: OrderRecord } {
  const { tables, now, today, random } = context;
  const total = { amountMinor: order.total, currency: order.currency };
  const quote = tables.quotes.insert(
    newQuote({
      id: random.ulid('qte', now),
      orderId: order.id,
      figures: figuresFor({ ...choice, total, today, policyProfile: settingsOf(tables).policyProfile }),
      createdAt: now,
      validUntil: after(now, takeLifetime(tables, now)),
    }),
  );
  const quoted = tables.orders.replace({
    ...order,
    offerCode: choice.offer.code,
    downPayment: quote.downPayment.amountMinor,
    quoteId: quote.id,
    assessmentId: null,
    assessmentDecision: null,
    budgetReview: null,
    version: order.version + 1,
  });
  return { quote, order: assessAgain(context, quoted, quote) };
}

/**
 * Returns the lifetime of the next quote: in some scenarios the first one is short, and the terms change when it
 * ends.
 */
function takeLifetime(tables: Quoting['tables'], now: Instant): number {
  const settings = settingsOf(tables);
  const { firstQuote } = settings;
  if (!firstQuote) return QUOTE_TTL;
  const lifetime = firstQuote.validSeconds * SECOND;
  const at = after(now, lifetime);
  for (const terms of firstQuote.thenTerms)
    tables.offerChanges.insert({ id: `${terms.code}/${at}`, at, terms });
  tables.settings.replace({ ...settings, firstQuote: null });
  return lifetime;
}

/**
 * Returns the order with a quote that can be confirmed: its current one, or, if that has expired, a new one with the
 * terms in force. A problem because of `renewed` must be returned, not raised, so that the new quote is stored.
 */
export function withValidQuote(
  context: Quoting,
  order: OrderRecord,
): { readonly order: OrderRecord; readonly quote: QuoteRecord; readonly renewed: boolean } {
  const quote = context.tables.quotes.get(order.quoteId ?? '');
  invariant(quote, `Order ${order.id} has been submitted without a quote.`);
  if (context.now < quote.validUntil) return { order, quote, renewed: false };
  const { downPaymentBps, dueDay } = quote;
  const current = offersInForce(context.tables, context.today).find(({ code }) => code === quote.offer.code);
  // A withdrawn offer stays available to orders that were quoted with it.
  const offer = current ?? quote.offer;
  const next = quoteOrder(context, order, { offer, downPaymentBps, dueDay });
  const { budgetReview } = order;
  const { assessments } = context.tables;
  const isAsApproved =
    budgetReview?.status === 'APPROVED' &&
    highestInstalment(next.quote) <= highestInstalment(quote) &&
    isAsGood(assessments.get(next.order.assessmentId ?? ''), assessments.get(order.assessmentId ?? ''));
  // what a person has approved is approved for no higher instalment and no worse budget
  if (!isAsApproved) return { ...next, renewed: true };
  return { ...next, order: context.tables.orders.replace({ ...next.order, budgetReview }), renewed: true };
}

const highestInstalment = ({ schedule }: QuoteRecord) =>
  Math.max(...schedule.filter(({ no }) => no > 0).map(({ totalMinor }) => totalMinor));

export function outOfDate(newQuoteId: string): Problem {
  return problem('quote-expired', 'These figures are no longer current. Have a look at the new ones.', {
    newQuoteId,
  });
}
