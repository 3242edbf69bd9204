import { Instant, LocalDate } from '#contracts/dates.ts';
import { PaymentId, ScratchcardId, ScratchcardTokenId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { scratchcardStates } from './states.ts';
import { MaskedScratchcardCode, ScratchcardCode, ScratchcardPin } from './pin.ts';

export const ScratchcardStatus = z.enum(scratchcardStates);
/** A physical scratchcard is bought in a shop; a digital one is given to a customer, who can reveal its PIN. */
export const ScratchcardKind = z.enum(['PHYSICAL', 'DIGITAL']);

export const scratchcardActions = ['reveal'] as const;

/** A scratchcard that a customer was given or has redeemed, without its PIN. */
export const Scratchcard = z.object({
  id: ScratchcardId,
  kind: ScratchcardKind,
  maskedCode: MaskedScratchcardCode,
  pinLast2: z.string().check(z.regex(/^\d{2}$/)),
  value: PositiveMoney,
  status: ScratchcardStatus,
  expiresOn: LocalDate,
  redeemedAt: z.nullable(Instant),
  /** The payment that it was used for; null if its value went to the wallet, or it was not redeemed. */
  paymentId: z.nullable(PaymentId),
  /** When its PIN was last revealed; null: never. */
  revealedAt: z.nullable(Instant),
  createdAt: Instant,
  actions: actionsOf(scratchcardActions),
  version: Version,
});
export type Scratchcard = z.output<typeof Scratchcard>;

/** The PIN and code that a customer enters. With a code, five wrong PINs also lock that scratchcard. */
export const EnteredScratchcard = z.object({
  pin: ScratchcardPin,
  /** Null: the PIN alone identifies the scratchcard. */
  code: z.nullable(ScratchcardCode),
});

/**
 * A token for a scratchcard whose PIN was entered correctly, like a card token for a payment card: payments name it,
 * so that the PIN is not needed again.
 */
export const ScratchcardToken = z.object({
  id: ScratchcardTokenId,
  /** "Scratchcard 0007-••••23-2". */
  label: z.string().check(z.minLength(1)),
  value: PositiveMoney,
  expiresAt: Instant,
});
export type ScratchcardToken = z.output<typeof ScratchcardToken>;

/** A redeemed scratchcard, and the new balance of the wallet. */
export const RedeemedScratchcard = z.object({
  scratchcard: Scratchcard,
  walletBalance: NonNegativeMoney,
});
export type RedeemedScratchcard = z.output<typeof RedeemedScratchcard>;

/** A scratchcard with its PIN. */
export const RevealedScratchcard = z.object({
  pin: ScratchcardPin,
  scratchcard: Scratchcard,
  version: Version,
});

/** Why a scratchcard whose PIN was right cannot be redeemed. */
export const redemptionProblems = [
  'card-not-active',
  'card-expired',
  'card-already-redeemed',
  'card-blocked',
] as const;
