import type { Order } from '#contracts/orders/order.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { step, type Step } from '#tests/suite/models/step.ts';
import { same, type world } from '#tests/mocks/models/kit/world.ts';
import type { OrderModel } from '#tests/suite/models/order/model.ts';

export async function prepare(backend: Backend) {
  const customer = await person(backend);
  const { id: orderId } = await customer.order();
  const admin = { token: await backend.signIn(people.administrator) };
  const { users, products } = backend.store.tables;
  const userId = users.find('phoneE164', people.mira)?.id ?? '';
  const prices = new Map(products.all().map(({ id, unitPrice }) => [id, unitPrice.amountMinor]));
  return { as: customer.as, admin, userId, prices, orderId, signature: customer.signature };
}

export type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
export type OrderStep = Step<OrderModel, Real>;

export async function compare(model: OrderModel, { reads, as }: Real): Promise<void> {
  const order = await reads<Order>('getOrder', { params: { orderId: model.id }, ...as });
  same('status', order.status, model.status);
  same('total', order.total.amountMinor, model.total);
  same('decision about the budget', order.assessment?.decision ?? null, model.offer && model.decision);
}

export const named = (name: string, act: (model: OrderModel, real: Real) => Promise<void>): OrderStep =>
  step(name, async (model, real) => {
    await real.backend.wait(1); // of two budgets the later one counts
    await act(model, real);
    await compare(model, real);
  });
