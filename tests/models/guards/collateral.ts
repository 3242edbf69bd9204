import type { collateralGuards, collateralRequestGuards } from '#mocks/resources/collateral/guards.ts';
import { collateralSequences } from '#tests/models/collateral.model.ts';
import * as items from '#tests/models/collateral/items.ts';
import * as orders from '#tests/models/collateral/orders.ts';
import * as refused from '#tests/models/collateral/refused.ts';
import { announces, paysSlowly, sells } from '#tests/models/collateral/sale.ts';
import { type Proofs, storiesAt } from '#tests/models/kit/story.ts';

const [GOLD, CAMERA, SHARES, DEPOSIT] = [0, 1, 2, 3];

export const orderStories = storiesAt(() => collateralSequences('order'));
const { found } = orderStories;
const ofPlan = storiesAt(() => collateralSequences('plan'));

const { asks, approves, removes, reviewed, submits, takes, values } = items;
const inReview = [submits(GOLD), takes(GOLD)];
const inDefault = [orders.waits(125), announces(GOLD)];

export const collateralProofs: Proofs<[typeof collateralGuards, typeof collateralRequestGuards]> = {
  'documents-accepted': found(orders.offers, submits(DEPOSIT)),
  'room-for-document': found(refused.addsDocuments(CAMERA)),
  'own-review': found(...inReview, asks(GOLD, 'other')),
  'others-review': found(...inReview, takes(GOLD)),
  valued: found(...inReview, approves(GOLD)),
  'valuation-current': found(...inReview, values(1_200_00)(GOLD), orders.waits(8), approves(GOLD)),
  'valuation-over': found(reviewed(GOLD), orders.waits(1)),
  'not-signed-for': found(
    submits(SHARES),
    takes(SHARES),
    values(2_400_01)(SHARES),
    approves(SHARES),
    refused.signs,
    orders.waits(2),
  ),
  'order-active': 'Collateral is pledged only once its plan has started, and then its order is active.',
  'not-in-use': found(reviewed(GOLD), removes(GOLD)),
  'cover-lacking': ofPlan.found(values(1_200_00)(GOLD)),
  'cover-enough': ofPlan.found(values(1_000_00)(GOLD), values(1_000_00)(GOLD)),
  'plan-in-default': ofPlan.found(announces(GOLD)),
  'sale-not-announced': ofPlan.found(...inDefault, announces(GOLD)),
  'sale-announced': ofPlan.found(...inDefault, sells('EUR')(GOLD)),
  'no-payment-processing': ofPlan.found(...inDefault, orders.waits(14), paysSlowly, sells('EUR')(GOLD)),
  'order-takes-collateral': found(reviewed(GOLD), orders.offers),
  'same-currency': found(refused.offersYen),
  'not-too-old': found(refused.offersOld),
  'value-in-currency': found(...inReview, refused.valuesYen(GOLD)),
  'proceeds-in-currency': ofPlan.found(...inDefault, orders.waits(14), sells('JPY')(GOLD)),
  'answer-given': found(...inReview, asks(GOLD), submits(GOLD, 'other')),
};
