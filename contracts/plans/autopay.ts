import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const Autopay = described(
  z.object({
    cardLabel: z.string().check(z.minLength(1)),
    nextOn: described(
      z.nullable(LocalDate),
      'The next day on which the card is charged; null if it is not, as it will have expired by then.',
    ),
    lapsesOn: described(
      z.nullable(LocalDate),
      'The first collection for which the card will have expired; null if it lasts for every open instalment.',
    ),
    stopped: described(
      z.boolean(),
      'True after the bank has refused this card for good, or has taken a payment of the plan back: nothing is collected until a card is chosen.',
    ),
  }),
  'The card that is charged on each due date, in the morning and up to three more times within the days of grace.',
);
