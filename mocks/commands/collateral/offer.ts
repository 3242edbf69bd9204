import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { collateralFacts } from '#mocks/resources/collateral/facts.ts';
import { collateralLifecycle, stepped } from '#mocks/resources/collateral/lifecycle.ts';
import type { CollateralRecord } from '#mocks/resources/collateral/record.ts';
import { endUpload, deleteContent } from '#mocks/resources/collateral/store.ts';
import { viewCollateral } from '#mocks/resources/collateral/view.ts';
import { isSecured } from '#mocks/resources/orders/facts.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import {
  collateralFollowsPlan,
  collateralInTime,
  type Following,
  orderAfterSubmission,
} from './follow-up.ts';

/** Offers an item of collateral (transition C0). */
export const createCollateral: HandlerOf<'createCollateral'> = (context) => {
  const { params, body, subject, tables, now, today, random, reply } = context;
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const { type, description, declaredValue, yearMade = null } = body;
  const status = collateralLifecycle.take(null, 'create', {
    order: { status: order.status, secured: isSecured(tables, order) },
    currency: declaredValue.currency,
    expected: order.currency,
    type,
    yearMade,
    today,
  });
  const collateral = tables.collaterals.insert({
    id: random.ulid('col', now),
    userId: order.userId,
    customerName: order.customerName,
    type,
    description,
    currency: order.currency,
    declaredValue: declaredValue.amountMinor,
    yearMade: collateralTypes[type].maxAgeYears === null ? null : yearMade,
    valuation: null,
    haircutBps: collateralTypes[type].haircutBps,
    documents: [],
    orderId: order.id,
    orderNumber: order.number,
    pledgedTo: null,
    status,
    reviewer: null,
    rejection: null,
    shortfall: null,
    releaseBy: null,
    saleNoticeOn: null,
    sale: null,
    review: [],
    createdAt: now,
    version: 1,
  });
  return reply(201, viewCollateral(tables, collateral, today));
};

/** Offers existing collateral for another order (transitions C14a to C14d). */
export const attachCollateral: HandlerOf<'attachCollateral'> = (context) => {
  const { params, body, subject, tables, today, reply } = context;
  const offered = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const collateral = collateralInTime(context, offered); // a signed order that has just ended kept it approved
  const order = requireOwnRow(tables.orders.get(body.orderId), subject, 'order');
  const status = collateralLifecycle.take(collateral, 'attach', {
    ...collateralFacts(tables, collateral, today),
    order: { status: order.status, secured: isSecured(tables, order) },
  });
  tables.collaterals.replace({
    ...collateral,
    status,
    orderId: order.id,
    orderNumber: order.number,
    version: collateral.version + 1,
  });
  const plan = tables.plans.get(order.planId ?? '');
  if (plan) collateralFollowsPlan(context, plan);
  const attached = requireRow(tables.collaterals.get(collateral.id), 'collateral');
  if (status === 'SUBMITTED') orderAfterSubmission(context, attached);
  return reply(200, viewCollateral(tables, attached, today));
};

/** Submits collateral for review (transitions C1, C3b, C6b). */
export const submitCollateral: HandlerOf<'submitCollateral'> = (context) => {
  const { params, body, subject, tables, now, today, reply } = context;
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const facts = { ...collateralFacts(tables, collateral, today), answer: body.answer };
  const status = collateralLifecycle.take(collateral, 'submit', facts);
  const submitted = tables.collaterals.replace(
    stepped(collateral, status, { at: now, by: 'CUSTOMER', note: body.answer }, { reviewer: null }),
  );
  orderAfterSubmission(context, submitted);
  return reply(200, viewCollateral(tables, submitted, today));
};

/** Removes collateral that no order relies on (transition C13). */
export const removeCollateral: HandlerOf<'removeCollateral'> = (context) => {
  const { params, subject, tables, today, reply } = context;
  const collateral = requireOwnRow(tables.collaterals.get(params.collateralId), subject, 'collateral');
  const facts = collateralFacts(tables, collateral, today);
  remove(context, collateral, collateralLifecycle.take(collateral, 'remove', facts));
  return reply(204, null);
};

/** Removes everything of a customer that secures nothing (transition C13). */
export function removeCollateralOf(context: Following, userId: string): void {
  const { tables, today } = context;
  for (const item of tables.collaterals.by('userId', userId)) {
    const { to } = collateralLifecycle.decide(item, 'remove', collateralFacts(tables, item, today));
    if (to !== null) remove(context, item, to);
  }
}

function remove(
  { tables, now }: Following,
  collateral: CollateralRecord,
  status: CollateralRecord['status'],
): void {
  for (const { id } of collateral.documents) {
    endUpload(tables, id);
    deleteContent(tables, id);
  }
  const nowhere = { orderId: null, orderNumber: null };
  tables.collaterals.replace(stepped(collateral, status, { at: now, by: 'CUSTOMER' }, nowhere));
}
