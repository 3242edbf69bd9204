import { type Found, storiesAt } from '#tests/mocks/models/kit/story.ts';
import * as messages from '#tests/mocks/models/message.model.ts';
import { paymentSequences } from '#tests/mocks/models/payment.model.ts';
import { refundsOf } from '#tests/mocks/models/payment/administration.ts';
import { paysDownBy, wholly } from '#tests/mocks/models/payment/paying.ts';
import { planSequences } from '#tests/mocks/models/plan.model.ts';
import { reschedulesTo } from '#tests/mocks/models/plan/changes.ts';
import { paysBy, settlesBy, waitsFor } from '#tests/mocks/models/plan/payments.ts';
import { retriesBy } from '#tests/mocks/models/plan/retries.ts';
import { isLookedAt, promisesOf } from '#tests/mocks/models/plan/promise.ts';
import { guessesFor, scratchcardSequences } from '#tests/mocks/models/scratchcard.model.ts';
import { reviewsCard } from '#tests/mocks/models/scratchcard/administration.ts';

const ofPlans = storiesAt(planSequences);
const ofPayments = storiesAt(paymentSequences);
const ofScratchcards = storiesAt(scratchcardSequences);
const ofMessages = storiesAt(messages.messageSequences);

const noon: readonly [number, number] = [9 * 60, 12 * 60 + 30];

/** Fixed sequences that find the faults of these names, for which random ones take long. */
export const stories: Readonly<Record<string, Found | undefined>> = {
  'what the wallet paid is refunded to the bank': ofPayments.detected(
    paysDownBy(wholly('good', 30)),
    refundsOf(0, 100),
  ),
  'a card that is unblocked keeps its wrong PINs': ofScratchcards.detected(
    guessesFor('fifty', 1),
    reviewsCard('block', 'fifty'),
    reviewsCard('unblock', 'fifty'),
  ),
  'a message waits for a minute less': ofMessages.detected(
    messages.wishes({ inApp: true, sms: true, quiet: noon }),
    messages.paysBy('good'),
    messages.waitsFor(29),
  ),
  'a new version forgets the last line that was paid': ofPlans.detected(reschedulesTo(6)),
  'interest that was paid for later days is kept': ofPlans.detected(
    paysBy('one instalment', 'good'),
    waitsFor(5),
    settlesBy('good', true),
  ),
  'a plan of 31 days counts as one of 30': ofPlans.detected(waitsFor(31), waitsFor(31), isLookedAt),
  'a fee is charged as if banks worked on every day': ofPlans.detected(waitsFor(92), waitsFor(4)),
  'a cent makes a line late': ofPlans.detected(paysBy('a cent less than due', 'good'), waitsFor(40)),
  'late fees have no cap': ofPlans.detected(waitsFor(99), paysBy('due', 'good'), waitsFor(60)),
  'a payment that was tried again counts from its first attempt': ofPlans.detected(
    waitsFor(31),
    paysBy('due', 'poor'),
    waitsFor(1),
    promisesOf(100, 1),
    retriesBy('good'),
    waitsFor(2),
    isLookedAt,
  ),
  'a promise is broken on its last day': ofPlans.detected(
    waitsFor(31),
    promisesOf(100, 1),
    waitsFor(1),
    isLookedAt,
  ),
};
