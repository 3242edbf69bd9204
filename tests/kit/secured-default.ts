import { collateralOf, reviewer } from './collateral.ts';
import { administrators } from './people.ts';
import type { person } from './person.ts';
import type { Provider } from './provider.ts';

const DAY = 86_400_000;

/**
 * Gold that secures a plan in default.
 * @param noticeDaysAgo when its owner was told of a sale; null: never
 */
export async function securesDefault(
  backend: Provider,
  customer: Awaited<ReturnType<typeof person>>,
  noticeDaysAgo: number | null,
) {
  const quote = await customer.submitted({ offerCode: 'SEC24' });
  const { id } = await collateralOf(backend, customer).handsIn(quote.orderId);
  await (await reviewer(backend)).approves(id, 1_200_00);
  const { call } = await customer.signed(quote);
  const order = await backend.done(200, 'confirmOrder', call, customer.as);
  const payment = await customer.pays(order);
  await backend.put({ entity: 'plan', id: payment.planId, state: 'DEFAULTED' });
  if (noticeDaysAgo !== null) {
    const collector = await reviewer(backend, administrators.COLLECTIONS);
    await collector.does('announceCollateralSale', id, { reason: 'No answer to three letters' });
    await backend.wait(noticeDaysAgo * DAY);
  }
  return { id, planId: payment.planId, paymentId: payment.id };
}
