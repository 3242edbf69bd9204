import { CardTokenId, ScratchcardTokenId } from '#contracts/ids.ts';
import { PositiveMinor, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** What a payment, or a part of it, is paid with. */
export const PaymentSourceKind = z.enum(['CARD', 'BANK', 'WALLET', 'SCRATCHCARD']);
export type PaymentSourceKind = z.output<typeof PaymentSourceKind>;

/** A part of a payment, and what it was paid with. */
export const PaymentSource = z.object({
  kind: PaymentSourceKind,
  /** "Visa •••• 4242", "Bank transfer", "Wallet", "Scratchcard 0007-••••23-2": never more of a card than this. */
  label: z.string().check(z.minLength(1)),
  amount: PositiveMoney,
});
export type PaymentSource = z.output<typeof PaymentSource>;

/** In minor units of the payment's currency. */
const part = { amountMinor: PositiveMinor };

/** What the customer pays a part with. A bank transfer is decided later: the payment is PENDING until then. */
export const RequestedSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CARD'), cardTokenId: CardTokenId, ...part }),
  z.object({ kind: z.literal('BANK'), ...part }),
  z.object({ kind: z.literal('WALLET'), ...part }),
  /** Up to the card's value; what is left of it goes to the wallet. */
  z.object({ kind: z.literal('SCRATCHCARD'), scratchcardTokenId: ScratchcardTokenId, ...part }),
]);
export type RequestedSource = z.output<typeof RequestedSource>;

const tokensOf = (sources: readonly RequestedSource[]) =>
  sources.flatMap((source) => (source.kind === 'SCRATCHCARD' ? [source.scratchcardTokenId] : []));

const isSettledByBank = ({ kind }: RequestedSource) => kind === 'CARD' || kind === 'BANK';

/**
 * The parts of a payment: at most one of them by card or bank transfer, and one from the wallet. They sum
 * to the payment.
 */
export const RequestedSources = z.array(RequestedSource).check(
  z.minLength(1),
  z.maxLength(12),
  z.refine((sources) => sources.filter(isSettledByBank).length <= 1, {
    message: 'One card or one bank transfer at most',
  }),
  z.refine((sources) => sources.filter(({ kind }) => kind === 'WALLET').length <= 1, {
    message: 'The wallet is named once',
  }),
  z.refine((sources) => new Set(tokensOf(sources)).size === tokensOf(sources).length, {
    message: 'Each scratchcard is named once',
  }),
);
export type RequestedSources = z.output<typeof RequestedSources>;

/** How a payment is refused because of a scratchcard that cannot be redeemed any more. */
export const scratchcardRefusals = [
  'card-not-active',
  'card-expired',
  'card-already-redeemed',
  'card-blocked',
  'account-blocked',
] as const;
