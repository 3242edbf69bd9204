import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { blocked, unblocked, unlocked } from './lifecycle.ts';
import type { ScratchcardRecord } from './record.ts';
import { saveScratchcard } from './store.ts';
import { viewScratchcardDetails } from './view.ts';

interface OfScratchcard {
  readonly params: { readonly scratchcardId: string };
  readonly tables: Pick<Reads, 'scratchcards'>;
  readonly matchVersion: (row: ScratchcardRecord) => void;
}

function scratchcardOfPath({ params, tables, matchVersion }: OfScratchcard): ScratchcardRecord {
  const card = requireRow(tables.scratchcards.get(params.scratchcardId), 'scratchcard');
  matchVersion(card);
  return card;
}

export const getScratchcard: HandlerOf<'getScratchcard'> = ({ params, subject, tables, reply }) =>
  reply(
    200,
    viewScratchcardDetails(requireRow(tables.scratchcards.get(params.scratchcardId), 'scratchcard'), subject),
  );

/** Blocks a scratchcard (transition K5). */
export const blockScratchcard: HandlerOf<'blockScratchcard'> = (context) => {
  const card = saveScratchcard(context.tables, blocked(scratchcardOfPath(context)));
  return context.reply(200, viewScratchcardDetails(card, context.subject));
};

/** Unblocks a scratchcard (transition K6). */
export const unblockScratchcard: HandlerOf<'unblockScratchcard'> = (context) => {
  const card = saveScratchcard(context.tables, unblocked(scratchcardOfPath(context)));
  return context.reply(200, viewScratchcardDetails(card, context.subject));
};

/** Unlocks a scratchcard (transition K4b). */
export const unlockScratchcard: HandlerOf<'unlockScratchcard'> = (context) => {
  const card = saveScratchcard(context.tables, unlocked(scratchcardOfPath(context)));
  return context.reply(200, viewScratchcardDetails(card, context.subject));
};
