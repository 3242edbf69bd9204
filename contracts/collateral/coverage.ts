import { described } from '#contracts/described.ts';
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

export const Coverage = described(
  z
    .object({
      orderId: OrderId,
      orderStatus: OrderStatus,
      needed: described(NonNegativeMoney, 'The financed amount; of an active plan the remaining principal.'),
      covered: NonNegativeMoney,
      free: described(NonNegativeMoney, 'The covered amount beyond what is needed.'),
      inReview: NonNegativeMoney,
      prepared: NonNegativeMoney,
      missing: NonNegativeMoney,
      ltvBps: described(
        z.nullable(z.int().check(z.gte(0))),
        'The needed amount by the value of all collateral, in basis points, rounded up; null without any.',
      ),
      afterFall: described(
        z.object({ byBps: Bps, covered: NonNegativeMoney, missing: NonNegativeMoney }),
        'The same after a fall of all values by this share.',
      ),
      remedy: described(
        z.nullable(z.object({ downPaymentBps: Bps, downPayment: NonNegativeMoney })),
        'The smallest down payment, in whole percent, for which the existing collateral suffices; null if none does.',
      ),
      payAhead: described(
        z.nullable(PositiveMoney),
        'The smallest payment ahead that covers the plan again today; null if it is covered or has to be paid off, or if nothing can be paid ahead because it is in default or written off.',
      ),
      items: z.array(Collateral),
    })
    .check(
      z.refine<Parts>(
        ({ needed, covered, free, inReview, prepared, missing, payAhead }) =>
          oneCurrency(needed, covered, free, inReview, prepared, missing, payAhead) &&
          free.amountMinor === Math.max(0, covered.amountMinor - needed.amountMinor) &&
          missing.amountMinor ===
            Math.max(
              0,
              needed.amountMinor - covered.amountMinor - inReview.amountMinor - prepared.amountMinor,
            ),
        {
          path: ['missing'],
          message: 'What is missing or free is what is needed less all parts, or what is covered beyond it',
        },
      ),
    ),
  'The collateral of an order or of its plan. Each part counts the lendable value: `covered` of approved items, `inReview` of submitted ones, `prepared` of items that are not submitted, the last two by the declared value until there is a valuation. `missing` is what all of them lack.',
);
export type Coverage = z.output<typeof Coverage>;
