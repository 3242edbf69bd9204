import { Instant, LocalDate } from '#contracts/dates.ts';
import { Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** What an administrator wrote about a customer, who does not see it. It is never changed; with a day it waits for work. */
export const UserNote = z.object({
  /** Its number among the notes of the customer, from 1. */
  no: Ordinal,
  text: z.string().check(z.minLength(3), z.maxLength(1_000)),
  /** The day on which it is to be looked at again; null: it only says something. */
  dueOn: z.nullable(LocalDate),
  /** When that was done. */
  doneAt: z.nullable(Instant),
  byName: z.string(),
  createdAt: Instant,
});
export type UserNote = z.output<typeof UserNote>;
