import type { CartLine } from '#contracts/orders/cart.ts';

/** "Espresso machine and 2 more": what an order is about, in a few words. */
export function titleOf(lines: readonly CartLine[]): string {
  const [first, ...others] = lines;
  const name = first?.nameSnapshot ?? '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}
