import type { CartItem } from '#contracts/orders/cart.ts';
import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Random } from '#mocks/store/random.ts';
import type { CardTokenRecord } from '#mocks/resources/payments/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import { monthlyOfPlans } from '#mocks/resources/orders/assessment.ts';
import { priceCart } from '#mocks/resources/orders/cart.ts';
import { figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import { earliest, nextDueOf } from '#mocks/resources/plans/store.ts';
import { after, businessDate, HOUR } from '#mocks/time/business-time.ts';
import { rowsOf } from './purchase-rows.ts';
import type { Circumstances, Purchase } from './purchase.ts';
import type { Transaction } from './scenario.ts';

/** A purchase before it is priced. */
export type PlannedPurchase = Omit<Purchase, 'cart' | 'offer' | 'card' | 'planInstalments'> & {
  readonly items: readonly CartItem[];
  readonly offerCode: string;
};

export interface History extends Partial<Pick<Circumstances, 'figuresOf' | 'keepsQuotes'>> {
  readonly people: readonly UserRecord[];
  readonly purchases: readonly PlannedPurchase[];
  /** The number of the first order; 1 if left out. */
  readonly firstOrderNumber?: number;
  /** The number of the first confirmed plan. */
  readonly firstPlanNumber: number;
}

/**
 * Adds purchases in chronological order with ascending numbers, and of each customer what is owed and the last visit. Returns the
 * next free numbers.
 */
export function fillHistory(transaction: Transaction, history: History) {
  const { people, purchases, firstPlanNumber, figuresOf = figuresFor, keepsQuotes = true } = history;
  const { tables, random, clock } = transaction;
  const circumstances = { random, now: clock.now(), figuresOf, keepsQuotes };
  const owed = new Map<string, { principalLeft: number; openPlans: number; nextDue: string | null }>();
  /** When each customer was last here: purchases are made in person, and instalments are collected. */
  const lastVisits = new Map<string, string>();
  const cards = new Map<string, CardTokenRecord>();
  let orderNumber = history.firstOrderNumber ?? 1;
  let planNumber = firstPlanNumber;

  for (const purchase of purchases.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))) {
    const { buyer } = purchase;
    const card = cards.get(buyer.id) ?? cardOf(buyer, random);
    if (!cards.has(buyer.id)) cards.set(buyer.id, tables.cardTokens.insert(card));

    const cart = priceCart(tables, purchase, businessDate(purchase.at), '');
    const numbers = { order: orderNumberOf(purchase.at, orderNumber), plan: planNumberOf(planNumber) };
    const offer = offerOf(transaction, purchase.offerCode);
    const { order, quote, assessment, plan, payments } = rowsOf(
      {
        ...purchase,
        cart,
        card,
        offer,
        planInstalments: monthlyOfPlans(tables, { userId: buyer.id, currency: BUSINESS_CURRENCY }),
      },
      numbers,
      circumstances,
    );
    tables.orders.insert(order);
    const downPaid = payments.find(({ purpose }) => purpose === 'DOWN_PAYMENT')?.createdAt;
    const visits = [
      lastVisits.get(buyer.id),
      order.createdAt,
      assessment?.createdAt,
      order.terms?.acceptedAt,
      downPaid,
    ];
    lastVisits.set(
      buyer.id,
      visits
        .flatMap((visit) => visit ?? [])
        .toSorted()
        .at(-1) ?? order.createdAt,
    );
    orderNumber += 1;
    if (quote) tables.quotes.insert(quote);
    if (assessment) tables.assessments.insert(assessment);
    if (plan) {
      tables.plans.insert(plan);
      planNumber += 1;
      const { principalLeft, openPlans, nextDue } = owed.get(buyer.id) ?? nothingOwed;
      owed.set(buyer.id, {
        principalLeft: principalLeft + plan.principalLeft,
        openPlans: openPlans + Number(isOpen(plan.status)),
        nextDue: earliest([nextDue, nextDueOf(plan)]),
      });
    }
    for (const payment of payments) tables.payments.insert(payment);
  }

  for (const person of people)
    tables.users.insert({
      ...person,
      ...owed.get(person.id),
      lastSeenAt: lastVisits.get(person.id) ?? person.lastSeenAt,
    });
  return { nextOrderNumber: orderNumber, nextPlanNumber: planNumber };
}

const nothingOwed = { principalLeft: 0, openPlans: 0, nextDue: null };

function offerOf({ tables }: Transaction, code: string): PlanOffer {
  const offer = tables.offers.get(code);
  if (!offer) throw new Error(`The scenario buys with the offer "${code}", which is not in its catalogue.`);
  return offer.terms;
}

const orderNumberOf = (at: string, number: number) =>
  `ORD-${at.slice(0, 4)}-${String(number).padStart(6, '0')}`;
const planNumberOf = (number: number) => `PLN-${String(number).padStart(6, '0')}`;

/** Creates the customer's card; a test card like all others. */
function cardOf(buyer: UserRecord, random: Random): CardTokenRecord {
  const visa = random.int(1, 3) > 1;
  const last4 = random.digits(4);
  const name = visa ? 'Visa' : 'Mastercard';
  return {
    id: random.ulid('tok', after(buyer.createdAt, HOUR)),
    brand: visa ? 'VISA' : 'MASTERCARD',
    last4,
    expMonth: random.int(1, 12),
    expYear: random.int(2028, 2031),
    label: `${name} •••• ${last4}`,
    userId: buyer.id,
    behaviour: 'APPROVE',
    refused: null,
  };
}
