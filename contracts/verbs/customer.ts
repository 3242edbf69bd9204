import type { Order } from '#contracts/orders/order.ts';
import { Payment } from '#contracts/payments/payment.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import type { Preferences } from '#contracts/users/preferences.ts';
import { z } from '#contracts/z.ts';
import { type Call, problemIn, UnexpectedAnswer } from '#contracts/client.ts';
import type { Choice } from './choice.ts';
import { collateralOf, SCANNED } from './collateral.ts';
import { type Installation, MissingData } from './installation.ts';
import { byCard, euro } from './sources.ts';
import { cardNumbers, type CardName, type ScratchcardName, scratchcards, wrongPins } from './test-cards.ts';
import type { CustomerVerbs, OfferCode } from './verbs.ts';

interface PreferenceOverrides extends Partial<Omit<Preferences, 'channels'>> {
  readonly channels?: Partial<Preferences['channels']>;
}

/** The call that requests the code for an order. */
export const codeFor = ({ orderId, id: quoteId }: { readonly orderId: string; readonly id: string }) =>
  ({ body: { purpose: 'CONFIRM_ORDER', orderId, quoteId } }) as const;

export async function productBy(backend: Pick<Installation, 'every'>, skuOrName: string) {
  const products = await backend.every('listProducts', { query: { q: skuOrName } });
  const product = products.find(({ sku, name }) => sku === skuOrName || name === skuOrName);
  if (!product) throw new MissingData(`There is no product ${skuOrName}.`);
  return product;
}

const budgetOf = (income: number, expenses: number, obligations: number) => ({
  monthlyIncome: euro(income),
  monthlyExpenses: euro(expenses),
  existingObligations: euro(obligations),
});

/** The budget of the worked example. */
const usualAmounts = [2_400_00, 1_150_00, 210_00] as const;
export const usualBudget = budgetOf(...usualAmounts);

/**
 * A customer who is signed in and buys step by step; by default the worked example in six months (docs/domain.md,
 * "Worked examples").
 */
