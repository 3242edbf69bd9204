import { expect, test } from 'vitest';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { byCard } from '#tests/kit/sources.ts';
import { person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

test('settlePlan releases the collateral of the plan', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const { as } = customer;
  const { securedOrder, handsIn, now } = collateralOf(backend, customer);
  const order = await securedOrder();
  const { id } = await handsIn(order.id);
  await (await reviewer(backend)).approves(id, 1_200_00);
  const quote = await backend.get('getQuote', {
    ...as,
    params: { orderId: order.id, quoteId: (await customer.orderNow(order.id)).quoteId ?? '' },
  });
  const { call } = await customer.signed(quote);
  await customer.pays(await backend.get('confirmOrder', { ...call, ...as }), 'good');
  expect((await now(id)).status).toBe('PLEDGED');
  const params = { planId: (await customer.orderNow(order.id)).planId ?? '' };
  const { amount } = await backend.get('quoteSettlement', { ...as, params, body: { on: null } });
  const sources = byCard(await customer.card('good'), amount.amountMinor);
  await backend.get('settlePlan', { ...as, params, body: { amount, ...sources } });
  expect((await now(id)).status).toBe('RELEASE_PENDING');
});
