import { after, DAY, MINUTE } from '#mocks/time/business-time.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { itemsOf } from './catalogue.ts';
import { createCustomer } from './people.ts';
import type { PurchaseOutcome } from './purchase.ts';
import type { Transaction } from './scenario.ts';

/** Each state has two orders, so that one can be cancelled while the other continues. */
const open: readonly PurchaseOutcome[] = [
  'DRAFT',
  'DRAFT',
  'QUOTED',
  'QUOTED',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
  'AWAITING_DOWN_PAYMENT',
  'CANCELLED',
  'EXPIRED',
  'QUOTED',
  'QUOTED',
];

/** Returns a purchase in each state, of the main customer and of others for the administration. */
export function onePurchaseOfEach({ random, clock }: Transaction, buyer: UserRecord) {
  const common = { buyer, dueDay: null, offerCode: 'PAY4', paysUntil: Infinity } as const;
  const secured = {
    ...common,
    at: after(clock.now(), -30 * MINUTE),
    items: itemsOf(['ESPRESSO-01']),
    offerCode: 'SEC24',
    outcome: 'COLLATERAL_REQUIRED',
    declinedFirst: false,
  } as const;
  const orders = open.map((outcome, index) => ({
    ...common,
    at: after(clock.now(), (index - 20) * MINUTE),
    items: itemsOf(['HEADPHONES-01']),
    outcome,
    // The second order that awaits its down payment has a declined payment.
    declinedFirst: outcome === 'AWAITING_DOWN_PAYMENT' && open[index - 1] === outcome,
  }));
  // Another customer's purchases, for the administration: a down payment above one person's refund limit, a
  // declined one, and a draft of yesterday.
  const other = { ...createCustomer(random, 1, buyer.createdAt), creditLimit: buyer.creditLimit };
  const otherPurchases = [
    {
      ...common,
      buyer: other,
      at: after(clock.now(), -3 * DAY),
      items: itemsOf(['EBIKE-01', 'ESPRESSO-01', 'CAMERA-01', 'ARMCHAIR-01']),
      offerCode: 'STD12',
      outcome: 'PAID',
      declinedFirst: false,
    },
    {
      ...common,
      buyer: other,
      at: after(clock.now(), -2 * DAY),
      items: itemsOf(['HEADPHONES-01']),
      outcome: 'AWAITING_DOWN_PAYMENT',
      declinedFirst: true,
    },
    {
      ...common,
      buyer: other,
      at: after(clock.now(), -1 * DAY),
      items: itemsOf(['HEADPHONES-01']),
      outcome: 'DRAFT',
      declinedFirst: false,
    },
  ] as const;
  /** A plan that has just started, so that the customer can withdraw from it. */
  const fresh = {
    ...common,
    at: after(clock.now(), -3 * DAY),
    items: itemsOf(['HEADPHONES-01']),
    outcome: 'PAID',
    declinedFirst: false,
  } as const;
  /** Plans with late fees for the administration; the two oldest are in default. */
  const third = { ...createCustomer(random, 3, buyer.createdAt), creditLimit: buyer.creditLimit };
  const late = [-165, -160, -60, -60].map((days, index) => ({
    ...common,
    buyer: index === 0 ? third : other,
    at: after(clock.now(), days * DAY),
    items: itemsOf(['ESPRESSO-01']),
    offerCode: 'STD6',
    paysUntil: 0,
    outcome: 'PAID' as const,
    declinedFirst: false,
  }));
  return { people: [other, third], purchases: [...late, fresh, ...otherPurchases, secured, ...orders] };
}
