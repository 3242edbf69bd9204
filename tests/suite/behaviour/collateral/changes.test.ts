import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { collateralOf, reviewer, SCANNED } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

async function handedIn() {
  const backend = await openBackend();
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  const { id: orderId } = await collateral.securedOrder();
  const { id } = await collateral.handsIn(orderId);
  return { backend, customer, collateral, risk, orderId, id };
}

describe('while a question waits for its answer', () => {
  test('the description, the value and the files can be changed', async () => {
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

test('what is changed after its valuation is valued again', async () => {
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
  expect(problemIn(response).detail).toBe('It has not been valued yet. Record its value first.');
});

describe('collateral of a cancelled order', () => {
  test('is reviewed for the next order, if it was submitted', async () => {
    const { backend, customer, collateral, orderId, id } = await handedIn();
    await customer.cancels({ id: orderId });
    const { id: nextId } = await collateral.securedOrder();
    const call = { params: { collateralId: id }, body: { orderId: nextId } };
    const attached = await backend.done(200, 'attachCollateral', call, customer.as);
    expect(attached).toMatchObject({ status: 'SUBMITTED', order: { id: nextId } });
    expect((await customer.orderNow(nextId)).status).toBe('UNDER_REVIEW');
  });

  test('can be offered again after its valuation has expired', async () => {
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

test('another reviewer takes a review over, and the first one does not decide any more', async () => {
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
  expect(problemIn(early).detail).toBe('Its value was recorded by someone else. Record your own first.');
  await other.values(id, 1_200_00);
  expect(await other.does('approveCollateral', id)).toMatchObject({ status: 'APPROVED' });
});

takesTransitions('commands/collateral/changes');
