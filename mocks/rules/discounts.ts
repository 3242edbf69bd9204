import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { CartLine } from '#contracts/orders/cart.ts';
import { halfEven, ratio, toMinor } from './rational.ts';
import { sum } from './sum.ts';

/** A discount code's terms. Amounts are in minor units. */
export interface Discount {
  readonly code: string;
  readonly currency: Currency;
  readonly takes:
    | { readonly kind: 'SHARE'; readonly bps: number; readonly max: number }
    | { readonly kind: 'AMOUNT'; readonly amount: number };
  /** The subtotal from which it applies. */
  readonly from: number;
  readonly validFrom: LocalDate;
  /** The last day on which it is valid. */
  readonly validTo: LocalDate;
}

const common = { currency: 'EUR', validFrom: '2026-01-01', validTo: '2028-12-31' } as const;

/** The demo's discount codes (docs/domain.md, "Discount codes"). */
export const discounts: readonly Discount[] = [
  { ...common, code: 'WELCOME10', takes: { kind: 'SHARE', bps: 1_000, max: 100_00 }, from: 50_00 },
  { ...common, code: 'TRANCHE25', takes: { kind: 'AMOUNT', amount: 25_00 }, from: 200_00 },
  {
    ...common,
    code: 'SUMMER26',
    takes: { kind: 'SHARE', bps: 1_500, max: 300_00 },
    from: 0,
    validTo: '2026-09-30',
  },
];

export type DiscountRefusal =
  | { readonly code: 'unknown' }
  | { readonly code: 'not-yet'; readonly from: LocalDate }
  | { readonly code: 'expired'; readonly on: LocalDate }
  | { readonly code: 'below-minimum'; readonly minimum: number; readonly missing: number };

/** Returns the discount of a code for these lines in minor units, or why there is none. */
export function discountFor(
  code: string,
  lines: readonly Pick<CartLine, 'lineTotal'>[],
  today: LocalDate,
  candidates: readonly Discount[] = discounts,
): { readonly amount: number } | DiscountRefusal {
  const subtotal = sum(lines, (line) => line.lineTotal.amountMinor);
  const currency = lines[0]?.lineTotal.currency;
  const discount = candidates.find((each) => each.code === code && each.currency === currency);
  if (!discount) return { code: 'unknown' };
  if (today < discount.validFrom) return { code: 'not-yet', from: discount.validFrom };
  if (today > discount.validTo) return { code: 'expired', on: discount.validTo };
  const missing = discount.from - subtotal;
  if (missing > 0) return { code: 'below-minimum', minimum: discount.from, missing };
  const { takes } = discount;
  const wanted =
    takes.kind === 'AMOUNT'
      ? takes.amount
      : Math.min(takes.max, toMinor(halfEven(ratio(BigInt(subtotal) * BigInt(takes.bps), 10_000))));
  return { amount: Math.min(wanted, subtotal) };
}
