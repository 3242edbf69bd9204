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

/** The same plan, what its customer does, and the body of the request that is refused. */
const asking =
  (prepare: (customer: PlanHolder, backend: Provider) => Promise<object>) =>
  async (backend: Provider): Promise<Call> => {
    const customer = await headphones(backend);
    const call = await prepare(customer, backend);
    return { ...customer.as, params: customer.params, ...call };
  };

const wish = async (backend: Provider, planId: string, quantity = 1) => {
  const { items } = await piecesOf(backend, planId, quantity);
  return { body: { items, text: 'The left one makes no sound.' } };
};

const photo = { fileName: 'left.png', mime: 'image/png', data: 'iVBORw0KGgo=' } as const;

async function asks({ planId, params, as }: PlanHolder, backend: Provider) {
  const { body } = await wish(backend, planId);
  return backend.done(200, 'requestReturn', { params, body }, as);
}

export const planGoodsSituations = {
  requestReturn: {
    'plan.request-return: no-open-return': [
      {
        situation: 'a return was asked for',
        code: 'invalid-transition',
        call: asking(async (customer, backend) => {
          await asks(customer, backend);
          return wish(backend, customer.planId);
        }),
      },
    ],
    'plan.request-return: goods-of-order': [
      {
        situation: 'more pieces than were bought',
        code: 'validation-failed',
        call: asking(({ planId }, backend) => wish(backend, planId, 4)),
      },
    ],
  },
  withdrawPurchase: {
    'plan.withdraw-purchase: within-purchase-days': [
      {
        situation: 'the days are over',
        code: 'invalid-transition',
        call: asking(async (customer) => {
          await customer.until('2027-01-26');
          return {};
        }),
      },
    ],
    'plan.withdraw-purchase: not-withdrawn-from': [
      {
        situation: 'the customer has withdrawn already',
        code: 'invalid-transition',
        call: asking(async ({ params, as }, backend) => {
          await backend.done(200, 'withdrawPurchase', { params }, as);
          return {};
        }),
      },
    ],
  },
  addReturnPhoto: {
    'plan.add-return-photo: return-open': [
      {
        situation: 'no return was asked for',
        code: 'invalid-transition',
        call: asking(async () => ({ body: photo })),
      },
    ],
    'plan.add-return-photo: room-for-photo': [
      {
        situation: 'there are five photos',
        code: 'invalid-transition',
        call: asking(async (customer, backend) => {
          await asks(customer, backend);
          const { params, as } = customer;
          for (const no of [1, 2, 3, 4, 5])
            await backend.done(
              200,
              'addReturnPhoto',
              { params, body: { ...photo, fileName: `${no}.png` } },
              as,
            );
          return { body: photo };
        }),
      },
    ],
    'plan.add-return-photo: photo-readable': [
      {
        situation: 'the content is no picture',
        code: 'document-unreadable',
        call: asking(async (customer, backend) => {
          await asks(customer, backend);
          return { body: { ...photo, data: 'AAAA' } };
        }),
      },
    ],
  },
  rejectReturn: {
    'plan.reject-return: return-open': [
      {
        situation: 'no return was asked for',
        code: 'invalid-transition',
        call: async (backend) => ({
          ...(await crediting(1)(backend)),
          body: { answer: 'It was used for months.' },
        }),
      },
    ],
  },
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
