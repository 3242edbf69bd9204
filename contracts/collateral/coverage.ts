import { OrderId } from '#contracts/ids.ts';
import { Bps, NonNegativeMoney, oneCurrency, PositiveMoney, type Money } from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { z } from '#contracts/z.ts';
import { Collateral } from './collateral.ts';

interface Parts extends Readonly<
  Record<'needed' | 'covered' | 'free' | 'inReview' | 'prepared' | 'missing', Money>
> {
  readonly payAhead: Money | null;
}

/**
 * The collateral of an order or of its plan. Each part counts the lendable value: `covered` of approved items,
 * `inReview` of submitted ones, `prepared` of items that are not submitted, the last two by the declared value until
 * there is a valuation. `missing` is what all of them lack.
 */
export const Coverage = z
  .object({
    orderId: OrderId,
    orderStatus: OrderStatus,
    /** The financed amount; of an active plan the remaining principal. */
    needed: NonNegativeMoney,
    covered: NonNegativeMoney,
    /** The covered amount beyond what is needed. */
    free: NonNegativeMoney,
    inReview: NonNegativeMoney,
    prepared: NonNegativeMoney,
    missing: NonNegativeMoney,
    /** The needed amount by the value of all collateral, in basis points, rounded up; null without any. */
    ltvBps: z.nullable(z.int().check(z.gte(0))),
    /** The same after a fall of all values by this share. */
    afterFall: z.object({ byBps: Bps, covered: NonNegativeMoney, missing: NonNegativeMoney }),
    /** The smallest down payment, in whole percent, for which the existing collateral suffices; null if none does. */
    remedy: z.nullable(z.object({ downPaymentBps: Bps, downPayment: NonNegativeMoney })),
    /**
     * The smallest payment ahead that covers the plan again today; null if it is covered or has to be paid off, or if
     * nothing can be paid ahead because it is in default or written off.
     */
    payAhead: z.nullable(PositiveMoney),
    items: z.array(Collateral),
  })
  .check(
    z.refine<Parts>(
      ({ needed, covered, free, inReview, prepared, missing, payAhead }) =>
        oneCurrency(needed, covered, free, inReview, prepared, missing, payAhead) &&
        free.amountMinor === Math.max(0, covered.amountMinor - needed.amountMinor) &&
        missing.amountMinor ===
          Math.max(0, needed.amountMinor - covered.amountMinor - inReview.amountMinor - prepared.amountMinor),
      {
        path: ['missing'],
        message: 'What is missing or free is what is needed less all parts, or what is covered beyond it',
      },
    ),
  );
export type Coverage = z.output<typeof Coverage>;
