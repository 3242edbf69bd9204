import { OrderId } from '#contracts/ids.ts';
import { Bps, NonNegativeMoney, oneCurrency, type Money } from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { z } from '#contracts/z.ts';
import { Collateral } from './collateral.ts';

interface Parts extends Readonly<
  Record<'needed' | 'covered' | 'free' | 'inReview' | 'prepared' | 'missing', Money>
> {}

/**
 * What secures an order, or the plan that came of it. Each part counts what can be lent against it: `covered` is
 * approved, `inReview` handed in, `prepared` not handed in yet, the last two by the declared value until there is a
 * valuation. `missing` is what all of them lack.
 */
export const Coverage = z
  .object({
    orderId: OrderId,
    orderStatus: OrderStatus,
    /** What is financed; of an active plan the principal that is left. */
    needed: NonNegativeMoney,
    covered: NonNegativeMoney,
    /** What is covered beyond what is needed. */
    free: NonNegativeMoney,
    inReview: NonNegativeMoney,
    prepared: NonNegativeMoney,
    missing: NonNegativeMoney,
    /** What is needed by the value of everything, in basis points, rounded up; null while there is nothing. */
    ltvBps: z.nullable(z.int().check(z.gte(0))),
    /** The same if everything were worth so much less. */
    afterFall: z.object({ byBps: Bps, covered: NonNegativeMoney, missing: NonNegativeMoney }),
    /** The smallest down payment, in whole percent, with which everything that is there is enough. */
    remedy: z.nullable(z.object({ downPaymentBps: Bps, downPayment: NonNegativeMoney })),
    items: z.array(Collateral),
  })
  .check(
    z.refine<Parts>(
      ({ needed, covered, free, inReview, prepared, missing }) =>
        oneCurrency(needed, covered, free, inReview, prepared, missing) &&
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
