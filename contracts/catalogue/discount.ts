import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { ProductId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Bps, NonNegativeMoney, oneCurrency, PositiveMoney } from '#contracts/money.ts';
import { DiscountCode } from '#contracts/orders/cart.ts';
import { z } from '#contracts/z.ts';
import { discountActions } from './discount-actions.ts';
import { discountStates } from './discount-states.ts';

export const DiscountStatus = z.enum(discountStates);

export const DiscountPhase = described(
  z.enum(['COMING', 'VALID', 'OVER', 'ENDED']),
  'Where a code stands today: before its first day, valid, after its last day, or ended before that.',
);
export type DiscountPhase = z.output<typeof DiscountPhase>;

export const DiscountTakes = described(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('SHARE'),
      shareBps: Bps,
      max: described(PositiveMoney, 'The most that the share takes.'),
    }),
    z.object({ kind: z.literal('AMOUNT'), amount: PositiveMoney }),
  ]),
  'What a code takes off a cart: a share up to an amount, or an amount.',
);
export type DiscountTakes = z.output<typeof DiscountTakes>;

const terms = {
  takes: DiscountTakes,
  from: described(NonNegativeMoney, 'The subtotal from which it applies.'),
  validFrom: described(LocalDate, 'The first day on which carts take it.'),
  validTo: described(LocalDate, 'The last day on which carts take it.'),
};

interface Terms {
  readonly takes: DiscountTakes;
  readonly from: z.output<typeof NonNegativeMoney>;
  readonly validFrom: string;
  readonly validTo: string;
}

const termsFit = [
  z.refine<Terms>(({ takes }) => takes.kind === 'AMOUNT' || takes.shareBps > 0, {
    path: ['takes', 'shareBps'],
    message: 'A share is more than nothing',
  }),
  z.refine<Terms>(({ validFrom, validTo }) => validFrom <= validTo, {
    path: ['validTo'],
    message: 'The last day is not before the first',
  }),
  z.refine<Terms>(({ takes, from }) => oneCurrency(takes.kind === 'SHARE' ? takes.max : takes.amount, from), {
    path: ['from'],
    message: 'All amounts are in one currency',
  }),
] as const;

export const NewDiscount = described(
  z.object({ discountCode: DiscountCode, ...terms }).check(...termsFit),
  'A new code with its terms.',
);

export const Discount = described(
  z.object({ id: DiscountCode, ...terms, phase: DiscountPhase }),
  'A discount code; its id is the code.',
);
export type Discount = z.output<typeof Discount>;

export const DiscountDetails = described(
  z.object({
    ...Discount.shape,
    status: DiscountStatus,
    examples: described(
      z.array(
        z.object({
          productId: ProductId,
          name: z.string(),
          price: PositiveMoney,
          discount: described(NonNegativeMoney, 'What the code takes off a cart with one piece today.'),
        }),
      ),
      'What a cart with one piece of each product would cost less today.',
    ),
    actions: actionsOf(discountActions),
    version: Version,
  }),
  'A discount code, with what it takes off the products that are sold.',
);
export type DiscountDetails = z.output<typeof DiscountDetails>;
