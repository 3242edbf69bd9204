import type { planGuards, planRequestGuards } from '#mocks/resources/plans/guards.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';
import { paymentSequences } from '#tests/mocks/models/payment.model.ts';
import { chargesBackOf } from '#tests/mocks/models/payment/administration.ts';
import { paysDownBy, wholly } from '#tests/mocks/models/payment/paying.ts';
import { planSequences } from '#tests/mocks/models/plan.model.ts';
import * as changes from '#tests/mocks/models/plan/changes.ts';
import { isAskedForDollars } from '#tests/mocks/models/plan/other-currency.ts';
import {
  isChargedBack,
  isRefunded,
  paysBy,
  prepaysBy,
  settlesBy,
  waitsFor,
} from '#tests/mocks/models/plan/payments.ts';
import { isLookedAt, promisesOf } from '#tests/mocks/models/plan/promise.ts';

export const planStories = storiesAt(planSequences);
const { detected, stopped } = planStories;
const paymentStories = storiesAt(paymentSequences);

const moves = changes.isExtendedBy(14);
const changesDay = changes.changesDueDayTo;
/** All instalments are paid, and three late fees are left. */
const owesFees = [waitsFor(92), waitsFor(92), paysBy('all but late fees', 'good')];
const refusedFiveTimes = Array.from({ length: 5 }, () => paysBy('a little', 'poor'));

const noReturn = 'No step of the model asks for a return; tests/suite/behaviour/plans/returns.test.ts does.';

export const planProofs: Proofs<[typeof planGuards, typeof planRequestGuards]> = {
  'down-payment-paid': stopped(isRefunded(0, 50), changes.reschedulesTo(6)),
  'principal-left': stopped(...owesFees, changes.reschedulesTo(6)),
  'later-principal-left': stopped(...owesFees, changesDay(24)),
  'room-ahead': detected(...owesFees, prepaysBy(50)),
  'past-grace': detected(waitsFor(31), waitsFor(1)),
  'long-past-due': detected(waitsFor(60), waitsFor(60), paysBy('one instalment', 'good'), waitsFor(14)),
  'notice-given': detected(waitsFor(31), paysBy('due', 'good'), waitsFor(92), isChargedBack(1), waitsFor(1)),
  'nothing-past-due': detected(waitsFor(60), paysBy('a little', 'good')),
  'not-charged-back': paymentStories.detected(paysDownBy(wholly('good')), chargesBackOf(0)),
  'everything-reversed': detected(isRefunded(0, 50)),
  'nothing-outstanding': detected(paysBy('a little', 'good')),
  'charged-back': detected(settlesBy('good', true), isRefunded(1, 50)),
  withdrawing: detected(settlesBy('good')),
  'no-payment-processing': detected(paysBy('a little', 'slow'), paysBy('a little', 'good')),
  'no-request-waiting': 'No step asks for what a second administrator has to approve.',
  'no-credit-waiting': 'No step asks for what a second administrator has to approve.',
  'account-kept': 'No step of the model deletes an account.',
  'no-open-return': noReturn,
  'return-open': noReturn,
  'not-withdrawn-from': noReturn,
  'within-purchase-days': noReturn,
  'room-for-photo': noReturn,
  'photo-readable': noReturn,
  'goods-of-order':
    'No step of the model gives goods back; tests/mocks/commands/plans/credit-goods.test.ts does.',
  'attempts-left': detected(...refusedFiveTimes, paysBy('a little', 'good')),
  'reschedules-left': detected(...[5, 6, 7].map((months) => changes.reschedulesTo(months))),
  'due-day-changes-left': detected(changesDay(24), changesDay(9), changesDay(24)),
  'extensions-left': detected(moves, moves, moves),
  'fees-charged':
    'The guard after it, fee-on-line, refuses the same: a plan without fees has none on any line.',
  'something-due': detected(changes.isReminded),
  'not-paused': detected(waitsFor(31), waitsFor(5), changes.reportsThat('OTHER'), changes.isReminded),
  'not-reminded-today': detected(waitsFor(31), changes.isReminded, changes.isReminded),
  'no-open-promise': detected(waitsFor(31), promisesOf(50, 14), promisesOf(100, 1), isLookedAt),
  'no-open-dispute': detected(changes.reportsThat('OTHER'), changes.reportsThat('RETURNED')),
  'dispute-open': detected(changes.isAnswered),
  'within-withdrawal-days': detected(waitsFor(28), settlesBy('good', true)),
  'same-currency': detected(isAskedForDollars),
  'within-left-to-pay': detected(paysBy('a cent too much', 'good')),
  'pays-principal': detected(prepaysBy(0)),
  'less-than-settlement': stopped(prepaysBy(100)),
  'promise-day': detected(waitsFor(31), promisesOf(50, 31)),
  'fee-on-line': detected(waitsFor(60), changes.waivesFeesOf(3)),
  'settlement-current': detected(settlesBy('good', false, -1)),
  'withdrawal-current': detected(settlesBy('good', true, -1)),
  'another-day': detected(changesDay(10)),
  'months-in-profile': detected(changes.reschedulesTo(13)),
};
