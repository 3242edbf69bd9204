import { collateralOf, reviewer } from './collateral.ts';
import { person } from './person.ts';
import type { Provider } from './provider.ts';

/** A customer with a reviewer. */
export async function withReviewer<Backend extends Provider>(backend: Backend) {
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  return { backend, customer, collateral, risk };
}

/** An order of 1,200.00 in 24 months whose gold of 1,200.00 is approved. */
export async function approved<Backend extends Provider>(backend: Backend) {
  const kit = await withReviewer(backend);
  const order = await kit.collateral.securedOrder();
  const { id } = await kit.collateral.handsIn(order.id);
  await kit.risk.approves(id, 1_200_00);
  return { ...kit, orderId: order.id, id };
}

type Kit = Pick<Awaited<ReturnType<typeof approved>>, 'backend' | 'customer' | 'orderId'>;

/** Signs the order. */
export async function signs({ backend, customer, orderId }: Kit) {
  const { quoteId } = await customer.orderNow(orderId);
  const params = { orderId, quoteId: quoteId ?? '' };
  const quote = await backend.done(200, 'getQuote', { params }, customer.as);
  await backend.wait(61_000); // the next code is sent after a minute
  return backend.done(200, 'confirmOrder', (await customer.signed(quote)).call, customer.as);
}

/** The order is signed and its down payment of 240.00 paid. */
export const buys = async (kit: Kit) => kit.customer.pays(await signs(kit));
