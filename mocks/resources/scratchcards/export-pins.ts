import { maskedPin, type PinExport } from '#contracts/scratchcards/pin-export.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { batchLifecycle } from './batch-lifecycle.ts';
import { batchOfPath } from './batch-of-path.ts';
import { openedPin } from './pins.ts';
import type { ScratchcardRecord } from './record.ts';

/**
 * Exports the PINs of a batch once and erases them (transition B7). Digital scratchcards keep theirs, which only
 * their customer can reveal.
 */
export const exportPins: HandlerOf<'exportPins'> = (context) => {
  const { tables, now, reply } = context;
  const batch = batchOfPath(context);
  batchLifecycle.take(batch, 'export', {});
  const cards = tables.scratchcards.by('batchId', batch.id).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const printed = cards.filter(isPrinted);
  const withPins = batch.exportedAt === null && printed.length > 0;
  const rows: PinExport['cards'] = cards.map((card) => ({
    code: card.code,
    pin: withPins && isPrinted(card) ? openedPin(card) : maskedPin(card.pinLast2),
  }));
  if (withPins)
    for (const card of printed)
      tables.scratchcards.replace({ ...card, pinCipher: null, version: card.version + 1 });
  const exportedAt = batch.exportedAt ?? now;
  const { version } = tables.batches.replace({
    ...batch,
    exportedAt,
    exportCount: batch.exportCount + 1,
    version: batch.version + 1,
  });
  return reply(200, { batchId: batch.id, withPins, exportedAt, count: rows.length, cards: rows, version });
};

const isPrinted = ({ kind, pinCipher }: ScratchcardRecord) => kind === 'PHYSICAL' && pinCipher !== null;