export function customerOver(backend: Installation, token: string) {
  const as = { token };
  const { done } = backend;

  async function order({ sku = 'ESPRESSO-01', quantity = 1 }: Choice = {}) {
    const { id: productId } = await productBy(backend, sku);
    return done(201, 'createOrder', { body: { items: [{ productId, quantity }] } }, as);
  }

  async function quoted(choice: Choice = {}) {
    const { id } = await order(choice);
    const { offerCode = 'STD6', downPaymentBps = null, dueDay = null } = choice;
    const call = { params: { orderId: id }, body: { offerCode, downPaymentBps, dueDay } };
    return done(201, 'createQuote', call, as);
  }

  /** States a monthly budget for a quoted order; by default the one of the worked example. */
  const states = (
    { orderId }: { readonly orderId: string },
    [income, expenses, obligations]: readonly [number, number, number] = usualAmounts,
  ) => {
    const body = budgetOf(income, expenses, obligations);
    return done(201, 'createAssessment', { params: { orderId }, body }, as);
  };

  async function submitted(choice: Choice = {}) {
    const quote = await quoted(choice);
    await states(quote);
    await done(200, 'submitOrder', { params: { orderId: quote.orderId } }, as);
    return quote;
  }

  /** Everything that confirming needs, with a verified code. */
  async function signable(choice: Choice = {}) {
    return signed(await submitted(choice));
  }

  async function signed(quote: Awaited<ReturnType<typeof submitted>>) {
    const params = { orderId: quote.orderId };
    const challenge = await done(201, 'createChallenge', codeFor(quote), as);
    const message = await backend.newMessage();
    const typed = { params: { challengeId: challenge.id }, body: { code: message.code } };
    await done(200, 'verifyChallenge', typed, as);
    return { quote, message, call: { params, body: await signature(quote.hash, challenge.id) } };
  }

  async function signature(quoteHash: string, challengeId: string) {
    const { version, hash } = await done(200, 'getLegalDocument', { params: { kind: 'terms' } });
    return { quoteHash, challengeId, terms: { version, hash } };
  }

  async function confirmed(choice: Choice = {}) {
    const { call } = await signable(choice);
    return done(200, 'confirmOrder', call, as);
  }

  async function card(name: CardName, expYear = 2030) {
    const body = { number: cardNumbers[name], expMonth: 12, expYear, cvc: '123', holder: 'Mira Okafor' };
    return (await done(201, 'createCardToken', { body }, as)).id;
  }

  /** The call that pays the down payment with a card. */
  async function payment(confirmedOrder: Order, name: CardName) {
    const { downPayment: amount } = confirmedOrder;
    const body = { amount, ...byCard(await card(name), amount.amountMinor) };
    return { params: { orderId: confirmedOrder.id }, body };
  }

  const orderNow = (orderId: string) => done(200, 'getOrder', { params: { orderId } }, as);

  let begun: { readonly quote: Awaited<ReturnType<typeof submitted>>; readonly card: CardName } | null = null;
  let latest: Payment | null = null;

  /** Sends a payment; the payment itself also when it is declined. */
  async function sendPayment(name: 'payOrder' | 'retryPayment', call: Call): Promise<Payment> {
    const response = await backend.ask(name, { ...call, ...as });
    if (response.status < 400) return (latest = z.parse(Payment, response.body));
    const problem = problemIn(response);
    if (problem.code !== 'payment-declined') throw new UnexpectedAnswer(name, response);
    return (latest = await done(200, 'getPayment', { params: { paymentId: problem.paymentId } }, as));
  }

  async function orders(product: string, offerCode: OfferCode, by: CardName = 'good', choice: Choice = {}) {
    const { sku } = await productBy(backend, product);
    const quote = await submitted({ ...choice, sku, offerCode });
    begun = { quote, card: by };
    return quote;
  }

  const confirm = async (quote: Awaited<ReturnType<typeof submitted>>): Promise<Order> =>
    done(200, 'confirmOrder', (await signed(quote)).call, as);

  async function confirmBegun(): Promise<Order> {
    if (!begun) throw new Error('Nothing was ordered');
    return confirm(begun.quote);
  }

  /** @param order a confirmed order; by default the one that this customer began, which is confirmed first */
  const pays = async (order?: Order, by: CardName = begun?.card ?? 'good') =>
    sendPayment('payOrder', await payment(order ?? (await confirmBegun()), by));

  async function planNamed(number: string) {
    const plans = await backend.every('listPlans', as);
    const planId = plans.find((plan) => plan.number === number)?.id ?? '';
    return done(200, 'getPlan', { params: { planId } }, as);
  }

  const verbs = {
    signsIn: () => Promise.resolve(as),
    orders,
    pays,

    /** Confirms an order that is ready for it, with a code. */
    async signs(orderId: string) {
      const { quoteId } = await orderNow(orderId);
      const params = { orderId, quoteId: quoteId ?? '' };
      return confirm(await done(200, 'getQuote', { params }, as));
    },

    /** @param declined by default the latest payment */
    async retries(by: CardName, declined: Pick<Payment, 'id' | 'amount'> | null = latest) {
      const payment = declined ?? (await backend.get('listPayments', as)).items[0];
      return sendPayment('retryPayment', {
        params: { paymentId: payment?.id ?? '' },
        body: byCard(await card(by), payment?.amount.amountMinor),
      });
    },

    async buys(product: string, offer: OfferCode, by?: CardName, choice?: Choice) {
      await orders(product, offer, by, choice);
      return pays();
    },

    /** @param order by default the one that this customer began */
    async cancels(order?: Pick<Order, 'id'>) {
      const params = { orderId: order?.id ?? begun?.quote.orderId ?? '' };
      const { version } = await orderNow(params.orderId);
      return done(200, 'cancelOrder', { params }, { ...as, ifMatch: `"${version}"` });
    },

    async paysPlan(number) {
      const { id: planId, version, dueNow, next, leftToPay } = await planNamed(number);
      const amount = dueNow.amountMinor > 0 ? dueNow : (next?.amount ?? leftToPay);
      const sources = byCard(await card('good'), amount.amountMinor);
      return backend.get('payPlans', { ...as, body: { parts: [{ planId, amount, version }], ...sources } });
    },

    async settles(number) {
      const params = { planId: (await planNamed(number)).id };
      const { amount } = await done(200, 'quoteSettlement', { params, body: { on: null } }, as);
      const sources = byCard(await card('good'), amount.amountMinor);
      return backend.get('settlePlan', { ...as, params, body: { amount, ...sources } });
    },

    async offersCollateral() {
      const collateral = collateralOf(backend, { as, quoted, states });
      return collateral.handsIn((await collateral.securedOrder()).id);
    },

    /** Uploads a small picture as a document of a collateral, and waits until it is checked. */
    async uploads(collateralId: string, kind: CollateralDocumentKind) {
      await collateralOf(backend, { as, quoted, states }).uploads(collateralId, kind);
      await backend.wait(SCANNED);
    },

    async redeems(name) {
      const body = { pin: scratchcards[name].pin, code: null };
      return (await done(200, 'redeemScratchcard', { body }, as)).scratchcard;
    },

    /** Enters the PIN of a scratchcard to pay with it. */
    entersScratchcard: (name: ScratchcardName) =>
      done(201, 'createScratchcardToken', { body: { pin: scratchcards[name].pin, code: null } }, as),

    /** Enters a PIN that no scratchcard has. */
    entersWrongPin: () =>
      backend.ask('redeemScratchcard', { body: { pin: wrongPins[0], code: null }, ...as }),
  } satisfies CustomerVerbs & Record<string, unknown>;

  async function account() {
    const me = await done(200, 'getMe', {}, as);
    if (me.kind !== 'CUSTOMER') throw new Error('Only customers have an account');
    return me.user;
  }

  let firstPreferences: Preferences | null = null;

  /** Chooses how messages are sent; what is not named is as it was before the first choice. */
  async function prefers({ channels, ...rest }: PreferenceOverrides) {
    const { version, preferences } = await account();
    const before = (firstPreferences ??= preferences);
    const body = { ...before, ...rest, channels: { ...before.channels, ...channels } };
    return done(200, 'updatePreferences', { body }, { ...as, ifMatch: `"${version}"` });
  }

  return {
    token,
    as,
    account,
    prefers,
    order,
    quoted,
    states,
    submitted,
    signable,
    signature,
    signed,
    confirmed,
    card,
    payment,
    orderNow,
    ...verbs,
  };
}
