import { describe, expect, test } from 'vitest';
import { problemIn } from '#tests/kit/client.ts';
import { collateralOf, reviewer, SCANNED } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { opened, watching } from '#tests/suite/backend.ts';

async function handedIn() {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  const { id: orderId } = await collateral.securedOrder();
  const { id } = await collateral.handsIn(orderId);
  return { backend, customer, collateral, risk, orderId, id };
}

describe('while a question waits for its answer', () => {
  test('updateCollateral, correctDocument and removeDocument change it', async () => {
    const { backend, customer, collateral, risk, id } = await handedIn();
    await risk.takes(id);
    await risk.asks(id, 'Please add a photo of the stamp.');
    const asked = await collateral.now(id);
    const [file] = asked.documents;

    const body = { type: asked.type.code, description: 'Gold chain, 585', declaredValue: euro(1_300_00) };
    const version = { ...customer.as, ifMatch: `"${asked.version}"` };
    const updated = await backend.done(
      200,
      'updateCollateral',
      { params: { collateralId: id }, body },
      version,
    );
    expect(updated).toMatchObject({ status: 'INFO_REQUESTED', declaredValue: euro(1_300_00) });

    const params = { collateralId: id, documentId: file?.id ?? '' };
    const corrects = (kind: 'APPRAISAL' | 'PHOTO') =>
      backend.done(200, 'correctDocument', { params, body: { kind } }, customer.as);
    expect(await corrects('APPRAISAL')).toEqual({ ...file, kind: 'APPRAISAL' });
    expect((await collateral.now(id)).missingDocuments).toEqual([file?.kind]);
    expect(file?.kind).toBe('PHOTO');
    await corrects('PHOTO');
    expect((await collateral.now(id)).missingDocuments).toEqual([]);

    await backend.done(204, 'removeDocument', { params }, customer.as);
    expect(await collateral.now(id)).toMatchObject({
      status: 'INFO_REQUESTED',
      missingDocuments: [file?.kind],
    });
    await collateral.uploads(id, file?.kind);
    await backend.wait(SCANNED);
    expect((await collateral.submits(id, 'It is on the clasp.')).status).toBe('SUBMITTED');
  });
});

test('updateCollateral ends the valuation: what is changed is valued again', async () => {
  const { backend, customer, collateral, risk, id } = await handedIn();
  await risk.takes(id);
  await risk.values(id, 1_200_00);
  await risk.asks(id, 'Is it gold?');
  const body = { type: 'LISTED_SECURITIES', description: 'Shares', declaredValue: euro(10_00) } as const;
  const version = { ...customer.as, ifMatch: `"${(await collateral.now(id)).version}"` };
  const call = { params: { collateralId: id }, body };
  const updated = await backend.done(200, 'updateCollateral', call, version);
  expect(updated).toMatchObject({ valuation: null, lendable: euro(5_00) });
  await collateral.submits(id, 'It is not.');
  await risk.takes(id);
  const response = await backend.ask('approveCollateral', await risk.call(id));
  expect(problemIn(response).code).toBe('invalid-transition');
});

describe('collateral of a cancelled order', () => {
  test('is reviewed for the order of attachCollateral, if it was submitted', async () => {
    const { backend, customer, collateral, orderId, id } = await handedIn();
    await customer.cancels({ id: orderId });
    const { id: nextId } = await collateral.securedOrder();
    const call = { params: { collateralId: id }, body: { orderId: nextId } };
    const attached = await backend.done(200, 'attachCollateral', call, customer.as);
    expect(attached).toMatchObject({ status: 'SUBMITTED', order: { id: nextId } });
    expect((await customer.orderNow(nextId)).status).toBe('UNDER_REVIEW');
  });

  test('can be offered again by attachCollateral and submitCollateral after its valuation has expired', async () => {
    const { backend, customer, risk, orderId, id } = await handedIn();
    await risk.approves(id, 1_200_00);
    await customer.cancels({ id: orderId });
    await backend.wait(8 * 24 * 60 * 60_000); // gold is valued for seven days
    const again = await person(backend);
    const later = collateralOf(backend, again);
    expect((await later.now(id)).status).toBe('EXPIRED');
    const { id: nextId } = await later.securedOrder();
    const call = { params: { collateralId: id }, body: { orderId: nextId } };
    const attached = await backend.done(200, 'attachCollateral', call, again.as);
    expect(attached).toMatchObject({ status: 'EXPIRED', order: { id: nextId } });
    expect((await again.orderNow(nextId)).status).toBe('COLLATERAL_REQUIRED');
    await later.submits(id);
    expect((await again.orderNow(nextId)).status).toBe('UNDER_REVIEW');
  });
});

test('takeCollateral takes a review over: valueCollateral of the first reviewer is refused', async () => {
  const { backend, risk, id } = await handedIn();
  await risk.takes(id);
  await risk.values(id, 1_000_00);
  const other = await reviewer(backend, people.administrator);
  await other.takes(id);
  const response = await backend.ask(
    'valueCollateral',
    await risk.call(id, { value: euro(1_200_00), method: 'APPRAISAL', reason: 'Weighed and tested' }),
  );
  expect(response.status).toBe(409);
  const early = await backend.ask('approveCollateral', await other.call(id));
  expect(problemIn(early).code).toBe('invalid-transition');
  await other.values(id, 1_200_00);
  expect(await other.does('approveCollateral', id)).toMatchObject({ status: 'APPROVED' });
});

watching?.transitions('suite/behaviour/collateral/changes');
