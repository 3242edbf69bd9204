import { openBackend } from '#tests/kit/backend.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { person } from '#tests/kit/person.ts';

/** A customer with a reviewer. */
export async function openWithReviewer() {
  const backend = await openBackend();
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  return { backend, customer, collateral, risk };
}

/** An order of 1,200.00 in 24 months whose gold of 1,200.00 is approved. */
export async function approved() {
  const kit = await openWithReviewer();
  const order = await kit.collateral.securedOrder();
  const { id } = await kit.collateral.handsIn(order.id);
  await kit.risk.approves(id, 1_200_00);
  return { ...kit, orderId: order.id, id };
}

type Kit = Awaited<ReturnType<typeof approved>>;

/** The order is signed and its down payment of 240.00 paid. */
export async function buys({ backend, customer, orderId }: Pick<Kit, 'backend' | 'customer' | 'orderId'>) {
  const { quoteId } = await customer.orderNow(orderId);
  const params = { orderId, quoteId: quoteId ?? '' };
  const quote = await backend.done(200, 'getQuote', { params }, customer.as);
  await backend.wait(61_000);
  const body = { purpose: 'CONFIRM_ORDER', orderId, quoteId: quote.id } as const;
  const challenge = await backend.done(201, 'createChallenge', { body }, customer.as);
  const typed = { params: { challengeId: challenge.id }, body: { code: backend.newMessage().code } };
  await backend.done(200, 'verifyChallenge', typed, customer.as);
  const signature = await customer.signature(quote.hash, challenge.id);
  const confirmed = await backend.done(
    200,
    'confirmOrder',
    { params: { orderId }, body: signature },
    customer.as,
  );
  return customer.pays(confirmed);
}
