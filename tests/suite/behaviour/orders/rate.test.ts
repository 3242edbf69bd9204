import { expect, test } from 'vitest';
import { administrator, person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

test('rateOrder rates a purchase again, and administration and audit have it', async () => {
  const backend = await opened('new-user');
  const { as, ...customer } = await person(backend);
  const order = await customer.confirmed();
  const params = { orderId: order.id };
  const rated = async (stars: number) => backend.done(200, 'rateOrder', { params, body: { stars } }, as);
  await backend.rejected('invalid-transition', 'rateOrder', { params, body: { stars: 4 } }, as); // not active yet

  await customer.pays(order);
  expect(await rated(2)).toMatchObject({ rating: 2, status: 'ACTIVE' });
  expect(await rated(4)).toMatchObject({ rating: 4 });
  const session = await administrator(backend).signsIn();
  expect(await backend.done(200, 'getOrderAsAdministrator', { params }, session)).toMatchObject({
    rating: 4,
  });
  const query = { filter: { action: ['order.rated'] as const } };
  expect((await backend.get('listAuditEvents', { ...session, query })).items).toHaveLength(2);
});

test('rateOrder does not find the purchase of another customer', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const { id } = await customer.confirmed();
  const other = { token: await backend.signIn('+4915112345000') };
  const call = { params: { orderId: id }, body: { stars: 1 } };
  const problem = await backend.rejected('not-found', 'rateOrder', call, other);
  expect(problem.status).toBe(404);
});
