import type { Instant } from '#contracts/dates.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { moneyText } from '#mocks/core/format.ts';
import { raise } from '#mocks/core/handler-result.ts';
import { ownCard } from '#mocks/resources/payments/card-tokens.ts';
import type { SourceRecord } from '#mocks/resources/payments/record.ts';
import type { ChosenSources } from '#mocks/resources/payments/sources.ts';
import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { scratchcardOfToken } from '#mocks/resources/scratchcards/tokens.ts';
import { scratchcardLabel } from '#mocks/resources/scratchcards/view.ts';
import type { Writes } from '#mocks/resources/tables.ts';

const labels = { BANK: 'Bank transfer', WALLET: 'Wallet' } as const;

/**
 * Returns the sources that a customer has chosen for a payment. Raises validation-failed for a card or scratchcard
 * that is not theirs, and for more than a scratchcard's value.
 */
export function chooseSources(
  { tables, now }: { readonly tables: Writes; readonly now: Instant },
  requested: readonly RequestedSource[],
  owner: { readonly id: string },
): ChosenSources {
  let cardTokenId: string | null = null;
  const sources = requested.map((source, index): SourceRecord => {
    const { kind, amountMinor: amount } = source;
    const at = `/sources/${index}`;
    if (kind === 'CARD') {
      const card = ownCard(tables, source.cardTokenId, owner, `${at}/cardTokenId`);
      cardTokenId = card.id;
      return { kind, label: card.label, amount, scratchcardId: null };
    }
    if (kind === 'SCRATCHCARD') {
      const tokenId = source.scratchcardTokenId;
      const card = scratchcardOfToken(tables, tokenId, owner, now, `${at}/scratchcardTokenId`);
      if (amount > card.value.amountMinor) refuseMoreThanItsValue(card, `${at}/amountMinor`);
      return { kind, label: scratchcardLabel(card), amount, scratchcardId: card.id };
    }
    return { kind, label: labels[kind], amount, scratchcardId: null };
  });
  refuseTwice(sources);
  return { sources, cardTokenId };
}

function refuseMoreThanItsValue({ value }: ScratchcardRecord, pointer: string): never {
  const message = `This scratchcard is worth ${moneyText(value)}.`;
  // oxlint-disable-next-line tranche/direct-refusal -- about the request, before there is a payment
  return raise('validation-failed', message, { errors: [{ pointer, code: 'above-value', message }] });
}

/** Refuses the same scratchcard twice, since two tokens may belong to one scratchcard. */
function refuseTwice(sources: readonly SourceRecord[]): void {
  const cards = sources.flatMap(({ scratchcardId }) => scratchcardId ?? []);
  if (new Set(cards).size === cards.length) return;
  const message = 'Name each scratchcard once.';
  // oxlint-disable-next-line tranche/direct-refusal -- about the request, before there is a payment
  raise('validation-failed', message, { errors: [{ pointer: '/sources', code: 'twice', message }] });
}
