import type { scratchcardGuards, scratchcardRequestGuards } from '#mocks/resources/scratchcards/guards.ts';
import * as ofBatch from '#tests/models/batch/steps.ts';
import { type Proofs, storiesAt } from '#tests/models/kit/story.ts';
import {
  guessesFor,
  isInDollars,
  redeemsCard,
  revealsCard,
  scratchcardSequences,
  waitsFor,
} from '#tests/models/scratchcard.model.ts';
import { batchStories } from './batch.ts';

const { found, stopped } = storiesAt(scratchcardSequences);

export const scratchcardProofs: Proofs<[typeof scratchcardGuards, typeof scratchcardRequestGuards]> = {
  'account-active': 'Blocking an account ends its sessions, so no request of its customer arrives.',
  'not-expired': 'The clock has expired the card by then: its own guard is past-last-day.',
  'batch-active': found(redeemsCard('frozen')),
  'last-try': found(guessesFor('fifty', 1)),
  'past-last-day': found(waitsFor(25 * 60)),
  'lock-over': found(guessesFor('fifty', 4), guessesFor('fifty', 1), waitsFor(12 * 60)),
  'was-active': batchStories.found(
    ofBatch.orders(),
    ofBatch.waits(0),
    ofBatch.blocks(0),
    ofBatch.blocks(0, false),
  ),
  digital: stopped(revealsCard('otherTwenty')),
  'same-currency': found(isInDollars('fifty'), redeemsCard('fifty')),
};
