import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PaymentId, ScratchcardId, ScratchcardTokenId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { scratchcardActions } from './actions.ts';
import { scratchcardStates } from './states.ts';
import { MaskedScratchcardCode, ScratchcardCode, ScratchcardPin } from './pin.ts';

export const ScratchcardStatus = z.enum(scratchcardStates);
export const ScratchcardKind = described(
  z.enum(['PHYSICAL', 'DIGITAL']),
  'A physical scratchcard is bought in a shop; a digital one is given to a customer, who can reveal its PIN.',
);

export const Scratchcard = described(
  z.object({
    id: ScratchcardId,
    kind: ScratchcardKind,
    maskedCode: MaskedScratchcardCode,
    pinLast2: z.string().check(z.regex(/^\d{2}$/)),
    value: PositiveMoney,
    status: ScratchcardStatus,
    expiresOn: LocalDate,
    redeemedAt: z.nullable(Instant),
    paymentId: described(
      z.nullable(PaymentId),
      'The payment that it was used for; null if its value went to the wallet, or it was not redeemed.',
    ),
    revealedAt: described(z.nullable(Instant), 'When its PIN was last revealed; null: never.'),
    createdAt: Instant,
    actions: actionsOf(scratchcardActions),
    version: Version,
  }),
  'A scratchcard that a customer was given or has redeemed, without its PIN.',
);
export type Scratchcard = z.output<typeof Scratchcard>;

export const EnteredScratchcard = described(
  z.object({
    pin: ScratchcardPin,
    code: described(z.nullable(ScratchcardCode), 'Null: the PIN alone identifies the scratchcard.'),
  }),
  'The PIN and code that a customer enters. With a code, five wrong PINs also lock that scratchcard.',
);

export const ScratchcardToken = described(
  z.object({
    id: ScratchcardTokenId,
    label: described(z.string().check(z.minLength(1)), '"Scratchcard 0007-••••23-2".'),
    value: PositiveMoney,
    expiresAt: Instant,
  }),
  'A token for a scratchcard whose PIN was entered correctly, like a card token for a payment card: payments name it, so that the PIN is not needed again.',
);
export type ScratchcardToken = z.output<typeof ScratchcardToken>;

export const RedeemedScratchcard = described(
  z.object({
    scratchcard: Scratchcard,
    walletBalance: NonNegativeMoney,
  }),
  'A redeemed scratchcard, and the new balance of the wallet.',
);
export type RedeemedScratchcard = z.output<typeof RedeemedScratchcard>;

export const RevealedScratchcard = described(
  z.object({
    pin: ScratchcardPin,
    scratchcard: Scratchcard,
    version: Version,
  }),
  'A scratchcard with its PIN.',
);

/** Why a scratchcard whose PIN was right cannot be redeemed. */
export const redemptionProblems = [
  'card-not-active',
  'card-expired',
  'card-already-redeemed',
  'card-blocked',
] as const;
