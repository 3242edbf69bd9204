import type { Discount } from '#contracts/catalogue/discount.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { CartLine } from '#contracts/orders/cart.ts';
import { halfEven, ratio, toMinor } from './rational.ts';
import { sum } from './sum.ts';

/** A discount code's terms, and whether it still is given. */
export type DiscountTerms = Pick<Discount, 'id' | 'takes' | 'from' | 'validFrom' | 'validTo'> & {
  readonly status: 'ACTIVE' | 'ENDED';
};

const euro = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

const common = { status: 'ACTIVE', validFrom: '2026-01-01', validTo: '2028-12-31' } as const;

/** The discount codes that every scenario begins with (docs/domain.md, "Discount codes"). */
export const firstDiscounts: readonly DiscountTerms[] = [
  {
    ...common,
    id: 'WELCOME10',
    takes: { kind: 'SHARE', shareBps: 1_000, max: euro(100_00) },
    from: euro(50_00),
  },
  { ...common, id: 'TRANCHE25', takes: { kind: 'AMOUNT', amount: euro(25_00) }, from: euro(200_00) },
  {
    ...common,
    id: 'SUMMER26',
    takes: { kind: 'SHARE', shareBps: 1_500, max: euro(300_00) },
    from: euro(0),
    validTo: '2026-09-30',
  },
];

/** Returns where a code stands on a day. */
export function phaseOf({ status, validFrom, validTo }: DiscountTerms, today: LocalDate): Discount['phase'] {
  if (status === 'ENDED') return 'ENDED';
  if (today < validFrom) return 'COMING';
  return today > validTo ? 'OVER' : 'VALID';
}

export type DiscountRefusal =
  | { readonly code: 'unknown' }
  | { readonly code: 'not-yet'; readonly from: LocalDate }
  | { readonly code: 'expired'; readonly on: LocalDate }
  | { readonly code: 'ended' }
  | { readonly code: 'below-minimum'; readonly minimum: number; readonly missing: number };

/** Returns what a code takes off these lines in minor units, or why it takes nothing; undefined is an unknown code. */
export function discountFor(
  discount: DiscountTerms | undefined,
  lines: readonly Pick<CartLine, 'lineTotal'>[],
  today: LocalDate,
): { readonly amount: number } | DiscountRefusal {
  const subtotal = sum(lines, (line) => line.lineTotal.amountMinor);
  const currency = lines[0]?.lineTotal.currency;
  if (!discount || discount.from.currency !== currency) return { code: 'unknown' };
  const phase = phaseOf(discount, today);
  if (phase === 'ENDED') return { code: 'ended' };
  if (phase === 'COMING') return { code: 'not-yet', from: discount.validFrom };
  if (phase === 'OVER') return { code: 'expired', on: discount.validTo };
  const minimum = discount.from.amountMinor;
  const missing = minimum - subtotal;
  if (missing > 0) return { code: 'below-minimum', minimum, missing };
  const { takes } = discount;
  const wanted =
    takes.kind === 'AMOUNT'
      ? takes.amount.amountMinor
      : Math.min(
          takes.max.amountMinor,
          toMinor(halfEven(ratio(BigInt(subtotal) * BigInt(takes.shareBps), 10_000))),
        );
  return { amount: Math.min(wanted, subtotal) };
}
