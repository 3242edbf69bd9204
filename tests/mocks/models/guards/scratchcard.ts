import type { scratchcardGuards, scratchcardRequestGuards } from '#mocks/resources/scratchcards/guards.ts';
import * as ofBatch from '#tests/mocks/models/batch/steps.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';
import {
  guessesFor,
  isInDollars,
  redeemsCard,
  revealsCard,
  scratchcardSequences,
  waitsFor,
} from '#tests/mocks/models/scratchcard.model.ts';
import { batchStories } from './batch.ts';

const { detected, stopped } = storiesAt(scratchcardSequences);

export const scratchcardProofs: Proofs<[typeof scratchcardGuards, typeof scratchcardRequestGuards]> = {
  'account-active': 'Blocking an account ends its sessions, so no request of its customer arrives.',
  'not-expired': 'The clock has expired the card by then: its own guard is past-last-day.',
  'batch-active': detected(redeemsCard('frozen')),
  'last-try': detected(guessesFor('fifty', 1)),
  'past-last-day': detected(waitsFor(25 * 60)),
  'lock-over': detected(guessesFor('fifty', 4), guessesFor('fifty', 1), waitsFor(12 * 60)),
  'was-active': batchStories.detected(
    ofBatch.orders(),
    ofBatch.waits(0),
    ofBatch.blocks(0),
    ofBatch.blocks(0, false),
  ),
  digital: stopped(revealsCard('otherTwenty')),
  'same-currency': detected(isInDollars('fifty'), redeemsCard('fifty')),
};
