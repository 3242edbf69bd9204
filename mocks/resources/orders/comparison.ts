import type { LocalDate } from '#contracts/dates.ts';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { additionFor } from './addition.ts';
import { type CartRequest, priceCart, refuseTooLarge, viewCart } from './cart.ts';
import { compareOffers, offersInForce } from './quotes/issue.ts';

/** Computes every offer for a priced cart or an amount, without changing anything. */
export const compareQuotes: HandlerOf<'compareQuotes'> = ({ body, tables, today, reply }) => {
  const { basket, downPaymentBps, dueDay } = body;
  const { cart, total } =
    basket.kind === 'AMOUNT' ? { cart: null, total: basket.amount } : priced(tables, basket, today);
  refuseTooLarge(total);
  const { policyProfile } = settingsOf(tables);
  const offers = offersInForce(tables, today);
  const expected = offers[0]?.minOrder.currency ?? total.currency;
  if (expected !== total.currency) {
    // oxlint-disable-next-line tranche/direct-refusal -- nothing is stored that has a state
    raise('currency-mismatch', `Plans are offered in ${expected} alone.`, { expected, got: total.currency });
  }
  const compared = compareOffers(offers, { total, downPaymentBps, dueDay, today, policyProfile });
  const withAdditions = compared.map((each): ComparedOffer => {
    if (each.available || basket.kind === 'AMOUNT' || each.refusal.code !== 'below-minimum') return each;
    const addition = additionFor(tables, basket, each.offer, { downPaymentBps, dueDay, today });
    return { ...each, refusal: { ...each.refusal, addition } };
  });
  return reply(200, { cart, total, offers: withAdditions });
};

function priced(tables: Pick<Reads, 'products' | 'discounts'>, basket: CartRequest, today: LocalDate) {
  const cart = viewCart(priceCart(tables, basket, today, '/basket'));
  return { cart, total: cart.total };
}
