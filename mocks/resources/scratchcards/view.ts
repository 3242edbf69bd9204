import { maskedCode } from '#contracts/scratchcards/pin.ts';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { scratchcardLifecycle } from './lifecycle.ts';
import type { ScratchcardRecord } from './record.ts';

/** A card as its owner sees it: without its code, PIN and what is kept of the PIN. */
export function viewScratchcard(card: ScratchcardRecord): Scratchcard {
  const { id, kind, code, pinLast2, value, status, expiresOn, redeemedAt, paymentId, revealedAt } = card;
  return {
    id,
    kind,
    maskedCode: maskedCode(code),
    pinLast2,
    value,
    status,
    expiresOn,
    redeemedAt,
    paymentId,
    revealedAt,
    createdAt: card.createdAt,
    actions: scratchcardLifecycle.actions(card, { card }),
    version: card.version,
  };
}

/** "Scratchcard 0007-••••23-2". */
export const scratchcardLabel = ({ code }: Pick<ScratchcardRecord, 'code'>) =>
  `Scratchcard ${maskedCode(code)}`;
