import type { collateralGuards, collateralRequestGuards } from '#mocks/resources/collateral/guards.ts';
import { collateralSequences } from '#tests/mocks/models/collateral.model.ts';
import * as items from '#tests/mocks/models/collateral/items.ts';
import * as orders from '#tests/mocks/models/collateral/orders.ts';
import * as rejectedSteps from '#tests/mocks/models/collateral/refused.ts';
import { announces, paysSlowly, sells } from '#tests/mocks/models/collateral/sale.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';

const [GOLD, CAMERA, SHARES, DEPOSIT] = [0, 1, 2, 3];

export const orderStories = storiesAt(() => collateralSequences('order'));
const { detected } = orderStories;
const ofPlan = storiesAt(() => collateralSequences('plan'));

const { asks, approves, removes, reviewed, submits, takes, values } = items;
const inReview = [submits(GOLD), takes(GOLD)];
const inDefault = [orders.waits(125), announces(GOLD)];

export const collateralProofs: Proofs<[typeof collateralGuards, typeof collateralRequestGuards]> = {
  'documents-accepted': detected(orders.offers, submits(DEPOSIT)),
  'room-for-document': detected(rejectedSteps.addsDocuments(CAMERA)),
  'own-review': detected(...inReview, asks(GOLD, 'other')),
  'others-review': detected(...inReview, takes(GOLD)),
  valued: detected(...inReview, approves(GOLD)),
  'valuation-current': detected(...inReview, values(1_200_00)(GOLD), orders.waits(8), approves(GOLD)),
  'valuation-over': detected(reviewed(GOLD), orders.waits(1)),
  'not-signed-for': detected(
    submits(SHARES),
    takes(SHARES),
    values(2_400_01)(SHARES),
    approves(SHARES),
    rejectedSteps.signs,
    orders.waits(2),
  ),
  'order-active': 'Collateral is pledged only once its plan has started, and then its order is active.',
  'not-in-use': detected(reviewed(GOLD), removes(GOLD)),
  'cover-lacking': ofPlan.detected(values(1_200_00)(GOLD)),
  'cover-enough': ofPlan.detected(values(1_000_00)(GOLD), values(1_000_00)(GOLD)),
  'plan-in-default': ofPlan.detected(announces(GOLD)),
  'sale-not-announced': ofPlan.detected(...inDefault, announces(GOLD)),
  'sale-announced': ofPlan.detected(...inDefault, sells('EUR')(GOLD)),
  'no-payment-processing': ofPlan.detected(...inDefault, orders.waits(14), paysSlowly, sells('EUR')(GOLD)),
  'order-takes-collateral': detected(reviewed(GOLD), orders.offers),
  'same-currency': detected(rejectedSteps.offersYen),
  'not-too-old': detected(rejectedSteps.offersOld),
  'value-in-currency': detected(...inReview, rejectedSteps.valuesYen(GOLD)),
  'proceeds-in-currency': ofPlan.detected(...inDefault, orders.waits(14), sells('JPY')(GOLD)),
  'answer-given': detected(...inReview, asks(GOLD), submits(GOLD, 'other')),
};
