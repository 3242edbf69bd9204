import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { OrderId, OrderNumber, Version } from '#contracts/ids.ts';
import { type Money, NonNegativeMoney, oneCurrency, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { PreviewedPart } from '#contracts/plans/plan-payment.ts';
import { z } from '#contracts/z.ts';

/** What a scratchcard pays of an open amount, and where the rest of its value goes. */
const use = {
  open: described(PositiveMoney, 'What is open of it.'),
  amount: described(PositiveMoney, 'What the scratchcard pays of it.'),
  rest: described(NonNegativeMoney, 'The rest of its value, which goes to the wallet.'),
  stillOpen: described(NonNegativeMoney, 'What is still to be paid of it.'),
};

const Instalments = z
  .object({
    ...use,
    isDue: described(
      z.boolean(),
      'True for everything that is due now; false for the next instalment, while nothing is due.',
    ),
    dueDate: described(LocalDate, 'The earliest due date among them.'),
    parts: described(
      z.array(z.extend(PreviewedPart, { version: Version })).check(z.minLength(1), z.maxLength(20)),
      'The plans that get it, in the order of their due dates; the version is for the payment.',
    ),
  })
  .check(
    z.refine(({ amount, parts }) => amount.amountMinor === sumMinor(parts.map((part) => part.amount)), {
      path: ['amount'],
      message: 'What a scratchcard pays is the sum of its parts',
    }),
  );

const DownPayment = z.object({
  ...use,
  orderId: OrderId,
  number: OrderNumber,
  title: z.string().check(z.minLength(1)),
});

type Use = Readonly<Record<keyof typeof use, Money>>;

/** The scratchcard's value is what it pays and its rest; the open amount is what it pays and what stays open. */
const addsUp = (value: Money, { open, amount, rest, stillOpen }: Use): boolean =>
  oneCurrency(value, open, amount, rest, stillOpen) &&
  amount.amountMinor + rest.amountMinor === value.amountMinor &&
  amount.amountMinor + stillOpen.amountMinor === open.amountMinor;

export const ScratchcardPreview = described(
  z
    .object({
      value: PositiveMoney,
      walletBalance: described(NonNegativeMoney, 'The balance of the wallet if the whole value goes there.'),
      instalments: described(z.nullable(Instalments), 'Null if no running plan takes a payment.'),
      downPayments: described(
        z.array(DownPayment),
        'The orders that wait for their down payment, oldest first.',
      ),
    })
    .check(
      z.refine(
        ({ value, instalments, downPayments }) =>
          [...(instalments ? [instalments] : []), ...downPayments].every((each) => addsUp(value, each)),
        { path: ['value'], message: 'What a scratchcard pays and its rest are its value' },
      ),
    ),
  'What a scratchcard can be used for, and where each cent would go.',
);
export type ScratchcardPreview = z.output<typeof ScratchcardPreview>;
