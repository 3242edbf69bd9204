import type { BatchStatus } from '#contracts/scratchcards/batch.ts';
import type { Scratchcard, ScratchcardKind } from '#contracts/scratchcards/scratchcard.ts';
import type { z } from '#contracts/z.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const batchStatuses: StatusLabels<z.output<typeof BatchStatus>> = {
  ACTIVE: info('Active'),
  PENDING_APPROVAL: waiting('Awaiting approval'),
  FROZEN: waiting('Frozen'),
  GENERATED: neutral('Generated'),
  DRAFT: neutral('Draft'),
  CLOSED: neutral('Closed'),
  VOID: neutral('Void'),
};

export const scratchcardStatuses: StatusLabels<Scratchcard['status']> = {
  ACTIVE: good('Ready to use'),
  REDEEMED: neutral('Redeemed'),
  LOCKED: waiting('Locked for a day'),
  CREATED: neutral('Not active yet'),
  BLOCKED: bad('Blocked'),
  EXPIRED: neutral('Expired'),
  VOID: neutral('Void'),
};

/** The same states with the names for the administration. */
export const scratchcardReviewStatuses: StatusLabels<Scratchcard['status']> = {
  ACTIVE: info('Active'),
  REDEEMED: neutral('Redeemed'),
  LOCKED: waiting('Locked'),
  CREATED: neutral('Not activated'),
  BLOCKED: bad('Blocked'),
  EXPIRED: neutral('Expired'),
  VOID: neutral('Void'),
};

export const scratchcardKinds: Readonly<Record<z.output<typeof ScratchcardKind>, string>> = {
  PHYSICAL: 'Printed',
  DIGITAL: 'Digital',
};
