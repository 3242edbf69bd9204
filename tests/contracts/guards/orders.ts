import { choosePolicyProfile } from '#mocks/settings.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { type Choice, person } from '#tests/kit/person.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { blocked, notEligible } from './eligibility.ts';
import type { Situations } from './table.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { type Call } from '#tests/kit/client.ts';

const choosing =
  (order: Choice, offerCode: string) =>
  async (backend: Backend): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { id } = await customer.order(order);
    return { ...as, params: { orderId: id }, body: { offerCode, downPaymentBps: null, dueDay: null } };
  };

/** Chooses another plan for a signed order after these attempts to pay. */
const choosingAfter =
  (card: 'slow' | 'poor', attempts: number) =>
  async (backend: Backend): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const order = await customer.confirmed();
    for (let made = 0; made < attempts; made += 1) await customer.pays(order, card);
    const body = { offerCode: 'STD12', downPaymentBps: null, dueDay: null };
    return { ...as, params: { orderId: order.id }, body };
  };

/** Confirms an order with a verified code; `change` replaces members of the body, or changes the backend first. */
const signing =
  (change: (backend: Backend, body: Signature) => object | Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { call } = await customer.signable();
    return { ...as, ...call, body: { ...call.body, ...(await change(backend, call.body)) } };
  };
type Signature = Awaited<ReturnType<Awaited<ReturnType<typeof person>>['signable']>>['call']['body'];

/** Submits an order whose customer has stated this budget. */
const assessed =
  (budget?: [income: number, expenses: number, obligations: number]) =>
  async (backend: Backend): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { orderId } = await customer.quoted();
    await customer.states({ orderId }, budget);
    return { ...as, params: { orderId } };
  };
/** An order of 24 months that waits for collateral, and the request to continue. */
async function secured(backend: Backend) {
  const customer = await person(backend);
  const own = collateralOf(backend, customer);
  const { id } = await own.securedOrder();
  return { own, call: { ...customer.as, params: { orderId: id } } };
}

/** Cancels an order while the bank decides about its down payment. */
async function cancelling(backend: Backend): Promise<Call> {
  const { as, ...customer } = await person(backend);
  const order = await customer.confirmed();
  await customer.pays(order, 'slow');
  const { version } = await customer.orderNow(order.id);
  return { ...as, params: { orderId: order.id }, ifMatch: `"${version}"` };
}

const declined: [number, number, number] = [1_000_00, 900_00, 0];

/** Asks a person to decide about this budget. */
const asking =
  (budget?: [income: number, expenses: number, obligations: number]) =>
  async (backend: Backend): Promise<Call> => ({ ...(await assessed(budget)(backend)), body: { note: null } });

const MINUTE = 60_000;

/** One piece each of two products that are priced in different currencies. */
async function twoCurrencies({ store }: Backend) {
  const [first, second] = store.tables.products.all();
  if (!first || !second) throw new Error('The scenario has fewer than two products.');
  await store.transact(({ tables }) =>
    tables.products.replace({ ...second, unitPrice: { amountMinor: 1_000, currency: 'JPY' } }),
  );
  return [first, second].map(({ id }) => ({ productId: id, quantity: 1 }));
}

export const orderSituations: Situations<
  | 'createOrder'
  | 'createOrderForCustomer'
  | 'createQuote'
  | 'createAssessment'
  | 'requestBudgetReview'
  | 'decideBudgetReview'
  | 'submitOrder'
  | 'confirmOrder'
  | 'cancelOrder'
  | 'cancelOrderAsAdministrator'
  | 'remindOfOrder'
