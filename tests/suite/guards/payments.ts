import type { Provider } from '#tests/kit/provider.ts';
import { person } from '#tests/kit/person.ts';
import type { Entry, RefusedSituation, Situations } from './table.ts';
import { type Answer, type Call, problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

const NO_CREDIT = 'poor';

/** A confirmed order of 1,200.00, and what its customer does about the down payment of 120.00. */
async function confirmed(backend: Provider) {
  const customer = await person(backend);
  const order = await customer.confirmed();
  const pay = (card: 'good' | 'poor' | 'declined' | 'slow') => customer.pays(order, card);
  return { customer, order, pay, as: customer.as };
}

const paying =
  (prepare: (purchase: Awaited<ReturnType<typeof confirmed>>) => Promise<object>) =>
  async (backend: Provider): Promise<Call> => {
    const purchase = await confirmed(backend);
    const { customer, order } = purchase;
    const change = await prepare(purchase);
    const { params, body } = await customer.payment(order, 'good');
    return { ...purchase.as, params, body: { ...body, ...change } };
  };

/** A declined payment, what happens after it, and the request to retry it by its customer or by an administrator. */
type Retrying = (
  prepare: (purchase: Awaited<ReturnType<typeof confirmed>>, backend: Provider) => Promise<unknown>,
  declinedCard?: 'poor' | 'declined',
) => (backend: Provider) => Promise<Call>;

/** The id of a payment that the bank has declined. */
function declinedIn(answer: Answer): string {
  const problem = problemIn(answer);
  if (problem.code !== 'payment-declined') throw new Error(`Not declined: ${problem.detail}`);
  return problem.paymentId;
}

async function declined(backend: Provider, prepare: Parameters<Retrying>[0], card: 'poor' | 'declined') {
  const purchase = await confirmed(backend);
  const { customer, order, as } = purchase;
  const { params, body } = await customer.payment(order, card);
  const paymentId = declinedIn(await backend.ask('payOrder', { ...as, params, body }));
  await prepare(purchase, backend);
  return { as, params: { paymentId }, body: { sources: body.sources } };
}

/** What an administrator sends to retry a payment. */
async function administering(backend: Provider, paymentId: string): Promise<Call> {
  const token = await backend.signIn(people.administrator);
  const params = { paymentId };
  const { version } = await backend.get('getPaymentAsAdministrator', { token, params });
  return { token, params, ifMatch: `"${version}"` };
}

const byCustomer: Retrying =
  (prepare, card = NO_CREDIT) =>
  async (backend) => {
    const { as, params, body } = await declined(backend, prepare, card);
    return { ...as, params, body };
  };

const byAdministrator: Retrying =
  (prepare, card = NO_CREDIT) =>
  async (backend) =>
    administering(backend, (await declined(backend, prepare, card)).params.paymentId);

type AsWhom = (backend: Provider, holder: PlanHolder, paymentId: string) => Promise<Call>;

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
    const paymentId = declinedIn(await holder.pays(183_69, 'poor'));
    await then(holder);
    return as(backend, holder, paymentId);
  },
});

/** A declined payment with 20.00 from the wallet, which has been spent on something else since. */
const emptyWallet = (
  call: (backend: Provider, paymentId: string, sources: object) => Promise<Call>,
): RefusedSituation => ({
  situation: 'the wallet has been spent since',
  code: 'wallet-insufficient',
  async call(backend) {
    const { customer, order, as } = await confirmed(backend);
    await customer.redeems('twenty');
    const paying = async (paid: typeof order, card: 'poor' | 'good') => {
      const { amountMinor } = paid.downPayment;
      const { sources } = byCard(await customer.card(card), amountMinor - 20_00);
      const body = {
        amount: paid.downPayment,
        sources: [{ kind: 'WALLET', amountMinor: 20_00 }, ...sources],
      };
      return { ...as, params: { orderId: paid.id }, body };
    };
    const request = await paying(order, 'poor');
    const paymentId = declinedIn(await backend.ask('payOrder', request));
    await backend.wait(61_000); // the next code may be sent after a minute
    const other = await customer.confirmed({ sku: 'TURNTABLE-01' });
    await backend.get('payOrder', await paying(other, 'good'));
    return { ...as, ...(await call(backend, paymentId, { sources: request.body.sources })) };
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
      async (_backend, holder, paymentId) => ({
        ...holder.as,
        params: { paymentId },
        body: byCard(await holder.card('good'), 183_69),
      }),
      emptyWallet(async (_backend, paymentId, body) => ({ params: { paymentId }, body })),
      [
        {
          situation: 'the parts are a cent more than the payment',
          code: 'validation-failed',
          async call(backend) {
            const { as, params, body } = await declined(backend, async () => undefined, NO_CREDIT);
            const [part] = body.sources;
            return { ...as, params, body: { sources: [{ ...part, amountMinor: 120_01 }] } };
          },
        },
      ],
    ),
  },

  retryPaymentAsAdministrator: {
    'payment.retry: card-accepted': [
      { ...declinedForGood(byAdministrator), also: ['retryable-or-other-card'] },
    ],
    'payment.retry: retryable-or-other-card': { unreachable: 'a guard before it refuses the same' },
    ...guardsOfRetry(
      byAdministrator,
      (backend, _holder, paymentId) => administering(backend, paymentId),
      emptyWallet(administering),
      { unreachable: 'the sources are those of the payment' },
    ),
  },
} satisfies Partial<Situations>;
