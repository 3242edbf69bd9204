import type { paymentGuards, paymentRequestGuards } from '#mocks/resources/payments/guards.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';
import { paymentSequences } from '#tests/mocks/models/payment.model.ts';
import { chargesBackOf, refundsInDollars, refundsOf } from '#tests/mocks/models/payment/administration.ts';
import * as paying from '#tests/mocks/models/payment/paying.ts';
import { prefersMessages, sendsReceiptOf } from '#tests/mocks/models/payment/receipts.ts';
import { paysBy, waitsFor } from '#tests/mocks/models/plan/payments.ts';
import { retriesBy } from '#tests/mocks/models/plan/retries.ts';
import { planStories } from './plan.ts';

const { detected, stopped } = storiesAt(paymentSequences);
const { paysDownBy, paysOf, retriesOf, wholly } = paying;
const isActive = paysDownBy(wholly('good'));

export const paymentProofs: Proofs<[typeof paymentGuards, typeof paymentRequestGuards]> = {
  'amount-positive': 'The schema of the body refuses an amount of nothing before.',
  'plan-open': detected(isActive, paysOf(10_00, wholly('poor')), retriesOf(1, wholly('good'))),
  'no-other-payment': detected(isActive, paying.isTriedBesideAnother('transfer')),
  'not-paid-since': planStories.detected(
    waitsFor(31),
    paysBy('one instalment', 'poor'),
    waitsFor(1),
    paysBy('one instalment', 'good'),
    waitsFor(36),
    retriesBy('good'),
  ),
  'card-accepted':
    'The guard retryable-or-other-card refuses the same: the administration has only the card of the last attempt.',
  'no-request-waiting': 'No step asks for what a second administrator has to approve.',
  'account-kept': 'No step deletes an account: that takes two weeks after its plans are paid off.',
  'no-payment-processing': detected(isActive, paysOf(10_00, wholly('slow')), refundsOf(0, 5)),
  'paid-by-card': stopped(paysDownBy(wholly('good', 100)), chargesBackOf(0)),
  'receipt-not-sent-today': detected(isActive, sendsReceiptOf(0), sendsReceiptOf(0)),
  'wants-messages': detected(isActive, prefersMessages(false), sendsReceiptOf(0)),
  'attempts-left': detected(paying.isTriedUntilLimit('poor')),
  'attempts-left-today': detected(isActive, paying.isRefusedAllDay),
  'same-currency': detected(isActive, refundsInDollars),
  'within-refundable': detected(isActive, refundsOf(0, 101)),
  'nothing-left': detected(isActive, refundsOf(0, 50)),
  'sources-sum': stopped(paysDownBy(wholly('good', 0, 1))),
  'wallet-covers': stopped(paysDownBy(wholly('nothing')), refundsOf(0, 5), paysOf(60_00, wholly('nothing'))),
  'retryable-or-other-card': detected(paysDownBy(wholly('declined')), retriesOf(0, wholly('declined'))),
};
