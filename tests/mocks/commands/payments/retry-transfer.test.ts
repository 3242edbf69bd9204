import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { MINUTE } from '#mocks/time/business-time.ts';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';

test('the wallet pays what a spent scratchcard paid of a failed transfer', async () => {
  const backend = await openBackend({ settings: { bank: 'FIRST_ATTEMPT_DECLINED' } });
  const customer = await person(backend);
  const { id: orderId, downPayment } = await customer.confirmed();
  const pin = { pin: scratchcards.fifty.pin, code: null };
  const { id: scratchcardTokenId } = await backend.done(
    201,
    'createScratchcardToken',
    { body: pin },
    customer.as,
  );
  const sources = [
    { kind: 'SCRATCHCARD' as const, scratchcardTokenId, amountMinor: 50_00 },
    { kind: 'BANK' as const, amountMinor: downPayment.amountMinor - 50_00 },
  ];
  const call = { params: { orderId }, body: { amount: downPayment, sources } };
  const { id: paymentId } = await backend.done(202, 'payOrder', call, customer.as);
  const { orders } = backend.store.tables;
  await backend.wait(MINUTE);
  await customer.orderNow(orderId); // the bank has decided
  const wallet = () =>
    backend.store.tables.users.get(orders.get(orderId)?.userId ?? '')?.walletBalance.amountMinor;
  expect(wallet()).toBe(50_00);
  const token = await backend.signIn(administrators.COLLECTIONS);
  const ifMatch = `"${backend.store.tables.payments.get(paymentId)?.version}"`;
  const params = { paymentId };
  await backend.done(202, 'retryPaymentAsAdministrator', { params }, { token, ifMatch });
  await backend.wait(MINUTE);
  await customer.orderNow(orderId);
  expect(wallet()).toBe(0);
  expect(backend.store.tables.payments.get(paymentId)?.status).toBe('SUCCEEDED');
  checkBooks(backend.store.tables);
});
