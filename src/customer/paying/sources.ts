import type { Money } from '#contracts/money.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import type { Draft } from '#src/customer/draft/schema.ts';

export type Chosen = Pick<Draft, 'card' | 'scratchcards' | 'walletMinor' | 'byBank'>;

export interface PaymentParts {
  /** What each scratchcard pays, in minor units; those that pay nothing are left out. */
  readonly scratchcards: readonly (Draft['scratchcards'][number] & { readonly amountMinor: number })[];
  readonly walletMinor: number;
  /** What remains for card or bank, in minor units. */
  readonly leftMinor: number;
  /** The value of the scratchcards beyond this payment, in minor units; it goes to the wallet. */
  readonly restMinor: number;
}

/** Divides an amount among its sources: scratchcards in order, then the wallet, then card or bank. */
export function splitPayment(chosen: Chosen, { amountMinor: total }: Money): PaymentParts {
  let leftMinor = total;
  const deduct = (limit: number): number => {
    const amountMinor = Math.min(limit, leftMinor);
    leftMinor -= amountMinor;
    return amountMinor;
  };
  const scratchcards = chosen.scratchcards
    .map((card) => ({ ...card, amountMinor: deduct(card.valueMinor) }))
    .filter(({ amountMinor }) => amountMinor > 0);
  const walletMinor = deduct(chosen.walletMinor);
  const restMinor = scratchcards.reduce((sum, card) => sum + card.valueMinor - card.amountMinor, 0);
  return { scratchcards, walletMinor, leftMinor, restMinor };
}

/** Returns the sources of a payment; null while a source for the rest is missing. */
export function sourcesOf(chosen: Chosen, total: Money): RequestedSource[] | null {
  const { scratchcards, walletMinor, leftMinor } = splitPayment(chosen, total);
  const rest = restOf(chosen, leftMinor);
  if (rest === null) return null;
  return [
    ...scratchcards.map(({ id: scratchcardTokenId, amountMinor }) => ({
      kind: 'SCRATCHCARD' as const,
      scratchcardTokenId,
      amountMinor,
    })),
    ...(walletMinor > 0 ? [{ kind: 'WALLET' as const, amountMinor: walletMinor }] : []),
    ...rest,
  ];
}

function restOf({ card, byBank }: Chosen, amountMinor: number): RequestedSource[] | null {
  if (amountMinor === 0) return [];
  if (byBank) return [{ kind: 'BANK', amountMinor }];
  return card && [{ kind: 'CARD', cardTokenId: card.id, amountMinor }];
}

interface NamedSource {
  readonly kind: 'scratchcard' | 'wallet' | 'rest';
  readonly label: string;
  readonly amount: Money;
}

/**
 * Returns the sources with their names and amounts, in the order in which they are charged. `undecided` is the name
 * of a card that is still to be entered.
 */
export function namedSources(chosen: Chosen, total: Money, undecided: string): NamedSource[] {
  const { scratchcards, walletMinor, leftMinor } = splitPayment(chosen, total);
  const rest = chosen.byBank ? 'Bank transfer' : (chosen.card?.label ?? undecided);
  const labelled = [
    ...scratchcards.map(({ label, amountMinor }) => ({ kind: 'scratchcard' as const, label, amountMinor })),
    { kind: 'wallet' as const, label: 'Your wallet', amountMinor: walletMinor },
    { kind: 'rest' as const, label: rest, amountMinor: leftMinor },
  ];
  return labelled.flatMap(({ kind, label, amountMinor }) =>
    amountMinor === 0 ? [] : [{ kind, label, amount: { ...total, amountMinor } }],
  );
}
