import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { collateralOf } from '#tests/kit/collateral.ts';
import { person } from '#tests/kit/person.ts';
import { approved } from '#tests/kit/secured-purchase.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const DAY = 24 * 60 * 60_000;

test('an expired valuation is required again and makes the order wait for it', async () => {
  const { backend, orderId, id } = await approved(await openBackend());
  await backend.store.transact(({ tables }) => {
    const order = tables.orders.get(orderId);
    if (order) tables.orders.replace({ ...order, expiresAt: '2027-02-10T09:00:00.000Z' });
  });
  await backend.wait(7 * DAY); // 17 January, its last day
  const customer = await person(backend);
  const later = collateralOf(backend, customer);
  expect((await later.now(id)).status).toBe('APPROVED');
  await backend.wait(DAY);
  const again = await person(backend);
  const last = collateralOf(backend, again);
  expect((await last.now(id)).status).toBe('EXPIRED');
  expect((await again.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
  await last.submits(id);
  expect((await again.orderNow(orderId)).status).toBe('UNDER_REVIEW');
});

takesTransitions('commands/collateral/secured-order');
