import { expect, test } from 'vitest';
import { productBy } from '#contracts/verbs/customer.ts';
import { customerNamed } from '#tests/kit/administered.ts';
import { problemIn } from '#tests/kit/client.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

const reason = 'Asked for it on the phone';

/** Mira, logged in, and what an administrator of support orders for her: two espresso machines. */
async function openAdministration() {
  const backend = await opened('happy');
  const mira = await backend.signIn(people.mira);
  const token = await backend.signIn(administrators.SUPPORT);
  const { id: userId } = await customerNamed(backend, people.mira);
  const { id: productId, unitPrice } = await productBy(backend, 'ESPRESSO-01');
  const params = { userId };
  const call = { params, body: { items: [{ productId, quantity: 2 }], reason } };
  const look = () => backend.get('getUser', { token, params });
  return { backend, mira, token, call, look, unitPrice };
}

test('createOrderForCustomer creates an order, which its customer can read and cancel', async () => {
  const { backend, mira, token, call, look, unitPrice } = await openAdministration();
  const { version } = await look();
  const as = { token, ifMatch: `"${version}"` };
  const order = await backend.done(201, 'createOrderForCustomer', call, as);
  expect(order.total.amountMinor).toBe(2 * unitPrice.amountMinor);
  expect((await look()).version).toBe(version); // what the customer has is beside the account

  const params = { orderId: order.id };
  const customerView = await backend.get('getOrder', { token: mira, params });
  expect(customerView).toMatchObject({
    status: 'DRAFT',
    userId: call.params.userId,
    quoteId: null,
    terms: null,
  });
  expect(customerView.actions.find(({ action }) => action === 'cancel')?.allowed).toBe(true);
  const [message] = (await backend.get('listInbox', { token: mira })).items;
  expect(message?.body).toContain(order.number);

  const [event] = (await backend.get('listAuditEvents', { token, query: { q: order.id } })).items;
  expect(event).toMatchObject({ action: 'order.created', reason, actor: { kind: 'ADMINISTRATOR' } });
});

test('createOrderForCustomer creates no order for a blocked account, and its action says so', async () => {
  const { backend, token, call, look } = await openAdministration();
  const as = { token, ifMatch: `"${(await look()).version}"` };
  await backend.done(200, 'blockUser', { params: call.params, body: { reason } }, as);
  const { version, actions } = await look();
  expect(actions.find(({ action }) => action === 'start-order')).toMatchObject({
    action: 'start-order',
    allowed: false,
  });
  const response = await backend.ask('createOrderForCustomer', { ...call, token, ifMatch: `"${version}"` });
  expect(problemIn(response).code).toBe('invalid-transition');
});
