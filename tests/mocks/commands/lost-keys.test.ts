import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '#contracts/problem.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

// A browser that is killed may lose the idempotency keys of what it has sent. A person who repeats a payment then sends
// it with another key, and the state of order and payment refuses it. docs/decisions/038-states-refuse-a-second-payment.md.

async function signed() {
  const { backend, customer } = await openWithCustomer();
  const { call } = await customer.signable();
  const order = await backend.done(200, 'confirmOrder', call, customer.as);
  const made = () => backend.store.tables.payments.by('orderId', order.id);
  const again = (code: ProblemCode, ...[name, given]: Parameters<typeof backend.ask>) =>
    backend.ask(name, { ...given, ...customer.as }).then(({ body }) => expect(body).toMatchObject({ code }));
  return { backend, customer, order, call, made, again };
}

describe('with a lost key', () => {
  test('an order is signed once', async () => {
    const { backend, call, again } = await signed();
    await again('invalid-transition', 'confirmOrder', call);
    expect(backend.store.tables.plans.all()).toHaveLength(1);
  });

  test('a down payment is made once, while the bank decides and afterwards', async () => {
    const { backend, customer, order, made, again } = await signed();
    await backend.done(202, 'payOrder', await customer.payment(order, 'slow'), customer.as);
    await again('payment-in-progress', 'payOrder', await customer.payment(order, 'good'));
    await backend.wait(60_000);
    await again('payment-in-progress', 'payOrder', await customer.payment(order, 'good'));
    expect(made().map(({ status, amount }) => [status, amount])).toEqual([['SUCCEEDED', 120_00]]);
  });

  test('a declined payment is repeated as often as the person presses, and made once', async () => {
    const { backend, customer, order, made, again } = await signed();
    await backend.rejected(
      'payment-declined',
      'payOrder',
      await customer.payment(order, 'poor'),
      customer.as,
    );
    const params = { paymentId: made()[0]?.id ?? '' };
    const retry = async () => ({ params, body: byCard(await customer.card('slow')) });
    await backend.done(202, 'retryPayment', await retry(), customer.as);
    await again('payment-in-progress', 'retryPayment', await retry());
    await backend.wait(60_000);
    await again('invalid-transition', 'retryPayment', await retry());
    expect(made()).toHaveLength(1);
    expect(made()[0]?.attempts).toHaveLength(2);
  });

  test('a refund is made once, because its version is outdated afterwards', async () => {
    const { backend, customer, order, made } = await signed();
    await backend.done(201, 'payOrder', await customer.payment(order, 'good'), customer.as);
    const [payment] = made();
    const token = await backend.signIn('support@tranche.example');
    const body = { amount: { amountMinor: 10_00, currency: 'EUR' }, reason: 'RETURN', note: null };
    const refund = {
      params: { paymentId: payment?.id ?? '' },
      body,
      ifMatch: `"${payment?.version}"`,
    };
    await backend.get('createRefund', { ...refund, token });
    const { body: answer } = await backend.ask('createRefund', { ...refund, token });
    expect(answer).toMatchObject({ code: 'version-conflict' });
    expect(backend.store.tables.refunds.all()).toHaveLength(1);
  });

  test('an instalment is paid once, because its version is outdated afterwards', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    const { version } = await customer.plan();
    const made = () =>
      backend.store.tables.payments.by('planId', customer.planId).map(({ amount }) => amount);
    const payment = async (amountMinor: number) => byCard(await customer.card('good'), amountMinor);
    const parts = [{ planId: customer.planId, amount: euro(183_69), version }];
    const instalment = async () => ({ body: { parts, ...(await payment(183_69)) } });
    await backend.done(201, 'payPlans', await instalment(), customer.as);
    await backend.rejected('version-conflict', 'payPlans', await instalment(), customer.as);

    const now = (await customer.plan()).version;
    const body = async () => ({
      amount: euro(200_00),
      mode: 'SHORTER_TERM' as const,
      ...(await payment(200_00)),
    });
    const ahead = async () => ({ params: customer.params, body: await body(), ifMatch: `"${now}"` });
    await backend.done(201, 'prepayPlan', await ahead(), customer.as);
    await backend.rejected('version-conflict', 'prepayPlan', await ahead(), customer.as);
    expect(made().toSorted((a, b) => a - b)).toEqual([120_00, 183_69, 200_00]);
  });
});
