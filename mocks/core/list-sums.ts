import { memberOf } from './member.ts';

interface Sum {
  readonly amountMinor: number;
  readonly currency: string;
}

/**
 * Returns the sums of these amounts over the items, in minor units, one for each currency in the order of the codes. An amount
 * that is null in an item is left out.
 */
export function sumsOf(
  names: readonly string[],
  items: readonly unknown[],
): Readonly<Record<string, readonly Sum[]>> {
  return Object.fromEntries(names.map((name) => [name, sumOf(items.map((item) => memberOf(item, name)))]));
}

function sumOf(amounts: readonly unknown[]): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const amount of amounts) {
    const [minor, currency] = [memberOf(amount, 'amountMinor'), memberOf(amount, 'currency')];
    if (typeof minor !== 'number' || typeof currency !== 'string') continue;
    sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums.keys()].toSorted().map((currency) => ({ amountMinor: sums.get(currency) ?? 0, currency }));
}
