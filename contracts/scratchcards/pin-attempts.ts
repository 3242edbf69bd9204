import { Instant } from '#contracts/dates.ts';
import { Seconds } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** How many wrong PINs a customer may still enter. */
export const PinAttempts = z
  .object({
    /** Wrong PINs until the next wait; 0 during one. */
    attemptsLeft: z.int().check(z.gte(0), z.lte(5)),
    /** When the customer may try again; null means now. */
    lockedUntil: z.nullable(Instant),
    /** The length in seconds of the wait that follows the last of them. */
    nextWaitS: Seconds,
  })
  .check(
    z.refine(({ attemptsLeft, lockedUntil }) => (attemptsLeft === 0) === (lockedUntil !== null), {
      path: ['attemptsLeft'],
      message: 'There are no attempts during a wait, and some otherwise',
    }),
  );
export type PinAttempts = z.output<typeof PinAttempts>;
