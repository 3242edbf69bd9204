import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

export const UserNote = described(
  z.object({
    no: described(Ordinal, "Its number among the customer's notes, from 1."),
    text: enteredText(3, 1_000),
    dueOn: described(
      z.nullable(LocalDate),
      'The day on which it is due; null for a note that is not a task.',
    ),
    doneAt: described(z.nullable(Instant), 'When it was completed; null before.'),
    byName: z.string(),
    createdAt: Instant,
  }),
  "An administrator's note about a customer, who does not see it. It is never changed; a note with a day is a task to be completed.",
);
export type UserNote = z.output<typeof UserNote>;
