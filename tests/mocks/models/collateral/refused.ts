import type { Order } from '#contracts/orders/order.ts';
import { codeFor } from '#tests/kit/person.ts';
import { png } from '#tests/kit/collateral.ts';
import { plain, withItem } from './real.ts';

const yen = { amountMinor: 100_000, currency: 'JPY' };
const camera = { type: 'ELECTRONICS', description: 'Camera' };
const MOST_DOCUMENTS = 10;

export const offersYen = plain('offers what is worth yen', async (_model, real) => {
  const body = { ...camera, declaredValue: yen, yearMade: 2026 };
  await real.sends('createCollateral', { params: { orderId: real.orderId }, body, ...real.as }, [
    'currency-mismatch',
  ]);
});

export const offersOld = plain('offers what was made five years ago', async (_model, real) => {
  const declaredValue = { amountMinor: 500_00, currency: 'EUR' };
  const body = { ...camera, declaredValue, yearMade: 2022 };
  await real.sends('createCollateral', { params: { orderId: real.orderId }, body, ...real.as }, [
    'validation-failed',
  ]);
});

export const valuesYen = withItem('values in yen', async (_model, real, { id }, who) => {
  const ifMatch = `"${real.backend.store.tables.collaterals.get(id)?.version}"`;
  const body = { value: yen, method: 'APPRAISAL', reason: 'Weighed and tested' };
  const call = { params: { collateralId: id }, body, ...real.reviewers[who], ifMatch };
  await real.sends('valueCollateral', call, ['currency-mismatch']);
});

/** One document more than are taken. */
export const addsDocuments = withItem('adds documents without end to', async (_model, real, { id }) => {
  const call = { params: { collateralId: id }, body: png, ...real.as };
  const room = MOST_DOCUMENTS - (real.backend.store.tables.collaterals.get(id)?.documents.length ?? 0);
  for (let document = 0; document < room; document += 1) await real.sends('registerDocument', call);
  await real.sends('registerDocument', call, ['invalid-transition']);
});

const HOUR = 3_600_000;

/** Signs on the first day, as long as what was quoted is valid. */
export const signs = plain('signs the plan', async (model, real) => {
  if (model.order !== 'READY_TO_CONFIRM' || model.today > 0) return;
  const { orderId, as, backend, reads } = real;
  const params = { orderId };
  await real.passes(61_000); // after the code for logging in
  const { quoteId } = await reads<Order>('getOrder', { params, ...as });
  const quote = backend.store.tables.quotes.get(quoteId ?? '');
  if (!quote) throw new Error('The order has no quote');
  const challenge = await backend.done(201, 'createChallenge', codeFor({ orderId, id: quote.id }), as);
  const typed = { params: { challengeId: challenge.id }, body: { code: backend.newMessage().code } };
  await backend.done(200, 'verifyChallenge', typed, as);
  const body = await real.signature(quote.hash, challenge.id);
  await real.sends('confirmOrder', { params, body, ...as });
  model.order = 'AWAITING_DOWN_PAYMENT';
  model.expiresAt = Date.parse(backend.store.clock.now()) + 72 * HOUR;
});
