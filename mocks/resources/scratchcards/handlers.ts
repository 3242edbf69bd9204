import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewBatchDetails } from './batch-view.ts';
import { revealed } from './lifecycle.ts';
import { openedPin } from './pins.ts';
import { saveScratchcard } from './store.ts';
import { viewScratchcard } from './view.ts';

export const getBatch: HandlerOf<'getBatch'> = (context) =>
  context.reply(
    200,
    viewBatchDetails(context, requireRow(context.tables.batches.get(context.params.batchId), 'batch')),
  );

/** Reveals the PIN of a digital scratchcard to its customer (transition K10). */
export const revealScratchcard: HandlerOf<'revealScratchcard'> = ({
  params,
  subject,
  tables,
  now,
  reply,
}) => {
  const row = tables.scratchcards.get(params.scratchcardId);
  const card = requireRow(row?.ownerId === subject.id ? row : undefined, 'scratchcard');
  const revealedCard = saveScratchcard(tables, revealed(card, now));
  return reply(200, {
    pin: openedPin(card),
    scratchcard: viewScratchcard(revealedCard),
    version: revealedCard.version,
  });
};
