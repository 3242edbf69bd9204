import type { Order } from '#contracts/orders/order.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Me } from '#contracts/users/user.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import type { Step } from '#tests/suite/models/step.ts';
import { same, type world } from '#tests/mocks/models/kit/world.ts';
import type { PaymentModel } from './model.ts';

export async function prepare(backend: Backend) {
  const customer = await person(backend);
  const order = await customer.confirmed();
  const { store } = backend;
  await store.transact(({ tables }) => {
    for (const user of tables.users.all()) tables.users.replace({ ...user, walletBalance: euro(150_00) });
  });
  const planId = store.tables.plans.by('userId', order.userId)[0]?.id ?? '';
  const cards = {
    good: await customer.card('good'),
    poor: await customer.card('poor'),
    declined: await customer.card('declined'),
    slow: await customer.card('slow'),
    confirm: await customer.card('confirm'),
  };
  const admin = { token: await backend.signIn(people.administrator) };
  return { orderId: order.id, planId, cards, as: customer.as, admin };
}

export type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
export type PaymentStep = Step<PaymentModel, Real>;

/** Money that banks were charged, by the backend's books. */
function chargedBy({ backend }: Real): number {
  const { payments, refunds } = backend.store.tables;
  const made = payments.all().filter(({ status }) => /SUCCEEDED|REFUNDED|CHARGED_BACK/.test(status));
  const parts = [
    ...made.flatMap(({ sources }) => sources).map(({ kind, amount }) => ({ kind, amount })),
    ...refunds
      .all()
      .flatMap(({ destinations }) => destinations)
      .map(({ kind, amount }) => ({ kind, amount: -amount.amountMinor })),
  ];
  return parts.reduce((sum, { kind, amount }) => (kind === 'WALLET' ? sum : sum + amount), 0);
}

export async function compare(model: PaymentModel, real: Real): Promise<void> {
  const { reads, as, orderId, planId, backend } = real;
  const earlierIds = new Set(model.payments.map(({ id }) => id));
  const added = backend.store.tables.payments.all().filter(({ id }) => !earlierIds.has(id));
  const unnamed = model.payments.filter(({ id }) => id === '');
  same('number of new payments', added.length, unnamed.length);
  for (const payment of unnamed) payment.id = added[0]?.id ?? '';
  for (const payment of model.payments) {
    const row = backend.store.tables.payments.get(payment.id);
    same('status of the payment', row?.status, payment.status);
    same('attempts', row?.attempts.length, payment.attempts);
  }
  const order = await reads<Order>('getOrder', { params: { orderId }, ...as });
  same('status of the order', order.status, model.order);
  const plan = await reads<Plan>('getPlan', { params: { planId }, ...as });
  same('paid', plan.paid.amountMinor, model.paid);
  same('left to pay', plan.leftToPay.amountMinor, model.left);
  const me = await reads<Me>('getMe', as);
  if (me.kind === 'CUSTOMER') same('wallet', me.user.walletBalance.amountMinor, model.wallet);
  same('charged by banks', chargedBy(real), model.charged);
}
