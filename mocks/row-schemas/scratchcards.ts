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
import { count, text } from './fields.ts';

/** Rows of scratchcards, tokens, wrong PINs and batches. */
export const scratchcardSchemas = {
  batches: z.safeExtend(ScratchcardBatch, { createdById: text, issuedOn: z.nullable(LocalDate) }),
  scratchcards: z.object({
    id: ScratchcardId,
    batchId: BatchId,
    kind: ScratchcardKind,
    code: ScratchcardCode,
    pinHash: Sha256,
    pinCipher: z.nullable(text),
    pinLast2: z.string().check(z.regex(/^\d{2}$/)),
    value: PositiveMoney,
    status: ScratchcardStatus,
    ownerId: z.nullable(UserId),
    ownerName: z.nullable(text),
    failedAttempts: count,
    lockedUntil: z.nullable(Instant),
    expiresOn: LocalDate,
    activatedAt: z.nullable(Instant),
    enteredAt: z.nullable(Instant),
    revealedAt: z.nullable(Instant),
    redeemedAt: z.nullable(Instant),
    paymentId: z.nullable(PaymentId),
    createdAt: Instant,
    version: Version,
  }),
  scratchcardTokens: z.object({
    id: ScratchcardTokenId,
    userId: UserId,
    scratchcardId: ScratchcardId,
    expiresAt: Instant,
  }),
  wrongPins: z.object({
    id: UserId,
    count,
    lastAt: Instant,
    lockedUntil: z.nullable(Instant),
  }),
};
