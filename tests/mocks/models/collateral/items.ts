import type { OperationName } from '#contracts/index.ts';
import { euro } from '#tests/kit/money.ts';
import { refusals } from '#tests/suite/models/collateral/guards.ts';
import type { CollateralModel, Item, Who } from '#tests/suite/models/collateral/model.ts';
import { nowOf, type Real, withItem } from './real.ts';

async function reviews(
  real: Real,
  who: Who,
  name: OperationName,
  item: Item,
  codes: string[],
  body?: object,
) {
  const version = real.backend.store.tables.collaterals.get(item.id)?.version;
  const call = { params: { collateralId: item.id }, ...real.reviewers[who], ifMatch: `"${version}"` };
  return real.sends(name, { ...call, ...(body && { body }) }, codes);
}

async function submit(model: CollateralModel, real: Real, item: Item, answer: string | null): Promise<void> {
  const call = { params: { collateralId: item.id }, body: { answer }, ...real.as };
  if (await real.sends('submitCollateral', call, refusals.submit(item, answer)))
    model.submits(item, nowOf(real));
}

export const submits = withItem('submits', async (model, real, item, who) => {
  await submit(model, real, item, who === 'risk' ? 'It is on the clasp.' : null);
});

/** A valuation was of what was described before. */
export const describes = (declared: number) =>
  withItem(`describes as worth ${declared}`, async (_model, real, item) => {
    const { version, description } = real.backend.store.tables.collaterals.get(item.id) ?? {};
    const age = item.type === 'ELECTRONICS' ? { yearMade: 2026 } : {};
    const body = { type: item.type, description, declaredValue: euro(declared), ...age };
    const call = { params: { collateralId: item.id }, body, ...real.as, ifMatch: `"${version}"` };
    if (await real.sends('updateCollateral', call, refusals.change(item)))
      Object.assign(item, { declared, value: null, valuer: null });
  });

export const takes = withItem('takes', async (_model, real, item, who) => {
  if (await reviews(real, who, 'takeCollateral', item, refusals.take(item, who)))
    Object.assign(item, { status: 'UNDER_REVIEW', reviewer: who });
});

export const values = (value: number) =>
  withItem(`values at ${value}`, async (model, real, item, who) => {
    const body = { value: euro(value), method: 'APPRAISAL', reason: 'Weighed and tested' };
    if (await reviews(real, who, 'valueCollateral', item, refusals.value(item, who), body))
      model.values(item, value, who, nowOf(real));
  });

export const approves = withItem('approves', async (model, real, item, who) => {
  if (await reviews(real, who, 'approveCollateral', item, refusals.approve(item, who, model.today)))
    model.decides(item, 'APPROVED', nowOf(real));
});

export const accepts = (value: number) =>
  withItem(`accepts at ${value}`, async (model, real, item, who) => {
    const body = { value: euro(value), method: 'APPRAISAL', reason: 'Weighed and tested' };
    if (!(await reviews(real, who, 'acceptCollateral', item, refusals.accept(item), body))) return;
    item.reviewer = who;
    model.values(item, value, who, nowOf(real));
    model.decides(item, 'APPROVED', nowOf(real));
  });

/** Submits, takes and values collateral that waits; returns whether it did. */
async function handedOver(model: CollateralModel, real: Real, item: Item, who: Who): Promise<boolean> {
  if (item.status === 'DRAFT' && item.documented) await submit(model, real, item, 'It is on the clasp.');
  if (item.status !== 'SUBMITTED') return false;
  await reviews(real, who, 'takeCollateral', item, []);
  Object.assign(item, { status: 'UNDER_REVIEW', reviewer: who });
  const value = item.declared;
  const body = { value: euro(value), method: 'APPRAISAL', reason: 'Weighed and tested' };
  await reviews(real, who, 'valueCollateral', item, [], body);
  model.values(item, value, who, nowOf(real));
  return true;
}

export const reviewed = withItem('hands in, and it is approved:', async (model, real, item, who) => {
  if (!(await handedOver(model, real, item, who))) return;
  await reviews(real, who, 'approveCollateral', item, []);
  model.decides(item, 'APPROVED', nowOf(real));
});

/** A valuation is that of its reviewer. */
export const takenOver = withItem('hands in, and it is taken over:', async (model, real, item, who) => {
  if (!(await handedOver(model, real, item, who))) return;
  const next = who === 'risk' ? 'other' : 'risk';
  await reviews(real, next, 'takeCollateral', item, []);
  item.reviewer = next;
  await reviews(real, next, 'approveCollateral', item, refusals.approve(item, next, model.today));
});

export const asks = withItem('asks about', async (model, real, item, who) => {
  const body = { note: 'Please add a photo of the stamp.' };
  if (await reviews(real, who, 'requestCollateralInfo', item, refusals.decide(item, who), body))
    model.decides(item, 'INFO_REQUESTED', nowOf(real));
});

export const rejects = (fraud: boolean) =>
  withItem(fraud ? 'suspects' : 'rejects', async (model, real, item, who) => {
    const body = { reason: fraud ? 'FRAUD_SUSPECTED' : 'OWNERSHIP_UNCLEAR', note: null };
    if (await reviews(real, who, 'rejectCollateral', item, refusals.decide(item, who), body))
      model.decides(item, 'REJECTED', nowOf(real), fraud);
  });

export const removes = withItem('removes', async (model, real, item) => {
  const call = { params: { collateralId: item.id }, ...real.as };
  if (await real.sends('removeCollateral', call, refusals.remove(item, model)))
    Object.assign(item, { status: 'REMOVED', attached: false });
});

export const attaches = withItem('attaches', async (model, real, item) => {
  const { orderId, as } = real;
  const call = { params: { collateralId: item.id }, body: { orderId }, ...as };
  if (!(await real.sends('attachCollateral', call, refusals.attach(item, model)))) return;
  item.attached = true;
  if (model.order === 'ACTIVE') model.follows();
});

export const returned = withItem('confirms the return of', async (_model, real, item) => {
  const call = { params: { collateralId: item.id }, ...real.as };
  const allowed = item.status === 'RELEASE_PENDING';
  if (await real.sends('confirmCollateralReturn', call, allowed ? [] : ['invalid-transition']))
    item.status = 'RELEASED';
});
