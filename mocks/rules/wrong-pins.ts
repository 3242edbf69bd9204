import type { Instant } from '#contracts/dates.ts';
import { after, DAY, HOUR, MINUTE } from '#mocks/time/business-time.ts';

/**
 * The number of wrong PINs after which a customer has to wait, and after which the scratchcard with the given code is
 * locked.
 */
export const TRIES = 5;

/** How long a scratchcard is locked, in ms. */
export const CARD_LOCK = DAY;

/** The waits after 5, 10, 15 and 20 wrong PINs, in ms; every fifth one after that has the last wait. */
const waits = [15 * MINUTE, 30 * MINUTE, HOUR, DAY] as const;

/** Wrong PINs older than this, in ms, do not count. */
const FORGOTTEN_AFTER = DAY;

export interface WrongPins {
  readonly count: number;
  readonly lastAt: Instant;
  /** When the customer may try again; null means now. */
  readonly lockedUntil: Instant | null;
}

/**
 * Counts one more wrong PIN (docs/domain.md, "Scratchcards"). `before` is null if there was none since the last
 * redemption.
 */
export function oneMore(before: WrongPins | null, now: Instant): WrongPins {
  const counted = counting(before, now);
  const count = (counted?.count ?? 0) + 1;
  return { count, lastAt: now, lockedUntil: count % TRIES === 0 ? after(now, nextWait(counted)) : null };
}

/** Returns the wait after the last of the next tries, in ms. `before` is null if no wrong PIN counts. */
export function nextWait(before: WrongPins | null): number {
  const rounds = Math.floor((before?.count ?? 0) / TRIES);
  return waits[Math.min(rounds, waits.length - 1)] ?? DAY;
}

/** Returns the wrong PINs that still count; null if there are none. */
export const counting = (before: WrongPins | null, now: Instant): WrongPins | null =>
  before !== null && now < after(before.lastAt, FORGOTTEN_AFTER) ? before : null;

/** Returns the tries until the next wait. */
export const triesLeft = ({ count }: Pick<WrongPins, 'count'>): number => TRIES - (count % TRIES);
