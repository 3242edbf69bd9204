import { describe, expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { accountOf } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened } from '#tests/suite/backend.ts';

describe('cancelOrder', () => {
  const tag = (order: { readonly version: number }) => `"${order.version}"`;

  test('cancels its plan, and the credit is available again', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const order = await customer.confirmed();
    expect(await accountOf(backend, order.userId)).toMatchObject({
      openPlans: 1,
      principalLeft: euro(1080_00),
    });
    const cancelled = await customer.cancels(order);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', version: order.version + 1 });
    expect(cancelled.actions.filter(({ allowed }) => allowed)).toEqual([]);
    const plan = await backend.done(200, 'getPlan', { params: { planId: order.planId ?? '' } }, customer.as);
    expect(plan).toMatchObject({ status: 'CANCELLED', closedOn: '2027-01-10', next: null, daysPastDue: 0 });
    expect(plan.principalLeft.amountMinor).toBe(0);
    expect(await accountOf(backend, order.userId)).toMatchObject({ openPlans: 0, principalLeft: euro(0) });
    // The down payment would be due today, but the plan is cancelled: no line is due or late.
    expect(new Set(plan.strip.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
    const call2 = { params: { planId: plan.id } };
    const { lines } = await backend.done(200, 'getSchedule', call2, customer.as);
    expect(lines.map(({ status }) => status)).toEqual(plan.strip.map(({ status }) => status));
  });

  test('needs the current version', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const order = await customer.order();
    const call = { params: { orderId: order.id } };
    await backend.rejected('precondition-required', 'cancelOrder', call, customer.as);
    const problem = await backend.rejected('version-conflict', 'cancelOrder', call, {
      ...customer.as,
      ifMatch: '"9"',
    });
    expect(problem.currentVersion).toBe(1);
    await customer.cancels(order);
  });

  test('is refused once the plan is active', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const order = await customer.confirmed();
    await customer.pays(order);
    const active = await customer.orderNow(order.id);
    const call = { params: { orderId: order.id } };
    const problem = await backend.rejected('invalid-transition', 'cancelOrder', call, {
      ...customer.as,
      ifMatch: tag(active),
    });
    expect(problem).toMatchObject({ from: 'ACTIVE', action: 'cancel', allowed: ['rate'] });
  });

  test('leaves a failed payment that retryPayment cannot try again', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const order = await customer.confirmed();
    const { id: paymentId } = await customer.pays(order, 'poor');
    await customer.cancels(order);
    const retry = { params: { paymentId }, body: byCard(await customer.card('poor')) };
    const problem = await backend.rejected('invalid-transition', 'retryPayment', retry, customer.as);
    expect(problem).toMatchObject({ entity: 'payment', from: 'FAILED', allowed: [] });
  });
});
