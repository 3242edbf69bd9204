import type { Money } from '#contracts/money.ts';
import type { ScratchcardPreview } from '#contracts/scratchcards/preview.ts';

type Instalments = NonNullable<ScratchcardPreview['instalments']>;
type DownPayment = ScratchcardPreview['downPayments'][number];

/** What a scratchcard is used for. */
export type ScratchcardUse =
  | { readonly kind: 'WALLET'; readonly walletBalance: Money | null }
  | { readonly kind: 'INSTALMENTS'; readonly instalments: Instalments }
  | { readonly kind: 'DOWN_PAYMENT'; readonly downPayment: DownPayment };

/** The outcome of a scratchcard that was redeemed on this page. */
export type UsedScratchcard = { readonly tokenId: string } & (
  | { readonly kind: 'WALLET'; readonly value: Money; readonly walletBalance: Money }
  | { readonly kind: 'INSTALMENTS'; readonly instalments: Instalments }
);

/** The value of the wallet's choice; a down payment has its order's id. */
export const toWallet = 'wallet';
export const toInstalments = 'instalments';

/** Returns the value of the choice that stands for a use. */
export function valueOf(use: ScratchcardUse): string {
  if (use.kind === 'DOWN_PAYMENT') return use.downPayment.orderId;
  return use.kind === 'INSTALMENTS' ? toInstalments : toWallet;
}

/** Returns the chosen use; the wallet while nothing else is known to be possible. */
export function chosenUse(preview: ScratchcardPreview | undefined, chosen: string): ScratchcardUse {
  const downPayment = preview?.downPayments.find(({ orderId }) => orderId === chosen);
  if (downPayment) return { kind: 'DOWN_PAYMENT', downPayment };
  const instalments = preview?.instalments ?? null;
  if (chosen === toInstalments && instalments) return { kind: 'INSTALMENTS', instalments };
  return { kind: 'WALLET', walletBalance: preview?.walletBalance ?? null };
}
