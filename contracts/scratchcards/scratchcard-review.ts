import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { BatchId, PaymentId, ScratchcardId, UserId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { Count, PositiveCount } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { scratchcardReviewActions } from './actions.ts';
import { ScratchcardCode } from './pin.ts';
import { ScratchcardKind, ScratchcardStatus } from './scratchcard.ts';

const text = z.string().check(z.minLength(1));

export const ScratchcardRow = described(
  z.object({
    id: ScratchcardId,
    batchId: BatchId,
    code: ScratchcardCode,
    kind: ScratchcardKind,
    pinLast2: z.string().check(z.regex(/^\d{2}$/)),
    value: PositiveMoney,
    status: ScratchcardStatus,
    failedAttempts: described(Count, 'The number of wrong PINs for this code since the last right one.'),
    lockedUntil: z.nullable(Instant),
    expiresOn: LocalDate,
    activatedAt: z.nullable(Instant),
    givenTo: described(
      z.nullable(UserId),
      'The customer to whom a digital scratchcard was given; null otherwise.',
    ),
    givenToName: z.nullable(text),
    redeemedBy: z.nullable(UserId),
    redeemedByName: z.nullable(text),
    redeemedAt: z.nullable(Instant),
    paymentId: described(
      z.nullable(PaymentId),
      'The payment that it was used for; null if its value went to the wallet, or it was not redeemed.',
    ),
    createdAt: Instant,
  }),
  'A scratchcard as the administration sees it: complete code, masked PIN.',
);
export type ScratchcardRow = z.output<typeof ScratchcardRow>;

export const ScratchcardDetails = described(
  z.extend(ScratchcardRow, {
    actions: actionsOf(scratchcardReviewActions),
    version: Version,
  }),
  'A scratchcard as the administration sees it, with its actions.',
);
export type ScratchcardDetails = z.output<typeof ScratchcardDetails>;

export const ScratchcardFraud = described(
  z.object({
    customers: described(
      z.array(
        z.object({
          userId: UserId,
          customerName: text,
          wrongPins: PositiveCount,
          lastAt: Instant,
          lockedUntil: z.nullable(Instant),
        }),
      ),
      'Customers with wrong PINs since their last redemption, the most first.',
    ),
    locksByHour: described(
      z.array(z.object({ hour: Instant, locks: Count })),
      'The number of scratchcards locked in each of the last 24 hours, newest last.',
    ),
    lockedCards: Count,
    duplicates: described(
      z.object({
        checked: described(Count, 'The number of cards that were compared: all.'),
        sameCode: described(Count, 'The number of cards whose code another card has, too.'),
        samePin: described(Count, 'The number of cards whose PIN another card has, too.'),
      }),
      'Whether each card is there once.',
    ),
  }),
  'Wrong PINs and locks, as far as they are stored.',
);
export type ScratchcardFraud = z.output<typeof ScratchcardFraud>;
export type ScratchcardDuplicates = ScratchcardFraud['duplicates'];
