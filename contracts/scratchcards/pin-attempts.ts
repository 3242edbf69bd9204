import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Seconds } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

export const PinAttempts = described(
  z
    .object({
      attemptsLeft: described(
        z.int().check(z.gte(0), z.lte(5)),
        'Wrong PINs until the next wait; 0 during one.',
      ),
      lockedUntil: described(z.nullable(Instant), 'When the customer may try again; null means now.'),
      nextWaitS: described(Seconds, 'The length in seconds of the wait that follows the last of them.'),
    })
    .check(
      z.refine(({ attemptsLeft, lockedUntil }) => (attemptsLeft === 0) === (lockedUntil !== null), {
        path: ['attemptsLeft'],
        message: 'There are no attempts during a wait, and some otherwise',
      }),
    ),
  'How many wrong PINs a customer may still enter.',
);
export type PinAttempts = z.output<typeof PinAttempts>;
