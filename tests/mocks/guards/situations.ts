import type { ProblemCode } from '#contracts/problem.ts';
import { choosePolicyProfile } from '#mocks/resources/settings.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { customerNamed, scratchcardWith } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import type { CommandName } from '#tests/suite/guards/table.ts';
import { byCard } from '#tests/kit/sources.ts';
import { oneOfTwoFailed } from './failed-deliveries.ts';

/** A situation of the mock's tables in which a guard refuses a request. */
interface TableSituation {
  readonly command: CommandName;
  readonly key: string;
  readonly situation: string;
  readonly code: ProblemCode;
  readonly call: (backend: Backend) => Promise<Call>;
  readonly scenario?: string;
  /** Left out: the guard itself refuses. */
  readonly earlier?: string;
}

/** One piece each of two products that are priced in different currencies. */
async function twoCurrencies({ store }: Backend) {
  const [first, second] = store.tables.products.all();
  if (!first || !second) throw new Error('The scenario has fewer than two products.');
  await store.transact(({ tables }) =>
    tables.products.replace({ ...second, unitPrice: { amountMinor: 1_000, currency: 'JPY' } }),
  );
  return [first, second].map(({ id }) => ({ productId: id, quantity: 1 }));
}

/** An order, after which the backend is changed, and another plan for it. */
const choosing =
  (offerCode: string, change: (backend: Backend) => Promise<unknown>) =>
  async (backend: Backend): Promise<Call> => {
    await change(backend);
    const { as, ...customer } = await person(backend);
    const { id } = await customer.order();
    return { ...as, params: { orderId: id }, body: { offerCode, downPaymentBps: null, dueDay: null } };
  };

/** A verified code for an order, after whose signature was prepared the budget is changed. */
const signing =
  (budget: object) =>
  async (backend: Backend): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { call } = await customer.signable();
    await backend.store.transact(({ tables }) => {
      for (const row of tables.assessments.all()) tables.assessments.replace({ ...row, ...budget });
    });
    return { ...as, ...call };
  };

/** An order with a budget, whose customer is changed before it is submitted. */
const submitting =
  (customer: object) =>
  async (backend: Backend): Promise<Call> => {
    const { as, quoted, states } = await person(backend);
    const quote = await quoted();
    await states(quote);
    await backend.store.transact(({ tables }) => {
      const user = tables.users.find('phoneE164', people.mira);
      if (user) tables.users.replace({ ...user, ...customer });
    });
    return { ...as, params: { orderId: quote.orderId } };
  };

const oneCurrency = {
  key: 'order.create: one-currency',
  situation: 'one thing is priced in another currency',
  code: 'currency-mismatch',
  earlier: 'the cart is priced first, and has no sum',
} as const;

const nothingLeft = { code: 'nothing-left', message: 'Nothing is left for an instalment.' } as const;

export const tableSituations: readonly TableSituation[] = [
  {
    ...oneCurrency,
    command: 'createOrder',
    async call(backend) {
      const items = await twoCurrencies(backend);
      return { token: await backend.signIn(people.mira), body: { items } };
    },
  },
  {
    ...oneCurrency,
    command: 'createOrderForCustomer',
    async call(backend) {
      await backend.signIn(people.mira);
      const items = await twoCurrencies(backend);
      const { id, version } = await customerNamed(backend, people.mira);
      const token = await backend.signIn(people.administrator);
      const body = { items, reason: 'Asked on the phone' };
      return { token, params: { userId: id }, ifMatch: `"${version}"`, body };
    },
  },
  {
    command: 'createQuote',
    key: 'order.quote: months-in-profile',
    situation: 'more months than are allowed without collateral',
    code: 'offer-unavailable',
    call: choosing('SEC24', ({ store }) =>
      store.transact(({ tables }) => {
        const secured = tables.offers.get('SEC24');
        if (!secured) throw new Error('There is no offer SEC24.');
        tables.offers.replace({ ...secured, terms: { ...secured.terms, collateralRequired: false } });
      }),
    ),
  },
  {
    command: 'createQuote',
    key: 'order.quote: interest-in-profile',
    situation: 'a plan with interest where none is allowed',
    code: 'offer-unavailable',
    call: choosing('STD6', ({ store }) => choosePolicyProfile(store, 'UK_DPC')),
  },
  {
    command: 'submitOrder',
    key: 'order.submit: customer-eligible',
    situation: 'an identity that is not verified',
    code: 'not-eligible',
    call: submitting({ kycStatus: 'PENDING' }),
  },
  {
    command: 'submitOrder',
    key: 'order.submit: customer-eligible',
    situation: 'an age of 17',
    code: 'not-eligible',
    call: submitting({ birthDate: '2009-01-11' }),
  },
  {
    command: 'confirmOrder',
    key: 'order.confirm: assessment-valid',
    situation: 'the budget was stated more than 30 days ago',
    code: 'assessment-required',
    call: signing({ validUntil: '2027-01-10T09:00:00.000Z' }),
  },
  {
    command: 'confirmOrder',
    key: 'order.confirm: assessment-approved',
    situation: 'the budget leaves no room for the renewed quote',
    code: 'assessment-declined',
    call: signing({ decision: 'DECLINED', reasons: [nothingLeft] }),
  },
  {
    command: 'retryPaymentAsAdministrator',
    key: 'payment.retry: card-accepted',
    situation: 'the bank has declined this card for good when it paid something else',
    code: 'invalid-transition',
    async call(backend) {
      const customer = await person(backend);
      const { id, downPayment } = await customer.confirmed();
      const cardTokenId = await customer.card('poor');
      const body = { amount: downPayment, ...byCard(cardTokenId, downPayment.amountMinor) };
      await backend.ask('payOrder', { ...customer.as, params: { orderId: id }, body });
      await backend.store.transact(({ tables }) => {
        const card = tables.cardTokens.get(cardTokenId);
        if (card) tables.cardTokens.replace({ ...card, refused: 'card-stolen' });
      });
      const [payment] = backend.store.tables.payments.by('orderId', id);
      const token = await backend.signIn(people.administrator);
      return { token, params: { paymentId: payment?.id ?? '' }, ifMatch: `"${payment?.version}"` };
    },
  },
  {
    command: 'retryDeliveries',
    key: 'notification.retry-failed: not-expired',
    situation: 'it has expired',
    code: 'invalid-transition',
    async call(backend) {
      const call = await oneOfTwoFailed(backend);
      await backend.store.transact(({ tables, clock }) => {
        const [row] = tables.notifications.by('status', 'PARTIALLY_FAILED');
        if (row) tables.notifications.replace({ ...row, expiresAt: clock.now() });
      });
      return call;
    },
  },
  {
    command: 'revealScratchcard',
    key: 'scratchcard.reveal: digital',
    situation: 'it is a printed scratchcard',
    code: 'invalid-transition',
    scenario: 'happy',
    async call(backend) {
      const token = await backend.signIn(people.mira);
      const { id } = await scratchcardWith(backend, scratchcards.twenty.code);
      await backend.store.transact(({ tables }) => {
        const card = tables.scratchcards.get(id);
        const ownerId = tables.users.find('phoneE164', people.mira)?.id ?? null;
        if (card) tables.scratchcards.replace({ ...card, ownerId });
      });
      return { token, params: { scratchcardId: id } };
    },
  },
];
