import type { RequestedSource } from '#contracts/payments/sources.ts';
import type { Writes } from '#mocks/tables.ts';
import { ownCard } from './card-tokens.ts';
import type { PaymentRecord, SourceRecord } from './record.ts';

/** What a payment is paid with, checked and named; the card's token apart, because the audit does not show it. */
export interface ChosenSources {
  readonly sources: readonly SourceRecord[];
  /** Null: no part is paid by card. */
  readonly cardTokenId: string | null;
}

const labels = { BANK: 'Bank transfer', WALLET: 'Wallet' } as const;

/** The sources that a customer asked for. Raises validation-failed for a card that is not theirs. */
export function chooseSources(
  tables: Pick<Writes, 'cardTokens'>,
  requested: readonly RequestedSource[],
  owner: { readonly id: string },
): ChosenSources {
  let cardTokenId: string | null = null;
  const sources = requested.map((source, index): SourceRecord => {
    const { kind, amountMinor: amount } = source;
    if (kind !== 'CARD') return { kind, label: labels[kind], amount };
    const card = ownCard(tables, source.cardTokenId, owner, `/sources/${index}/cardTokenId`);
    cardTokenId = card.id;
    return { kind, label: card.label, amount };
  });
  return { sources, cardTokenId };
}

/** A payment by one card. */
export const paidByCard = (
  card: { readonly id: string; readonly label: string },
  amount: number,
): ChosenSources => ({
  sources: [{ kind: 'CARD', label: card.label, amount }],
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
