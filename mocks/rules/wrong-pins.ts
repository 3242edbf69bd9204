import type { Instant } from '#contracts/dates.ts';
import { after, DAY, HOUR, MINUTE } from '#mocks/business-time.ts';

/** Wrong PINs after which a customer has to wait, and after which a scratchcard whose code was given is locked. */
export const TRIES = 5;

/** How long a scratchcard is locked. */
export const CARD_LOCK = DAY;

/** After 5, 10, 15 and 20 wrong PINs; from then on after every fifth one as long as the last. */
const waits = [15 * MINUTE, 30 * MINUTE, HOUR, DAY] as const;

/** Wrong PINs that are older than this do not count. */
const FORGOTTEN_AFTER = DAY;

export interface WrongPins {
  readonly count: number;
  readonly lastAt: Instant;
  /** When the customer may try again; null: now. */
  readonly lockedUntil: Instant | null;
}

/**
 * One wrong PIN more (docs/domain.md, "Scratchcards"). `before` is null when there was none since the last right one.
 */
export function oneMore(before: WrongPins | null, now: Instant): WrongPins {
  const counts = before !== null && now < after(before.lastAt, FORGOTTEN_AFTER);
  const count = (counts ? before.count : 0) + 1;
  const wait = count % TRIES === 0 ? waits[Math.min(count / TRIES, waits.length) - 1] : undefined;
  return { count, lastAt: now, lockedUntil: wait === undefined ? null : after(now, wait) };
}

/** Tries until the next wait. */
export const triesLeft = ({ count }: Pick<WrongPins, 'count'>): number => TRIES - (count % TRIES);
