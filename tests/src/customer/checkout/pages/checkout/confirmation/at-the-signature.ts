import type { CardName } from '#contracts/verbs/test-cards.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { productNamed } from '#tests/kit/visit.tsx';

const espresso = ['Espresso machine', 'STD6'] as const;

/** The cart of the worked example. */
export const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];

/** A customer who is asked to confirm the order of the worked example. */
export async function atTheSignature(card?: CardName) {
  const customer = customerInApplication();
  return { customer, ...(await customer.orders(...espresso, card)) };
}

type App = Awaited<ReturnType<typeof atTheSignature>>;

export const count = (requests: App['requests'], name: RegExp) =>
  requests.filter((call) => name.test(call.name)).length;
