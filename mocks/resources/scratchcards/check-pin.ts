import type { Instant } from '#contracts/dates.ts';
import type { PinAttempts } from '#contracts/scratchcards/pin-attempts.ts';
import { SECOND, secondsUntil } from '#mocks/time/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { waitText } from '#mocks/core/format.ts';
import { counting, nextWait, oneMore, triesLeft } from '#mocks/rules/wrong-pins.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import { withWrongPin } from './lifecycle.ts';
import { pinHashOf } from './pins.ts';
import type { ScratchcardRecord } from './record.ts';
import { saveScratchcard } from './store.ts';

export interface Entering {
  readonly tables: Pick<Writes, 'batches' | 'scratchcards' | 'wrongPins'>;
  readonly userId: string;
  readonly now: Instant;
}

/**
 * The result of checking an entered PIN: right; wrong, also if it belongs to another scratchcard than the given code;
 * or not checked because of a lock.
 */
export type Guess =
  | { readonly kind: 'right'; readonly card: ScratchcardRecord }
  | { readonly kind: 'wrong'; readonly card: ScratchcardRecord | undefined }
  | { readonly kind: 'locked'; readonly problem: Problem };

/** Checks a PIN without writing anything. */
export function judgePin(
  { tables, userId, now }: Entering,
  { pin, code }: { readonly pin: string; readonly code: string | null },
): Guess {
  const lockedUntil = tables.wrongPins.get(userId)?.lockedUntil ?? null;
  const wait = lockedUntil === null ? 0 : secondsUntil(now, lockedUntil);
  if (wait > 0) return { kind: 'locked', problem: lockedOut(wait) };
  const hash = pinHashOf(pin);
  const { scratchcards } = tables;
  const card = code === null ? scratchcards.find('pinHash', hash) : scratchcards.find('code', code);
  return card?.pinHash === hash ? { kind: 'right', card } : { kind: 'wrong', card };
}

/**
 * Ends the count of a customer who has redeemed a scratchcard. A right PIN that redeems nothing does not end it, because
 * that of a spent scratchcard could be entered between guesses.
 */
export function forgetWrongPins({ wrongPins }: Pick<Writes, 'wrongPins'>, userId: string): void {
  if (wrongPins.get(userId)) wrongPins.delete(userId);
}

/**
 * Counts a wrong PIN for the customer and for the scratchcard with the given code. The problem does not reveal
 * whether there is such a scratchcard.
 */
export function countWrongPin(
  { tables, userId, now }: Entering,
  card: ScratchcardRecord | undefined,
): Problem {
  const before = tables.wrongPins.get(userId) ?? null;
  const wrong = { id: userId, ...oneMore(before, now) };
  if (before) tables.wrongPins.replace(wrong);
  else tables.wrongPins.insert(wrong);
  if (card) {
    const later = withWrongPin(card, now);
    if (later !== card) saveScratchcard(tables, later);
  }
  if (wrong.lockedUntil !== null) return lockedOut(secondsUntil(now, wrong.lockedUntil));
  const attemptsLeft = triesLeft(wrong);
  const tries = attemptsLeft === 1 ? 'One try is' : `${attemptsLeft} tries are`;
  return problem('card-pin-invalid', `That PIN is not right. ${tries} left.`, { attemptsLeft });
}

/** Returns what a customer may still enter (docs/domain.md, "Scratchcards"). */
export function attemptsOf(
  { wrongPins }: Pick<Reads, 'wrongPins'>,
  userId: string,
  now: Instant,
): PinAttempts {
  const before = counting(wrongPins.get(userId) ?? null, now);
  const until = before?.lockedUntil ?? null;
  const lockedUntil = until !== null && until > now ? until : null;
  return {
    attemptsLeft: lockedUntil === null ? triesLeft(before ?? { count: 0 }) : 0,
    lockedUntil,
    nextWaitS: nextWait(before) / SECOND,
  };
}

function lockedOut(retryAfterS: number): Problem {
  const detail = `Too many wrong PINs. Try again in ${waitText(retryAfterS)}.`;
  return problem('card-redemption-locked', detail, { retryAfterS });
}
