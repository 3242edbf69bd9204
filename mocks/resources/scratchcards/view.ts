import { scratchcardActions, scratchcardReviewActions } from '#contracts/scratchcards/actions.ts';
import { maskedCode } from '#contracts/scratchcards/pin.ts';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import type { ScratchcardDetails, ScratchcardRow } from '#contracts/scratchcards/scratchcard-review.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsNamed, actionsWithin } from '#mocks/core/role-actions.ts';
import { scratchcardLifecycle } from './lifecycle.ts';
import type { ScratchcardRecord } from './record.ts';

/** Returns a scratchcard as its owner sees it: without code, PIN and what is stored of the PIN. */
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
    actions: actionsNamed(scratchcardActions, scratchcardLifecycle.actions(card, { card })),
    version: card.version,
  };
}

/** Formats "Scratchcard 0007-••••23-2". */
export const scratchcardLabel = ({ code }: Pick<ScratchcardRecord, 'code'>) =>
  `Scratchcard ${maskedCode(code)}`;

/** Returns a scratchcard as the administration sees it. */
export function viewScratchcardRow(card: ScratchcardRecord): ScratchcardRow {
  const { id, batchId, code, kind, pinLast2, value, status, failedAttempts, lockedUntil } = card;
  const { expiresOn, activatedAt, redeemedAt, paymentId, createdAt } = card;
  return {
    id,
    batchId,
    code,
    kind,
    pinLast2,
    value,
    status,
    failedAttempts,
    lockedUntil,
    expiresOn,
    activatedAt,
    givenTo: kind === 'DIGITAL' ? card.ownerId : null,
    givenToName: kind === 'DIGITAL' ? card.ownerName : null,
    redeemedBy: redeemedAt === null ? null : card.ownerId,
    redeemedByName: redeemedAt === null ? null : card.ownerName,
    redeemedAt,
    paymentId,
    createdAt,
  };
}

export const viewScratchcardDetails = (card: ScratchcardRecord, subject: Subject): ScratchcardDetails => ({
  ...viewScratchcardRow(card),
  actions: actionsWithin(
    subject,
    'scratchcard',
    scratchcardReviewActions,
    scratchcardLifecycle.actions(card, { card }),
  ),
  version: card.version,
});
