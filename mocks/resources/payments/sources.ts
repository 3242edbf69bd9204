import { sum } from '#mocks/rules/sum.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { PaymentRecord, SourceRecord } from './record.ts';

/** The validated and labelled sources of a payment; the card's token is separate because the audit does not show it. */
export interface ChosenSources {
  readonly sources: readonly SourceRecord[];
  /** Null if no part is paid by card. */
  readonly cardTokenId: string | null;
}

/** Returns the sources of a payment by one card. */
export const paidByCard = (
  card: { readonly id: string; readonly label: string },
  amount: number,
): ChosenSources => ({
  sources: [{ kind: 'CARD', label: card.label, amount, scratchcardId: null }],
  cardTokenId: card.id,
});

/**
 * Returns the sources of a payment's last attempt for another one. Its scratchcards stay redeemed, and their value went to the
 * wallet when the bank refused later, so the wallet pays their parts now.
 */
export function sourcesAgain(
  { scratchcards }: Pick<Reads, 'scratchcards'>,
  { sources, cardTokenId }: ChosenSources,
): ChosenSources {
  const isSpent = ({ scratchcardId }: SourceRecord) =>
    scratchcardId !== null && scratchcards.get(scratchcardId)?.status === 'REDEEMED';
  const fromWallet = sources.filter((source) => source.kind === 'WALLET' || isSpent(source));
  if (!fromWallet.some(isSpent)) return { sources, cardTokenId };
  const amount = sum(fromWallet, (source) => source.amount);
  const otherSources = sources.filter((source) => !fromWallet.includes(source));
  return {
    sources: [...otherSources, { kind: 'WALLET', label: 'Wallet', amount, scratchcardId: null }],
    cardTokenId,
  };
}

type Sources = Pick<PaymentRecord, 'sources'>;

/** Returns how much of a payment is paid with these kinds, in minor units. */
export function paidWith({ sources }: Sources, ...kinds: readonly SourceRecord['kind'][]): number {
  return sum(
    sources.filter(({ kind }) => kinds.includes(kind)),
    ({ amount }) => amount,
  );
}

/** Formats "Wallet + Visa •••• 4242". */
export const sourceLabelOf = ({ sources }: { readonly sources: readonly { readonly label: string }[] }) =>
  sources.map(({ label }) => label).join(' + ');

/**
 * Returns the part of the sources that pays for one of several plans: `amount` minor units from `before` on, in the
 * order in which the sources were named. A scratchcard is redeemed once, by the first plan that it pays for; its
 * remainder is in the wallet then, and pays for the next plan from there.
 */
export function shareOf(chosen: ChosenSources, before: number, amount: number): ChosenSources {
  let start = 0;
  const sources = chosen.sources.flatMap((source): SourceRecord[] => {
    const [from, begun] = [Math.max(start, before), start < before];
    start += source.amount;
    const taken = Math.min(start, before + amount) - from;
    if (taken <= 0) return [];
    return begun && source.scratchcardId !== null
      ? [{ kind: 'WALLET', label: 'Wallet', amount: taken, scratchcardId: null }]
      : [{ ...source, amount: taken }];
  });
  const usesCard = sources.some(({ kind }) => kind === 'CARD');
  return { sources, cardTokenId: usesCard ? chosen.cardTokenId : null };
}
