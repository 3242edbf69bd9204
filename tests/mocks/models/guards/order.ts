import type { orderGuards, orderRequestGuards } from '#mocks/resources/orders/guards.ts';
import * as items from '#tests/mocks/models/collateral/items.ts';
import { continues } from '#tests/mocks/models/collateral/orders.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';
import { orderSequences } from '#tests/mocks/models/order.model.ts';
import * as decisions from '#tests/mocks/models/order/decisions.ts';
import * as signing from '#tests/mocks/models/order/signing.ts';
import * as steps from '#tests/mocks/models/order/steps.ts';
import { cancelsOrder, paymentSequences } from '#tests/mocks/models/payment.model.ts';
import { refundsOf } from '#tests/mocks/models/payment/administration.ts';
import { isTriedUntilLimit, paysDownBy, paysOf, wholly } from '#tests/mocks/models/payment/paying.ts';
import { isRefunded, settlesBy } from '#tests/mocks/models/plan/payments.ts';
import { orderStories as ofCollateral } from './collateral.ts';
import { planStories } from './plan.ts';

const { detected, stopped } = storiesAt(orderSequences);
const ofPayments = storiesAt(paymentSequences);

const [PAY4, STD6, SEC24] = [0, 1, 3];
const [GOLD, CAMERA] = [0, 1];
const [CHEAP, DEAR] = [2, 3]; // a dripper and an electric bicycle
const { choosesOffer, hasNow, statesThat, submits, usual } = steps;
const quoted = choosesOffer(STD6);
const submitted = [quoted, statesThat(usual), submits];
const declined = [quoted, statesThat(steps.poor)];
const { submits: handsIn, reviewed: isReviewed, rejects } = items;
const twice = <Step>(step: Step) => [step, step];

export const orderProofs: Proofs<[typeof orderGuards, typeof orderRequestGuards]> = {
  'account-active': 'Blocking an account ends its sessions, and no order is made for a blocked customer.',
  'has-lines': 'The schema of the body refuses a cart without lines before.',
  'one-currency': 'The cart is priced before, and refused where its currencies have no sum.',
  'customer-eligible': detected(quoted, hasNow({ verified: false }), statesThat(usual)),
  'assessment-valid': stopped(quoted, submits),
  'assessment-over': detected(...submitted, statesThat(usual)),
  'assessment-approved': detected(quoted, statesThat(steps.close), submits),
  'assessment-declined': detected(...submitted),
  'budget-not-approved': detected(quoted, statesThat(usual), decisions.asksPerson),
  'no-review-yet': detected(...declined, decisions.asksPerson, decisions.asksPerson),
  'review-pending': detected(
    ...declined,
    decisions.asksPerson,
    ...twice(decisions.personDecides('DECLINED')),
  ),
  'collateral-covers': ofCollateral.detected(continues),
  'collateral-handed-in': ofCollateral.detected(handsIn(CAMERA)),
  'collateral-lacking': ofCollateral.detected(isReviewed(GOLD), items.values(1_200_00)(GOLD)),
  'nothing-under-review': ofCollateral.detected(
    handsIn(CAMERA),
    handsIn(GOLD),
    items.takes(CAMERA),
    rejects(false)(CAMERA),
  ),
  'fraud-suspected': ofCollateral.detected(isReviewed(GOLD)),
  'nothing-due-today': detected(...submitted, signing.signs()),
  'paid-equals-down-payment': 'A down payment is paid exactly or not at all: see amount-equals-down-payment.',
  'no-other-payment': ofPayments.detected(...twice(paysDownBy(wholly('slow')))),
  'attempts-left': ofPayments.detected(isTriedUntilLimit('poor'), paysDownBy(wholly('good'))),
  'no-payment-processing': ofPayments.detected(paysDownBy(wholly('slow')), cancelsOrder),
  'not-reminded-today': detected(...twice(decisions.isReminded)),
  'wants-messages': detected(decisions.wantsMessages(false), decisions.isReminded),
  expired: 'The clock takes only the orders whose time is over.',
  'plan-cancelled': ofPayments.detected(paysDownBy(wholly('good')), refundsOf(0, 50)),
  'plan-open-again': planStories.detected(settlesBy('good', true), isRefunded(1, 50)),
  'plan-settled': ofPayments.detected(paysDownBy(wholly('good')), paysOf(10_00, wholly('good'))),
  'offer-active': detected(signing.choosesUnknown),
  'total-in-range': detected(steps.beginsWith(CHEAP), choosesOffer(STD6)),
  'financed-in-range': detected(steps.beginsWith(DEAR), choosesOffer(PAY4)),
  'months-in-profile': detected(signing.needsNoCollateral(SEC24), choosesOffer(SEC24)),
  'interest-in-profile': detected(signing.forbidsInterest, quoted),
  'quote-valid': 'A quote that has expired has another hash, which quote-hash-equal refuses alike.',
  'quote-hash-equal': detected(...submitted, signing.signs('other figures')),
  'terms-current': detected(...submitted, signing.signs('other terms')),
  'code-verified': detected(...submitted, signing.signs('no code')),
  'same-currency': detected(quoted, signing.statesYen),
  'amount-equals-down-payment': ofPayments.detected(paysDownBy(wholly('good'), 1)),
};
