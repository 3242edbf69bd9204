import type { Instant } from '#contracts/dates.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira } from './mira.ts';
import type { PurchaseOutcome } from './purchase.ts';
import type { Transaction } from './scenario.ts';

/**
 * Adds Mira Okafor's purchase of a city e-bike in 24 months: 1,920.00 of 2,400.00 are financed and have to be
 * secured.
 * @param paysUntil the number of instalments that she pays on time; all of them by default
 */
export function fillSecuredPurchase(
  transaction: Transaction,
  at: Instant,
  outcome: PurchaseOutcome,
  paysUntil = Infinity,
): OrderRecord | undefined {
  const buyer = mira(transaction.random);
  fillCatalogue(transaction);
  const purchase = {
    buyer,
    at,
    items: itemsOf(['EBIKE-01']),
    offerCode: 'SEC24',
    dueDay: null,
    outcome,
    paysUntil,
    declinedFirst: false,
  } as const;
  fillBasics(
    transaction,
    fillHistory(transaction, { people: [buyer], purchases: [purchase], firstPlanNumber: 101 }),
  );
  return transaction.tables.orders.by('userId', buyer.id)[0];
}
