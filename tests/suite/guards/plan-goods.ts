import { headphones, piecesOf } from '#tests/kit/goods.ts';
import { planOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import type { PlanHolder } from '#tests/kit/plans.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

/** A plan of three headphones, what happens to it, and what an administrator is to credit. */
const crediting =
  (
    quantity: number,
    prepare: (customer: PlanHolder, backend: Provider) => Promise<unknown> = async () => {},
  ) =>
  async (backend: Provider): Promise<Call> => {
    const customer = await headphones(backend);
    await prepare(customer, backend);
    const { planId, params } = customer;
    const body = await piecesOf(backend, planId, quantity);
    const { version } = await planOf(backend, planId);
    return { token: await backend.signIn(people.approver), params, body, ifMatch: `"${version}"` };
  };

export const planGoodsSituations = {
  creditGoods: {
    'plan.credit-goods: no-credit-waiting': [requestedBefore('creditGoods', crediting(2))],
    'plan.credit-goods: no-payment-processing': [
      {
        situation: 'the bank is deciding about a payment',
        code: 'payment-in-progress',
        call: crediting(1, (customer) => customer.pays(10_00, 'slow')),
      },
    ],
    'plan.credit-goods: account-kept': [
      {
        situation: 'the account was deleted',
        code: 'invalid-transition',
        call: crediting(1, async ({ userId: id }, backend) => {
          await backend.put({ entity: 'user', id, state: 'CLOSED' });
        }),
      },
    ],
    'plan.credit-goods: goods-of-order': [
      { situation: 'more pieces than were bought', code: 'validation-failed', call: crediting(4) },
    ],
  },
} satisfies Partial<Situations>;
