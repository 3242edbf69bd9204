import type { Backend } from '#tests/kit/backend.ts';
import { person } from '#tests/kit/person.ts';

/** A down payment that the bank declined for insufficient funds: it can be tried again with the same card. */
export async function declinedPayment(backend: Backend) {
  const customer = await person(backend, '+4915155555555');
  const order = await customer.confirmed();
  await backend.ask('payOrder', { ...(await customer.payment(order, 'poor')), token: customer.token });
  const payment = backend.store.tables.payments.by('orderId', order.id)[0];
  if (payment?.status !== 'FAILED') throw new Error('The bank has taken the payment.');
  // Makes the card succeed from now on.
  await backend.store.transact(({ tables }) => {
    const card = tables.cardTokens.get(payment.cardTokenId ?? '');
    if (card) tables.cardTokens.replace({ ...card, behaviour: 'APPROVE' });
  });
  return payment;
}
