import type { planGuards, planRequestGuards } from '#mocks/resources/plans/guards.ts';
import { type Proofs, storiesAt } from '#tests/models/kit/story.ts';
import { paymentSequences } from '#tests/models/payment.model.ts';
import { chargesBackOf } from '#tests/models/payment/administration.ts';
import { paysDownBy, wholly } from '#tests/models/payment/paying.ts';
import { planSequences } from '#tests/models/plan.model.ts';
import * as changes from '#tests/models/plan/changes.ts';
import { isAskedForDollars } from '#tests/models/plan/other-currency.ts';
import {
  isChargedBack,
  isRefunded,
  paysBy,
  prepaysBy,
  settlesBy,
  waitsFor,
} from '#tests/models/plan/payments.ts';
import { isLookedAt, promisesOf } from '#tests/models/plan/promise.ts';

export const planStories = storiesAt(planSequences);
const { found, stopped } = planStories;
const paymentStories = storiesAt(paymentSequences);

const moves = changes.isExtendedBy(14);
const changesDay = changes.changesDueDayTo;
/** All instalments are paid, and three late fees are left. */
const owesFees = [waitsFor(92), waitsFor(92), paysBy('all but late fees', 'good')];
const refusedFiveTimes = Array.from({ length: 5 }, () => paysBy('a little', 'poor'));

export const planProofs: Proofs<[typeof planGuards, typeof planRequestGuards]> = {
  'down-payment-paid': stopped(isRefunded(0, 50), changes.reschedulesTo(6)),
  'principal-left': stopped(...owesFees, changes.reschedulesTo(6)),
  'later-principal-left': stopped(...owesFees, changesDay(24)),
  'room-ahead': found(...owesFees, prepaysBy(50)),
  'past-grace': found(waitsFor(31), waitsFor(1)),
  'long-past-due': found(waitsFor(60), waitsFor(60), paysBy('one instalment', 'good'), waitsFor(14)),
  'notice-given': found(waitsFor(31), paysBy('due', 'good'), waitsFor(92), isChargedBack(1), waitsFor(1)),
  'nothing-past-due': found(waitsFor(60), paysBy('a little', 'good')),
  'not-charged-back': paymentStories.found(paysDownBy(wholly('good')), chargesBackOf(0)),
  'everything-reversed': found(isRefunded(0, 50)),
  'nothing-outstanding': found(paysBy('a little', 'good')),
  'charged-back': found(settlesBy('good', true), isRefunded(1, 50)),
  withdrawing: found(settlesBy('good')),
  'no-payment-processing': found(paysBy('a little', 'slow'), paysBy('a little', 'good')),
  'no-request-waiting': 'No step asks for what a second administrator has to approve.',
  'attempts-left': found(...refusedFiveTimes, paysBy('a little', 'good')),
  'reschedules-left': found(...[5, 6, 7].map((months) => changes.reschedulesTo(months))),
  'due-day-changes-left': found(changesDay(24), changesDay(9), changesDay(24)),
  'extensions-left': found(moves, moves, moves),
  'fees-charged':
    'The guard after it, fee-on-line, refuses the same: a plan without fees has none on any line.',
  'something-due': found(changes.isReminded),
  'not-paused': found(waitsFor(31), waitsFor(5), changes.reportsThat('OTHER'), changes.isReminded),
  'not-reminded-today': found(waitsFor(31), changes.isReminded, changes.isReminded),
  'no-open-promise': found(waitsFor(31), promisesOf(50, 14), promisesOf(100, 1), isLookedAt),
  'no-open-dispute': found(changes.reportsThat('OTHER'), changes.reportsThat('RETURNED')),
  'dispute-open': found(changes.isAnswered),
  'within-withdrawal-days': found(waitsFor(28), settlesBy('good', true)),
  'same-currency': found(isAskedForDollars),
  'within-left-to-pay': found(paysBy('a cent too much', 'good')),
  'pays-principal': found(prepaysBy(0)),
  'less-than-settlement': stopped(prepaysBy(100)),
  'promise-day': found(waitsFor(31), promisesOf(50, 31)),
  'fee-on-line': found(waitsFor(60), changes.waivesFeesOf(3)),
  'settlement-current': found(settlesBy('good', false, -1)),
  'withdrawal-current': found(settlesBy('good', true, -1)),
  'another-day': found(changesDay(10)),
  'months-in-profile': found(changes.reschedulesTo(13)),
};
