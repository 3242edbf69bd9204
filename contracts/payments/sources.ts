import { described } from '#contracts/described.ts';
import { CardTokenId, ScratchcardTokenId } from '#contracts/ids.ts';
import { PositiveMinor, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const PaymentSourceKind = described(
  z.enum(['CARD', 'BANK', 'WALLET', 'SCRATCHCARD', 'COLLATERAL']),
  'The kind of source that pays a payment or a part of it; COLLATERAL is the proceeds of a sale.',
);
export type PaymentSourceKind = z.output<typeof PaymentSourceKind>;

export const PaymentSource = described(
  z.object({
    kind: PaymentSourceKind,
    label: described(
      z.string().check(z.minLength(1)),
      '"Visa •••• 4242", "Bank transfer", "Wallet", "Scratchcard 0007-••••23-2", "Sale of Gold chain": never more of a card number than this.',
    ),
    amount: PositiveMoney,
  }),
  'A part of a payment, and its source.',
);
export type PaymentSource = z.output<typeof PaymentSource>;

/** In minor units of the payment's currency. */
const part = { amountMinor: PositiveMinor };

export const RequestedSource = described(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('CARD'), cardTokenId: CardTokenId, ...part }),
    z.object({ kind: z.literal('BANK'), ...part }),
    z.object({ kind: z.literal('WALLET'), ...part }),
    /** Up to the scratchcard's value; the remainder is credited to the wallet. */
    z.object({ kind: z.literal('SCRATCHCARD'), scratchcardTokenId: ScratchcardTokenId, ...part }),
  ]),
  'The source of a part, as the customer chooses it. A bank transfer is decided later: the payment is PENDING until then.',
);
export type RequestedSource = z.output<typeof RequestedSource>;

const tokensOf = (sources: readonly RequestedSource[]) =>
  sources.flatMap((source) => (source.kind === 'SCRATCHCARD' ? [source.scratchcardTokenId] : []));

const isSettledByBank = ({ kind }: RequestedSource) => kind === 'CARD' || kind === 'BANK';

export const RequestedSources = described(
  z.array(RequestedSource).check(
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
  ),
  'The parts of a payment, which sum to it: at most one by card or bank transfer, and one from the wallet.',
);
export type RequestedSources = z.output<typeof RequestedSources>;

/** Problems of a payment with a scratchcard that can no longer be redeemed. */
export const scratchcardRefusals = [
  'card-not-active',
  'card-expired',
  'card-already-redeemed',
  'card-blocked',
  'account-blocked',
] as const;
