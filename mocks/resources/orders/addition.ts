import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { OfferRefusal } from '#contracts/orders/quote.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { type CartRecord, type CartRequest, priceCart } from './cart.ts';
import { type Choice, refusalsOf } from './quotes/issue.ts';

const MAX_OF_ONE = 99;

/**
 * Returns what to add to a cart so that an offer becomes available: for each line the smallest sufficient quantity,
 * and of these the one with the lowest total.
 */
export function additionFor(
  tables: Pick<Reads, 'products' | 'discounts' | 'settings'>,
  { items, discountCode }: CartRequest,
  offer: PlanOffer,
  choice: Pick<Choice, 'downPaymentBps' | 'dueDay' | 'today'>,
): OfferRefusal['addition'] {
  const priced = (productId: string, quantity: number): CartRecord => {
    const changedItems = items.map((item) => (item.productId === productId ? { productId, quantity } : item));
    return priceCart(tables, { items: changedItems, discountCode }, choice.today, '');
  };
  const { policyProfile } = settingsOf(tables);
  const fits = ({ total, currency }: CartRecord) =>
    refusalsOf(offer, { ...choice, total: { amountMinor: total, currency }, policyProfile }).length === 0;
  const candidates = items.flatMap(({ productId, quantity }) => {
    let [tooFew, enough] = [quantity, MAX_OF_ONE];
    if (tooFew >= enough || priced(productId, enough).total < offer.minOrder.amountMinor) return [];
    while (enough - tooFew > 1) {
      const middle = Math.floor((tooFew + enough) / 2);
      if (priced(productId, middle).total >= offer.minOrder.amountMinor) enough = middle;
      else tooFew = middle;
    }
    const cart = priced(productId, enough);
    const name = cart.lines.find((line) => line.productId === productId)?.nameSnapshot ?? '';
    const addition = { productId, name, quantity: enough, more: enough - quantity };
    return fits(cart) ? [{ total: cart.total, addition }] : [];
  });
  return candidates.toSorted((a, b) => a.total - b.total)[0]?.addition ?? null;
}