> = {
  createOrder: {
    'order.create: account-active': [
      {
        situation: 'the account is blocked',
        code: 'account-blocked',
        async call(backend) {
          const token = await backend.signIn('+4915112345678');
          await blocked(backend);
          const items = [{ productId: backend.store.tables.products.all()[0]?.id ?? '', quantity: 1 }];
          return { token, body: { items } };
        },
      },
    ],
    'order.create: has-lines': { unreachable: 'the schema of the body requires at least one line' },
    'order.create: one-currency': [
      {
        situation: 'one thing is priced in another currency',
        code: 'currency-mismatch',
        earlier: 'the cart is priced first, and has no sum',
        async call(backend) {
          const token = await backend.signIn('+4915112345678');
          return { token, body: { items: await twoCurrencies(backend) } };
        },
      },
    ],
  },

  createOrderForCustomer: {
    'order.create: account-active': {
      unreachable: 'an account that is not active refuses the step of the administrator before',
    },
    'order.create: has-lines': { unreachable: 'the schema of the body requires at least one line' },
    'order.create: one-currency': [
      {
        situation: 'one thing is priced in another currency',
        code: 'currency-mismatch',
        earlier: 'the cart is priced first, and has no sum',
        async call(backend) {
          await backend.signIn('+4915112345678');
          const items = await twoCurrencies(backend);
          const { id = '', version } = backend.store.tables.users.find('phoneE164', '+4915112345678') ?? {};
          const token = await backend.signIn(people.administrator);
          const body = { items, reason: 'Asked on the phone' };
          return { token, params: { userId: id }, ifMatch: `"${version}"`, body };
        },
      },
    ],
  },

  createQuote: {
    'order.quote: offer-active': [
      { situation: 'no such offer', code: 'offer-unavailable', call: choosing({}, 'STD7') },
    ],
    'order.quote: total-in-range': [
      {
        situation: 'a total below the minimum',
        code: 'offer-unavailable',
        call: choosing({ sku: 'DRIPPER-01' }, 'STD6'),
      },
    ],
    'order.quote: financed-in-range': [
      {
        situation: 'more financed than the offer allows',
        code: 'offer-unavailable',
        call: choosing({ sku: 'EBIKE-01' }, 'PAY4'),
      },
    ],
    'order.quote: months-in-profile': [
      {
        situation: 'more months than are allowed without collateral',
        code: 'offer-unavailable',
        async call(backend) {
          await backend.store.transact(({ tables }) => {
            const secured = tables.offers.get('SEC24');
            if (!secured) throw new Error('There is no offer SEC24.');
            const terms = { ...secured.terms, collateralRequired: false };
            tables.offers.replace({ ...secured, terms });
          });
          return choosing({}, 'SEC24')(backend);
        },
      },
    ],
    'order.quote: interest-in-profile': [
      {
        situation: 'a plan with interest where none is allowed',
        code: 'offer-unavailable',
        async call(backend) {
          await choosePolicyProfile(backend.store, 'UK_DPC');
          return choosing({}, 'STD6')(backend);
        },
      },
    ],
    'order.quote: no-payment-processing': [
      { situation: 'the bank is deciding', code: 'payment-in-progress', call: choosingAfter('slow', 1) },
    ],
    'order.quote: attempts-left': [
      { situation: 'five attempts were made', code: 'invalid-transition', call: choosingAfter('poor', 5) },
    ],
  },

  createAssessment: {
    'order.assess: customer-eligible': notEligible(async (backend) => {
      const { as, ...customer } = await person(backend);
      const { orderId } = await customer.quoted();
      const amount = { amountMinor: 1_000_00, currency: 'EUR' };
      const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
      return { ...as, params: { orderId }, body };
    }),
    'order.assess: assessment-over': [
      {
        situation: 'a submitted order whose budget is still valid',
        code: 'invalid-transition',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId } = await customer.submitted();
          const amount = { amountMinor: 1_000_00, currency: 'EUR' };
          const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
          return { ...as, params: { orderId }, body };
        },
      },
    ],
    'order.assess: same-currency': [
      {
        situation: 'the budget is in another currency than the order',
        code: 'currency-mismatch',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId } = await customer.quoted();
          const amount = { amountMinor: 1_000, currency: 'JPY' };
          const body = { monthlyIncome: amount, monthlyExpenses: amount, existingObligations: amount };
          return { ...as, params: { orderId }, body };
        },
      },
    ],
  },

  requestBudgetReview: {
    'order.ask-review: customer-eligible': notEligible(asking(declined)),
    'order.ask-review: budget-not-approved': [
      { situation: 'an approved budget', code: 'invalid-transition', call: asking() },
    ],
    'order.ask-review: no-review-yet': [
      {
        situation: 'a second request',
        code: 'invalid-transition',
        async call(backend) {
          const request = await asking(declined)(backend);
          await backend.ask('requestBudgetReview', request);
          return request;
        },
      },
    ],
  },

  decideBudgetReview: {
    'order.decide-review: review-pending': [
      {
        situation: 'no review was requested',
        code: 'invalid-transition',
        async call(backend) {
          const { params } = await assessed(declined)(backend);
          const token = await backend.signIn(administrators.RISK);
          const order = backend.store.tables.orders.get(params?.['orderId'] ?? '');
          const body = { decision: 'APPROVED', reason: 'The rent falls in March.' };
          return { token, params: { orderId: order?.id ?? '' }, body, ifMatch: `"${order?.version}"` };
        },
      },
    ],
  },

  submitOrder: {
    'order.submit: customer-eligible': notEligible(assessed()),
    'order.submit: collateral-covers': [
      {
        situation: 'nothing is offered',
        code: 'collateral-required',
        call: async (backend) => (await secured(backend)).call,
      },
      {
        situation: 'what is approved is worth a cent too little',
        code: 'collateral-insufficient',
        async call(backend) {
          const { own, call } = await secured(backend);
          const { id } = await own.handsIn(call.params.orderId);
          await (await reviewer(backend)).approves(id, 1_199_98);
          return call;
        },
      },
    ],
    'order.submit: assessment-valid': [
      {
        situation: 'no budget was stated',
        code: 'assessment-required',
        also: ['assessment-approved'],
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId } = await customer.quoted();
          return { ...as, params: { orderId } };
        },
      },
    ],
    'order.submit: assessment-approved': [
      {
        situation: 'an instalment a tenth above half of what is left',
        code: 'assessment-declined',
        call: assessed([2_400_00, 1_850_00, 210_00]),
      },
    ],
    'order.submit: assessment-declined': {
      selects: assessed(),
      status: 200,
      answer: { status: 'READY_TO_CONFIRM' },
    },
  },

  confirmOrder: {
    'order.confirm: quote-valid': [
      {
        situation: 'half an hour later',
        code: 'quote-expired',
        also: ['quote-hash-equal', 'code-verified'],
        leaves: 'the new quote, which the problem names',
        async call(backend) {
          const request = await signing(() => ({}))(backend);
          for (const _half of [1, 2]) {
            await backend.wait(15 * MINUTE);
            await backend.ask('getMe', { token: request.token ?? null }); // the session stays in use
          }
          return request;
        },
      },
    ],
    'order.confirm: quote-hash-equal': [
      {
        situation: 'the hash of other figures',
        code: 'quote-expired',
        call: signing(() => ({ quoteHash: '0'.repeat(64) })),
      },
    ],
    'order.confirm: terms-current': [
      {
        situation: 'the version before',
        code: 'terms-outdated',
        call: signing((_backend, { terms }) => ({ terms: { ...terms, version: '2025-01' } })),
      },
      {
        situation: 'another text of this version',
        code: 'terms-outdated',
        call: signing((_backend, { terms }) => ({ terms: { ...terms, hash: '0'.repeat(64) } })),
      },
    ],
    'order.confirm: customer-eligible': notEligible(signing(() => ({}))),
    'order.confirm: assessment-valid': [
      {
        situation: 'the budget was stated more than 30 days ago',
        code: 'assessment-required',
        call: signing(async ({ store }) => {
          await store.transact(({ tables }) => {
            for (const row of tables.assessments.all())
              tables.assessments.replace({ ...row, validUntil: '2027-01-10T09:00:00.000Z' });
          });
          return {};
        }),
      },
    ],
    'order.confirm: code-verified': [
      {
        situation: 'no such code',
        code: 'otp-expired',
        call: signing(() => ({ challengeId: 'otp_01JH8ZK3W00000000000000000' })),
      },
      {
        situation: 'a code for signing in',
        code: 'otp-expired',
        call: signing(({ store }) => {
          const used = store.tables.challenges.all().find(({ purpose }) => purpose === 'SIGN_IN');
          return { challengeId: used?.id };
        }),
      },
      {
        situation: 'the code of another order',
        code: 'otp-expired',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const first = await customer.signable({ sku: 'TURNTABLE-01' });
          await backend.wait(MINUTE);
          const { call } = await customer.signable({ sku: 'GRINDER-01' });
          return { ...as, ...call, body: { ...call.body, challengeId: first.call.body.challengeId } };
        },
      },
      {
        situation: 'a code that was not entered',
        code: 'otp-invalid',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId, id: quoteId, hash } = await customer.submitted();
          const body = { purpose: 'CONFIRM_ORDER', orderId, quoteId } as const;
          const challenge = await backend.done(201, 'createChallenge', { body }, as);
          return { ...as, params: { orderId }, body: await customer.signature(hash, challenge.id) };
        },
      },
    ],
    'order.confirm: nothing-due-today': {
      selects: signing(() => ({})),
      status: 200,
      answer: { status: 'AWAITING_DOWN_PAYMENT' },
    },
  },

  cancelOrder: {
    'order.cancel: no-payment-processing': [
      { situation: 'the bank is deciding', code: 'payment-in-progress', call: cancelling },
    ],
  },

  cancelOrderAsAdministrator: {
    'order.cancel: no-payment-processing': [
      {
        situation: 'the bank is deciding',
        code: 'payment-in-progress',
        call: async (backend) => ({
          ...(await cancelling(backend)),
          token: await backend.signIn(administrators.SUPPORT),
          body: { reason: 'The item is sold out' },
        }),
      },
    ],
  },

  remindOfOrder: {
    'order.remind: no-payment-processing': [
      {
        situation: 'the bank is deciding about the down payment',
        code: 'payment-in-progress',
        call: async (backend) => ({
          ...(await cancelling(backend)),
          token: await backend.signIn(administrators.SUPPORT),
          body: { reason: 'The down payment is open' },
        }),
      },
    ],
    'order.remind: not-reminded-today': [
      {
        situation: 'the customer was reminded an hour ago',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const order = await customer.confirmed();
          const token = await backend.signIn(administrators.SUPPORT);
          const call = { params: { orderId: order.id }, body: { reason: 'The down payment is open' } };
          const { version } = await customer.orderNow(order.id);
          const ifMatch = `"${version}"`;
          const reminded = await backend.done(200, 'remindOfOrder', call, { token, ifMatch });
          return { ...call, token, ifMatch: `"${reminded.version}"` };
        },
      },
    ],
  },
};
