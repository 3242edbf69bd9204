import { changeWallet } from '#mocks/resources/users/wallet.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { person } from '#tests/kit/person.ts';
import type { Entry, RefusedSituation, Situations } from './table.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

const NO_CREDIT = 'poor';

/** A confirmed order of 1,200.00, and what its customer does about the down payment of 120.00. */
export async function confirmed(backend: Backend) {
  const customer = await person(backend);
  const order = await customer.confirmed();
  const pay = async (card: 'good' | 'poor' | 'declined' | 'slow') =>
    backend.ask('payOrder', { ...(await customer.payment(order, card)), ...customer.as });
  return { customer, order, pay, as: customer.as };
}

const paying =
  (prepare: (purchase: Awaited<ReturnType<typeof confirmed>>) => Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const purchase = await confirmed(backend);
    const { customer, order } = purchase;
    const change = await prepare(purchase);
    const { params, body } = await customer.payment(order, 'good');
    return { ...purchase.as, params, body: { ...body, ...change } };
  };

/** A declined payment, what happens after it, and the request to retry it by its customer or by an administrator. */
type Retrying = (
  prepare: (purchase: Awaited<ReturnType<typeof confirmed>>, backend: Backend) => Promise<unknown>,
  declinedCard?: 'poor' | 'declined',
) => (backend: Backend) => Promise<Call>;

async function declined(backend: Backend, prepare: Parameters<Retrying>[0], card: 'poor' | 'declined') {
  const purchase = await confirmed(backend);
  await purchase.pay(card);
  const { id } = backend.store.tables.payments.by('orderId', purchase.order.id)[0] ?? { id: '' };
  await prepare(purchase, backend);
  return { ...purchase, payment: backend.store.tables.payments.get(id) };
}

const byCustomer: Retrying =
  (prepare, card = NO_CREDIT) =>
  async (backend) => {
    const { as, payment } = await declined(backend, prepare, card);
    return { ...as, params: { paymentId: payment?.id ?? '' }, body: byCard(payment?.cardTokenId ?? '') };
  };

const byAdministrator: Retrying =
  (prepare, card = NO_CREDIT) =>
  async (backend) => {
    const { payment } = await declined(backend, prepare, card);
    const token = await backend.signIn(people.administrator);
    return { token, params: { paymentId: payment?.id ?? '' }, ifMatch: `"${payment?.version}"` };
  };

type AsWhom = (backend: Backend, holder: PlanHolder) => Promise<Call>;

/** A declined payment of an instalment, and what its customer pays afterwards. */
const aFailedInstalment = (
  as: AsWhom,
  situation: string,
  then: (holder: PlanHolder) => Promise<unknown>,
): RefusedSituation => ({
  situation,
  code: 'invalid-transition',
  async call(backend) {
    const holder = await planHolder(backend);
    await holder.until('2027-02-10');
    await holder.pays(183_69, 'poor');
    const { payments } = backend.store.tables;
    const [declinedOne] = payments.by('status', 'FAILED');
    await then(holder);
    const payment = payments.get(declinedOne?.id ?? '');
    return {
      ...(await as(backend, holder)),
      params: { paymentId: payment?.id ?? '' },
      body: byCard(payment?.cardTokenId ?? '', 183_69),
      ifMatch: `"${payment?.version}"`,
    };
  },
});

/** A declined payment with 20.00 from the wallet, which has been emptied since. */
const emptyWallet = (
  call: (backend: Backend, payment: PaymentRecord) => Promise<Call>,
): RefusedSituation => ({
  situation: 'the wallet has been spent since',
  code: 'wallet-insufficient',
  async call(backend) {
    const { customer, order, as } = await confirmed(backend);
    await putIntoWallet(backend, order.userId, 20_00);
    const poor = await customer.card('poor');
    const sources = [{ kind: 'WALLET', amountMinor: 20_00 }, ...byCard(poor, 100_00).sources] as const;
    const paid = {
      params: { orderId: order.id },
      body: { amount: order.downPayment, sources: [...sources] },
    };
    await backend.ask('payOrder', { ...paid, ...as });
    await putIntoWallet(backend, order.userId, -20_00);
    const [payment] = backend.store.tables.payments.by('orderId', order.id);
    if (!payment) throw new Error('Nothing was paid');
    return { ...as, ...(await call(backend, payment)) };
  },
});

const declinedForGood = (retrying: Retrying): RefusedSituation => ({
  situation: 'the bank declined this card for good',
  code: 'invalid-transition',
  call: retrying(async () => undefined, 'declined'),
});

