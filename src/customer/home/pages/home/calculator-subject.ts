import type { Product } from '#contracts/catalogue/product.ts';
import type { Money } from '#contracts/money.ts';
import type { CartItem } from '#contracts/orders/cart.ts';
import type { ComparisonRequest } from '#contracts/orders/quote.ts';

/** What plans are compared for: the cart, one product, or an amount. */
export type Subject =
  | { readonly kind: 'cart'; readonly items: readonly CartItem[] }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'amount' };

/** Values of the choice that are no product ids. */
export const cartChoice = 'cart';
export const amountChoice = 'amount';

/** @param chosen a value of the choice; empty before the first choice, which selects the cart if it has items */
export function subjectOf(chosen: string, items: readonly CartItem[], products: readonly Product[]): Subject {
  const product = products.find(({ id }) => id === chosen);
  if (product) return { kind: 'product', product };
  if (chosen === amountChoice || items.length === 0) return { kind: 'amount' };
  return { kind: 'cart', items };
}

export function choiceOf(subject: Subject): string {
  if (subject.kind === 'product') return subject.product.id;
  return subject.kind === 'cart' ? cartChoice : amountChoice;
}

export function basketOf(subject: Subject, amount: Money): ComparisonRequest['basket'] {
  if (subject.kind === 'amount') return { kind: 'AMOUNT', amount };
  const items =
    subject.kind === 'cart' ? [...subject.items] : [{ productId: subject.product.id, quantity: 1 }];
  return { kind: 'ITEMS', items };
}
