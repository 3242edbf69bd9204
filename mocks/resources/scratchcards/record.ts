import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import type { WrongPins } from '#mocks/rules/wrong-pins.ts';

export interface BatchRecord extends ScratchcardBatch {
  /** The administrator who created it; another one has to approve it. */
  readonly createdById: string;
  /** When its activation was decided, which may be for a later day; null before. */
  readonly issuedOn: LocalDate | null;
}

export interface ScratchcardRecord {
  readonly id: string;
  readonly batchId: string;
  readonly kind: Scratchcard['kind'];
  readonly code: string;
  /** The hash of the PIN, which itself is not stored. */
  readonly pinHash: string;
  /**
   * The encrypted PIN: of a digital scratchcard until it is redeemed or expires, of a physical one until its PIN was
   * exported; else null.
   */
  readonly pinCipher: string | null;
  readonly pinLast2: string;
  readonly value: Money;
  readonly status: Scratchcard['status'];
  /** The customer it was given to, or who redeemed it. */
  readonly ownerId: string | null;
  /** The name of that customer; null without one. */
  readonly ownerName: string | null;
  /** The number of wrong PINs for this code since the last right one. */
  readonly failedAttempts: number;
  readonly lockedUntil: Instant | null;
  readonly expiresOn: LocalDate;
  readonly activatedAt: Instant | null;
  /** When its PIN was last entered correctly. */
  readonly enteredAt: Instant | null;
  readonly revealedAt: Instant | null;
  readonly redeemedAt: Instant | null;
  readonly paymentId: string | null;
  readonly createdAt: Instant;
  readonly version: number;
}

/** Represents a scratchcard whose PIN a customer has entered. */
export interface ScratchcardTokenRecord {
  readonly id: string;
  readonly userId: string;
  readonly scratchcardId: string;
  readonly expiresAt: Instant;
}

/** The wrong PINs of a customer; the id is the customer's. */
export interface WrongPinsRecord extends WrongPins {
  readonly id: string;
}
