import type { Random } from '#mocks/store/random.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { type Figures, figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import { after, DAY, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory, type PlannedPurchase } from './history.ts';
import { mira, miraPurchases } from './mira.ts';
import { createCustomer } from './people.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

const USERS = 10_000;
const PAYMENTS = 30_000;
/** The number of customers with a payment history; the others buy today until the number of payments is reached. */
const REGULARS = 8_300;

/**
 * The purchases of generated customers: what, how many weeks ago, and whether they stop paying. There are few kinds,
 * so that figures can be cached.
 */
const purchaseKinds = [
  { offerCode: 'PAY4', items: itemsOf(['HEADPHONES-01']) },
  { offerCode: 'PAY4', items: itemsOf(['GRINDER-01', 'DRIPPER-01']) },
  { offerCode: 'STD6', items: itemsOf(['TURNTABLE-01']) },
  { offerCode: 'STD6', items: itemsOf(['CAMERA-01']) },
  { offerCode: 'STD12', items: itemsOf(['ARMCHAIR-01']) },
] as const;

export const bigList: Scenario = {
  title: 'big lists',
  description: 'Ten thousand customers and thirty thousand payments, for lists under load.',
  hint: 'Sort, filter and search; this browser took some seconds to make so many rows.',
  takesSeconds:
    'This browser makes ten thousand customers and thirty thousand payments, which takes some seconds.',
  person: 'administrator',
  opens: '/mini-admin/payments',
  populate(transaction) {
    const { random, clock } = transaction;
    const now = clock.now();
    const someone = mira(random);
    const customers = Array.from({ length: USERS - 1 }, (_, index) =>
      createCustomer(random, index + 1, after(now, -random.int(220, 900) * DAY)),
    );
    const regulars = customers.slice(0, REGULARS);
    const newcomers = customers.slice(REGULARS);
    const common = { figuresOf: remembering(figuresFor), keepsQuotes: false };
    fillCatalogue(transaction);
    const { nextOrderNumber, nextPlanNumber } = fillHistory(transaction, {
      ...common,
      people: [someone, ...regulars],
      purchases: [...miraPurchases(someone), ...regulars.map((buyer) => drawPurchase(random, buyer, now))],
      firstPlanNumber: 1,
    });
    const next = fillHistory(transaction, {
      ...common,
      people: newcomers,
      purchases: newcomers.slice(0, PAYMENTS - transaction.tables.payments.size).map((buyer) => ({
        ...drawPurchase(random, buyer, now),
        at: after(now, -random.int(10, 180) * MINUTE),
      })),
      firstOrderNumber: nextOrderNumber,
      firstPlanNumber: nextPlanNumber,
    });
    fillBasics(transaction, next);
  },
};

export const bigListFirstScreen: FirstScreen = { texts: [/^Payments$/], wideTexts: [/30,000/] };

function drawPurchase(random: Random, buyer: UserRecord, now: string): PlannedPurchase {
  const late = random.int(1, 12) === 1;
  return {
    ...random.pick(purchaseKinds),
    at: after(now, -random.int(1, 30) * 7 * DAY - HOUR + random.int(0, 9 * 60) * MINUTE),
    buyer,
    dueDay: null,
    outcome: 'PAID',
    paysUntil: late ? random.int(0, 2) : Infinity,
    declinedFirst: random.int(1, 20) === 1,
  };
}

/** Caches the figures of the same offer, total and day. */
function remembering(compute: typeof figuresFor): typeof figuresFor {
  const figuresByKey = new Map<string, Figures>();
  return (request) => {
    const { offer, total, downPaymentBps, dueDay, today } = request;
    const key = [offer.code, total.amountMinor, downPaymentBps, dueDay, today].join();
    const figures = figuresByKey.get(key) ?? compute(request);
    figuresByKey.set(key, figures);
    return figures;
  };
}
