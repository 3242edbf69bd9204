export const batchActions = [
  'add-cards',
  'activate',
  'approve',
  'freeze',
  'unfreeze',
  'export',
  'close',
  'void',
] as const;

export const scratchcardReviewActions = ['block', 'unblock', 'unlock'] as const;

export const scratchcardActions = ['reveal'] as const;

/** What the audit records about batches and scratchcards. */
export const scratchcardAuditActions = [
  'scratchcard-batch.created',
  'scratchcard-batch.cards-created',
  'scratchcard-batch.activated',
  'scratchcard-batch.approved',
  'scratchcard-batch.frozen',
  'scratchcard-batch.unfrozen',
  'scratchcard-batch.closed',
  'scratchcard-batch.voided',
  'scratchcard-batch.exported',
  'scratchcard-batch.cards-activated',
  'scratchcard.blocked',
  'scratchcard.unblocked',
  'scratchcard.pin-entered',
  'scratchcard.pin-refused',
  'scratchcard.redeemed',
  'scratchcard.given',
  'scratchcard.revealed',
  'scratchcard.unlocked',
  'scratchcard.expired',
] as const;
