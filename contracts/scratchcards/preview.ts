import { LocalDate } from '#contracts/dates.ts';
import { OrderId, OrderNumber, Version } from '#contracts/ids.ts';
import { type Money, NonNegativeMoney, oneCurrency, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { PreviewedPart } from '#contracts/plans/plan-payment.ts';
import { z } from '#contracts/z.ts';

/** What a scratchcard pays of an open amount, and where the rest of its value goes. */
const use = {
  /** What is open of it. */
  open: PositiveMoney,
  /** What the scratchcard pays of it. */
  amount: PositiveMoney,
  /** The rest of its value, which goes to the wallet. */
  rest: NonNegativeMoney,
  /** What is still to be paid of it. */
  stillOpen: NonNegativeMoney,
};

const Instalments = z
  .object({
    ...use,
    /** True for everything that is due now; false for the next instalment, while nothing is due. */
    isDue: z.boolean(),
    /** The earliest due date among them. */
    dueDate: LocalDate,
    /** The plans that get it, in the order of their due dates; the version is for the payment. */
    parts: z.array(z.extend(PreviewedPart, { version: Version })).check(z.minLength(1), z.maxLength(20)),
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

/** What a scratchcard can be used for, and where each cent would go. */
export const ScratchcardPreview = z
  .object({
    value: PositiveMoney,
    /** The balance of the wallet if the whole value goes there. */
    walletBalance: NonNegativeMoney,
    /** Null if no running plan takes a payment. */
    instalments: z.nullable(Instalments),
    /** The orders that wait for their down payment, oldest first. */
    downPayments: z.array(DownPayment),
  })
  .check(
    z.refine(
      ({ value, instalments, downPayments }) =>
        [...(instalments ? [instalments] : []), ...downPayments].every((each) => addsUp(value, each)),
      { path: ['value'], message: 'What a scratchcard pays and its rest are its value' },
    ),
  );
export type ScratchcardPreview = z.output<typeof ScratchcardPreview>;
