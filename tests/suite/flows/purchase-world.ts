import { person } from '#tests/kit/person.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Budget, OrderModel } from '#tests/suite/models/order/model.ts';
import { type Day, dayOf } from '#tests/suite/models/plan/days.ts';
import { same } from './ask.ts';
import type { World } from './flow.ts';

/** A customer who buys, and what the suite expects of the newest order. */
export interface PurchaseWorld extends World {
  readonly model: OrderModel;
  readonly customer: Awaited<ReturnType<typeof person>>;
  readonly today: Day;
  readonly products: readonly { readonly id: string; readonly price: number }[];
  /** The interest of the newest quote. */
  interest: number;
  /** How often the bank was asked for the down payment. */
  attempts: number;
  /** Whether the down payment was paid. */
  paid: boolean;
}

export async function beginPurchase(backend: Provider): Promise<PurchaseWorld> {
  const customer = await person(backend);
  const { as } = customer;
  const products = (await backend.every('listProducts')).filter(
    ({ unitPrice }) => unitPrice.currency === 'EUR',
  );
  const { id } = await customer.order();
  const model = new OrderModel(id);
  const me = await backend.get('getMe', as);
  const plans = await backend.every('listPlans', as);
  const owed = plans.reduce((sum, { principalLeft }) => sum + principalLeft.amountMinor, 0);
  model.customer = {
    creditLimit: (me.kind === 'CUSTOMER' ? me.user.creditLimit.amountMinor : 0) - owed,
    verified: true,
    ofAge: true,
    openPlans: plans.filter(({ leftToPay }) => leftToPay.amountMinor > 0).length,
  };
  const { businessDate } = await backend.get('getConfig');
  return {
    backend,
    model,
    customer,
    today: dayOf(businessDate),
    products: products.map((product) => ({ id: product.id, price: product.unitPrice.amountMinor })),
    interest: 0,
    attempts: 0,
    paid: false,
  };
}

/** A budget with what the backend says that open plans take each month. */
export const withPlans = ({ income, expenses, obligations }: Budget, ofPlans: number): Budget => ({
  income,
  expenses,
  obligations: obligations + ofPlans,
});

/** Compares the order, and its plan once it is signed, with the model. */
export async function checkPurchase(world: PurchaseWorld): Promise<void> {
  const { backend, model, customer, interest, paid } = world;
  const order = await customer.orderNow(model.id);
  same('the status of the order', order.status, model.status);
  same('the total', order.total.amountMinor, model.total);
  if (model.offer === null) return;
  same('what is financed', order.financed.amountMinor, model.financed);
  same('what is due today', order.downPayment.amountMinor, model.total - model.financed);
  if (order.planId === null || model.status === 'CANCELLED') return;
  const params = { planId: order.planId };
  const plan = await backend.get('getPlan', { params, ...customer.as });
  same('the interest of the plan', plan.totalInterest.amountMinor, interest);
  same('the total of the plan', plan.total.amountMinor, model.total + interest);
  same('what is paid of it', plan.paid.amountMinor, paid ? order.downPayment.amountMinor : 0);
  const { lines } = await backend.get('getSchedule', { params, ...customer.as });
  const [down = 0, ...principal] = lines.map((line) => line.principalMinor);
  same('the principal of its lines', down + principal.reduce((sum, each) => sum + each, 0), model.total);
}
