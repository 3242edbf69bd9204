import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  BatchId,
  PaymentId,
  ScratchcardId,
  ScratchcardTokenId,
  Sha256,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { ScratchcardCode } from '#contracts/scratchcards/pin.ts';
import { ScratchcardKind, ScratchcardStatus } from '#contracts/scratchcards/scratchcard.ts';
import { z } from '#contracts/z.ts';
import { count, type RowOf, text } from '#mocks/store/row-fields.ts';

export const batchRecord = z.safeExtend(ScratchcardBatch, {
  /** The administrator who created it; another one has to approve it. */
  createdById: text,
  /** When its activation was decided, which may be for a later day; null before. */
  issuedOn: z.nullable(LocalDate),
});
export type BatchRecord = RowOf<typeof batchRecord>;

export const scratchcardRecord = z.object({
  id: ScratchcardId,
  batchId: BatchId,
  kind: ScratchcardKind,
  code: ScratchcardCode,
  /** The hash of the PIN, which itself is not stored. */
  pinHash: Sha256,
  /**
   * The encrypted PIN: of a digital scratchcard until it is redeemed or expires, of a physical one until its PIN was
   * exported; else null.
   */
  pinCipher: z.nullable(text),
  pinLast2: z.string().check(z.regex(/^\d{2}$/)),
  value: PositiveMoney,
  status: ScratchcardStatus,
  /** The customer it was given to, or who redeemed it. */
  ownerId: z.nullable(UserId),
  /** The name of that customer; null without one. */
  ownerName: z.nullable(text),
  /** The number of wrong PINs for this code since the last right one. */
  failedAttempts: count,
  lockedUntil: z.nullable(Instant),
  expiresOn: LocalDate,
  activatedAt: z.nullable(Instant),
  /** When its PIN was last entered correctly. */
  enteredAt: z.nullable(Instant),
  revealedAt: z.nullable(Instant),
  redeemedAt: z.nullable(Instant),
  paymentId: z.nullable(PaymentId),
  createdAt: Instant,
  version: Version,
});
export type ScratchcardRecord = RowOf<typeof scratchcardRecord>;

/** Represents a scratchcard whose PIN a customer has entered. */
export const scratchcardTokenRecord = z.object({
  id: ScratchcardTokenId,
  userId: UserId,
  scratchcardId: ScratchcardId,
  expiresAt: Instant,
});
export type ScratchcardTokenRecord = RowOf<typeof scratchcardTokenRecord>;

/** The wrong PINs of a customer; the id is the customer's. */
export const wrongPinsRecord = z.object({
  id: UserId,
  count,
  lastAt: Instant,
  lockedUntil: z.nullable(Instant),
});
export type WrongPinsRecord = RowOf<typeof wrongPinsRecord>;
