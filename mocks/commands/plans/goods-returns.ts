import type { GoodsReturn } from '#contracts/plans/goods-return.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { bytesOf, findingIn, matchesFileType } from '#mocks/resources/collateral/content.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { itemsOf } from '#mocks/resources/plans/goods.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { viewOwnPlan } from '#mocks/resources/plans/view.ts';
import { ownPlan } from './begin-payments.ts';

/** A request that no one has decided about. */
const asked = { status: 'OPEN', answer: null, closedAt: null } as const;

const withReturn = (
  plan: PlanRecord,
  status: PlanRecord['status'],
  goodsReturn: GoodsReturn,
): PlanRecord => ({
  ...plan,
  status,
  goodsReturn,
  version: plan.version + 1,
});

/** Asks to return goods (transition P42). */
export const requestReturn: HandlerOf<'requestReturn'> = (context) => {
  const { params, body, tables, now, today, reply } = context;
  const plan = ownPlan(context, params.planId);
  const facts = { ...planFacts(tables, plan, today), items: body.items };
  const status = planLifecycle.take(plan, 'request-return', facts);
  const { items, text } = body;
  const request = { ...asked, photos: [], kind: 'RETURN', items, text, requestedAt: now } as const;
  return reply(200, viewOwnPlan(tables, savePlan(tables, withReturn(plan, status, request)), today));
};

/** Withdraws from the purchase: everything that has not come back is to come back (transition P43). */
export const withdrawPurchase: HandlerOf<'withdrawPurchase'> = (context) => {
  const { params, tables, now, today, reply } = context;
  const plan = ownPlan(context, params.planId);
  const status = planLifecycle.take(plan, 'withdraw-purchase', planFacts(tables, plan, today));
  const items = itemsOf(tables, plan).flatMap(({ productId, quantity, returned }) =>
    quantity > returned ? [{ productId, quantity: quantity - returned }] : [],
  );
  const request = { ...asked, photos: [], kind: 'WITHDRAWAL', items, text: null, requestedAt: now } as const;
  return reply(200, viewOwnPlan(tables, savePlan(tables, withReturn(plan, status, request)), today));
};

/** Adds a photo to an open return (transition P44). */
export const addReturnPhoto: HandlerOf<'addReturnPhoto'> = (context) => {
  const { params, body, tables, now, today, random, reply } = context;
  const plan = ownPlan(context, params.planId);
  const bytes = bytesOf(body.data);
  const isReadable = matchesFileType(body.mime, [bytes], true) && findingIn(bytes) === null;
  const status = planLifecycle.take(plan, 'add-return-photo', {
    ...planFacts(tables, plan, today),
    isReadable,
  });
  const request = requireRow(plan.goodsReturn ?? undefined, 'return');
  const id = random.ulid('doc', now);
  tables.uploadParts.insert({ id: `${id}/00000000`, documentId: id, data: body.data });
  const photo = { id, fileName: body.fileName, mime: body.mime, sizeBytes: bytes.length };
  const changed = withReturn(plan, status, { ...request, photos: [...request.photos, photo] });
  return reply(200, viewOwnPlan(tables, savePlan(tables, changed), today));
};

/** Returns the content of a photo to an administrator. */
export const getReturnPhoto: HandlerOf<'getReturnPhoto'> = ({ params, tables, reply }) => {
  const { goodsReturn } = requireRow(tables.plans.get(params.planId), 'plan');
  const { id, mime } = requireRow(
    goodsReturn?.photos.find((photo) => photo.id === params.documentId),
    'document',
  );
  const { data } = requireRow(tables.uploadParts.by('documentId', id)[0], 'document');
  return reply(200, { mime, data });
};

/** Rejects a return (transition P45). */
export const rejectReturn: HandlerOf<'rejectReturn'> = (context) => {
  const { params, body, tables, now, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  const status = planLifecycle.take(plan, 'reject-return', planFacts(tables, plan, today));
  const request = requireRow(plan.goodsReturn ?? undefined, 'return');
  const rejected = { ...request, status: 'REJECTED', answer: body.answer, closedAt: now } as const;
  return reply(200, viewPlanDetails(context, savePlan(tables, withReturn(plan, status, rejected))));
};
