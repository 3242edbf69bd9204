import { enteredText } from '#contracts/entered-text.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/**
 * An administrator's note about a customer, who does not see it. It is never changed; a note with a day is a task to be
 * completed.
 */
export const UserNote = z.object({
  /** Its number among the customer's notes, from 1. */
  no: Ordinal,
  text: enteredText(3, 1_000),
  /** The day on which it is due; null for a note that is not a task. */
  dueOn: z.nullable(LocalDate),
  /** When it was completed; null before. */
  doneAt: z.nullable(Instant),
  byName: z.string(),
  createdAt: Instant,
});
export type UserNote = z.output<typeof UserNote>;