const guardsOfRetry = (retrying: Retrying, as: AsWhom, wallet: RefusedSituation, sum: Entry) =>
  ({
    'payment.retry: no-other-payment': [
      {
        situation: 'the bank is deciding about another payment of the same',
        code: 'payment-in-progress',
        call: retrying(({ pay }) => pay('slow')),
      },
    ],
    'payment.retry: plan-open': [
      {
        situation: 'the order was cancelled',
        code: 'invalid-transition',
        call: retrying(async ({ customer, order, as }, { done }) => {
          const { version } = await customer.orderNow(order.id);
          await done(
            200,
            'cancelOrder',
            { params: { orderId: order.id } },
            { ...as, ifMatch: `"${version}"` },
          );
        }),
      },
      aFailedInstalment(as, 'its plan has less due than the payment of an instalment', ({ pays }) =>
        pays(1, 'good'),
      ),
    ],
    'payment.retry: attempts-left': [
      {
        situation: 'five attempts were made, by any card and in any payment',
        code: 'invalid-transition',
        call: retrying(async ({ pay }) => {
          for (const _attempt of [2, 3, 4, 5]) await pay(NO_CREDIT);
        }),
      },
    ],
    'payment.retry: attempts-left-today': [
      aFailedInstalment(as, 'the bank has refused five payments for the plan today', async ({ pays }) => {
        for (const _attempt of [2, 3, 4, 5]) await pays(10_00, NO_CREDIT);
      }),
    ],
    'payment.retry: not-paid-since': [
      aFailedInstalment(as, 'as much was paid since, and as much is due again', async (holder) => {
        await holder.until('2027-02-11');
        await holder.pays(183_69, 'good');
        await holder.until('2027-03-10');
      }),
    ],
    'payment.retry: sources-sum': sum,
    'payment.retry: wallet-covers': [wallet],
  }) as const satisfies Record<string, Entry>;

const putIntoWallet = (backend: Backend, userId: string, minor: number) =>
  backend.store.transact(({ tables }) => changeWallet(tables, userId, minor));

export const paymentSituations = {
  payOrder: {
    'order.pay: no-other-payment': [
      {
        situation: 'the bank is deciding',
        code: 'payment-in-progress',
        call: paying(async ({ pay }) => {
          await pay('slow');
          return {};
        }),
      },
    ],
    'order.pay: attempts-left': [
      {
        situation: 'five attempts were made',
        code: 'invalid-transition',
        call: paying(async ({ pay }) => {
          for (const _attempt of [1, 2, 3, 4, 5]) await pay(NO_CREDIT);
          return {};
        }),
      },
    ],
    'order.pay: amount-equals-down-payment': [
      {
        situation: 'a cent less',
        code: 'amount-too-small',
        call: paying(async () => ({ amount: { amountMinor: 119_99, currency: 'EUR' } })),
      },
      {
        situation: 'a cent more',
        code: 'amount-too-large',
        call: paying(async () => ({ amount: { amountMinor: 120_01, currency: 'EUR' } })),
      },
      {
        situation: 'another currency',
        code: 'currency-mismatch',
        call: paying(async () => ({ amount: { amountMinor: 120_00, currency: 'JPY' } })),
      },
    ],
    'payment.create: amount-positive': { unreachable: 'the schema of the body requires more than 0' },
    'payment.create: sources-sum': [
      {
        situation: 'the parts are a cent less than the amount',
        code: 'validation-failed',
        call: paying(async () => ({
          sources: [{ kind: 'BANK', amountMinor: 119_99 }],
        })),
      },
    ],
    'payment.create: wallet-covers': [
      {
        situation: 'the wallet is empty',
        code: 'wallet-insufficient',
        call: paying(async () => ({ sources: [{ kind: 'WALLET', amountMinor: 120_00 }] })),
      },
    ],
    'payment.create: plan-open': { unreachable: 'the plan of an order that waits for its payment is open' },
  },

  retryPayment: {
    'payment.retry: card-accepted': { unreachable: 'the customer can choose another card' },
    'payment.retry: retryable-or-other-card': [declinedForGood(byCustomer)],
    ...guardsOfRetry(
      byCustomer,
      async (_backend, holder) => holder.as,
      emptyWallet(async (_backend, { id, cardTokenId }) => ({
        params: { paymentId: id },
        body: {
          sources: [{ kind: 'WALLET', amountMinor: 20_00 }, ...byCard(cardTokenId ?? '', 100_00).sources],
        },
      })),
      [
        {
          situation: 'the parts are a cent more than the payment',
          code: 'validation-failed',
          async call(backend) {
            const { as, payment } = await declined(backend, async () => undefined, NO_CREDIT);
            const body = byCard(payment?.cardTokenId ?? '', 120_01);
            return { ...as, params: { paymentId: payment?.id ?? '' }, body };
          },
        },
      ],
    ),
  },

  retryPaymentAsAdministrator: {
    'payment.retry: card-accepted': [
      { ...declinedForGood(byAdministrator), also: ['retryable-or-other-card'] },
      {
        situation: 'the bank has declined this card for good when it paid something else',
        code: 'invalid-transition',
        call: byAdministrator(async ({ order }, { store }) => {
          const [payment] = store.tables.payments.by('orderId', order.id);
          await store.transact(({ tables }) => {
            const card = tables.cardTokens.get(payment?.cardTokenId ?? '');
            if (card) tables.cardTokens.replace({ ...card, refused: 'card-stolen' });
          });
        }),
      },
    ],
    'payment.retry: retryable-or-other-card': { unreachable: 'a guard before it refuses the same' },
    ...guardsOfRetry(
      byAdministrator,
      async (backend) => ({ token: await backend.signIn(people.administrator) }),
      emptyWallet(async (backend, { id, version }) => ({
        token: await backend.signIn(people.administrator),
        params: { paymentId: id },
        ifMatch: `"${version}"`,
      })),
      { unreachable: 'the sources are those of the payment' },
    ),
  },
} satisfies Partial<Situations>;
