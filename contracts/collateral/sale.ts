import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PaymentId } from '#contracts/ids.ts';
import { type Money, NonNegativeMoney, oneCurrency, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

type Amounts = Readonly<Record<'proceeds' | 'paid' | 'surplus' | 'stillOwed', Money>>;

export const CollateralSale = described(
  z
    .object({
      soldOn: LocalDate,
      proceeds: described(PositiveMoney, 'What the buyer paid, less the costs of the sale.'),
      paid: described(NonNegativeMoney, 'The part that paid the plan, as the payment with this id.'),
      paymentId: PaymentId,
      surplus: described(
        NonNegativeMoney,
        "The part beyond the debt, which was credited to the customer's wallet.",
      ),
      stillOwed: described(NonNegativeMoney, 'What was left to pay of the plan after the sale.'),
    })
    .check(
      z.refine<Amounts>(
        ({ proceeds, paid, surplus, stillOwed }) =>
          oneCurrency(proceeds, paid, surplus, stillOwed) &&
          paid.amountMinor + surplus.amountMinor === proceeds.amountMinor &&
          (surplus.amountMinor === 0 || stillOwed.amountMinor === 0),
        {
          path: ['surplus'],
          message: 'The proceeds are what was paid and the surplus, which is left once nothing is owed',
        },
      ),
    ),
  'The sale of collateral of a plan in default, and what became of the proceeds.',
);
export type CollateralSale = z.output<typeof CollateralSale>;
