import { Instant, LocalDate } from '#contracts/dates.ts';
import { BatchId, PaymentId, ScratchcardId, UserId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { Count, PositiveCount } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { ScratchcardCode } from './pin.ts';
import { ScratchcardKind, ScratchcardStatus } from './scratchcard.ts';

export const scratchcardReviewActions = ['block', 'unblock', 'unlock'] as const;

const text = z.string().check(z.minLength(1));

/** A scratchcard as the administration sees it: complete code, masked PIN. */
export const ScratchcardRow = z.object({
  id: ScratchcardId,
  batchId: BatchId,
  code: ScratchcardCode,
  kind: ScratchcardKind,
  pinLast2: z.string().check(z.regex(/^\d{2}$/)),
  value: PositiveMoney,
  status: ScratchcardStatus,
  /** The number of wrong PINs for this code since the last right one. */
  failedAttempts: Count,
  lockedUntil: z.nullable(Instant),
  expiresOn: LocalDate,
  activatedAt: z.nullable(Instant),
  /** The customer to whom a digital scratchcard was given; null otherwise. */
  givenTo: z.nullable(UserId),
  givenToName: z.nullable(text),
  redeemedBy: z.nullable(UserId),
  redeemedByName: z.nullable(text),
  redeemedAt: z.nullable(Instant),
  /** The payment that it was used for; null if its value went to the wallet, or it was not redeemed. */
  paymentId: z.nullable(PaymentId),
  createdAt: Instant,
});
export type ScratchcardRow = z.output<typeof ScratchcardRow>;

/** A scratchcard as the administration sees it, with its actions. */
export const ScratchcardDetails = z.extend(ScratchcardRow, {
  actions: actionsOf(scratchcardReviewActions),
  version: Version,
});
export type ScratchcardDetails = z.output<typeof ScratchcardDetails>;

/** Wrong PINs and locks, as far as they are stored. */
export const ScratchcardFraud = z.object({
  /** Customers with wrong PINs since their last redemption, the most first. */
  customers: z.array(
    z.object({
      userId: UserId,
      customerName: text,
      wrongPins: PositiveCount,
      lastAt: Instant,
      lockedUntil: z.nullable(Instant),
    }),
  ),
  /** The number of scratchcards locked in each of the last 24 hours, newest last. */
  locksByHour: z.array(z.object({ hour: Instant, locks: Count })),
  lockedCards: Count,
  /** Whether each card is there once. */
  duplicates: z.object({
    /** The number of cards that were compared: all. */
    checked: Count,
    /** The number of cards whose code another card has, too. */
    sameCode: Count,
    /** The number of cards whose PIN another card has, too. */
    samePin: Count,
  }),
});
export type ScratchcardFraud = z.output<typeof ScratchcardFraud>;
export type ScratchcardDuplicates = ScratchcardFraud['duplicates'];
