import type { PaymentRecord, SourceRecord } from './record.ts';

/** What a payment is paid with, checked and named; the card's token apart, because the audit does not show it. */
export interface ChosenSources {
  readonly sources: readonly SourceRecord[];
  /** Null: no part is paid by card. */
  readonly cardTokenId: string | null;
}

/** A payment by one card. */
export const paidByCard = (
  card: { readonly id: string; readonly label: string },
  amount: number,
): ChosenSources => ({
  sources: [{ kind: 'CARD', label: card.label, amount, scratchcardId: null }],
  cardTokenId: card.id,
});

type Sources = Pick<PaymentRecord, 'sources'>;

/** Minor units of a payment that are paid with these. */
export function paidWith({ sources }: Sources, ...kinds: readonly SourceRecord['kind'][]): number {
  return sources.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
}

/** "Wallet + Visa •••• 4242". */
export const sourceLabelOf = ({ sources }: { readonly sources: readonly { readonly label: string }[] }) =>
  sources.map(({ label }) => label).join(' + ');
