import { type Backend, openBackend } from './backend.ts';
import { cardNumbers, people } from './people.ts';
import type { SettingsRecord } from '#mocks/settings.ts';

/** The call that requests the code for an order. */
export const codeFor = ({ orderId, id: quoteId }: { readonly orderId: string; readonly id: string }) =>
  ({ body: { purpose: 'CONFIRM_ORDER', orderId, quoteId } }) as const;

export interface Choice {
  readonly sku?: string;
  readonly quantity?: number;
  readonly offerCode?: string;
  readonly downPaymentBps?: number | null;
  readonly dueDay?: number | null;
}

/** A customer who buys step by step; by default the worked example in six months (docs/domain.md, "Worked examples"). */
export async function person(backend: Backend, contact: string = people.mira) {
  const token = await backend.signIn(contact);
  const as = { token };
  const { done, store } = backend;

  async function order({ sku = 'ESPRESSO-01', quantity = 1 }: Choice = {}) {
    const productId = store.tables.products.find('sku', sku)?.id ?? '';
    return done(201, 'createOrder', { body: { items: [{ productId, quantity }] } }, as);
  }

  async function quoted(choice: Choice = {}) {
    const { id } = await order(choice);
    const { offerCode = 'STD6', downPaymentBps = null, dueDay = null } = choice;
    const call = { params: { orderId: id }, body: { offerCode, downPaymentBps, dueDay } };
    return done(201, 'createQuote', call, as);
  }

  async function submitted(choice: Choice = {}) {
    const quote = await quoted(choice);
    await done(200, 'submitOrder', { params: { orderId: quote.orderId } }, as);
    return quote;
  }

  /** Everything that confirming needs, with a verified code. */
  async function signable(choice: Choice = {}) {
    const quote = await submitted(choice);
    const params = { orderId: quote.orderId };
    const challenge = await done(201, 'createChallenge', codeFor(quote), as);
    const message = backend.newMessage();
    const typed = { params: { challengeId: challenge.id }, body: { code: message.code } };
    await done(200, 'verifyChallenge', typed, as);
    return { quote, message, call: { params, body: await signature(quote.hash, challenge.id) } };
  }

  async function signature(quoteHash: string, challengeId: string) {
    const { version, hash } = await done(200, 'getDocument', { params: { kind: 'terms' } });
    return { quoteHash, challengeId, terms: { version, hash } };
  }

  async function confirmed(choice: Choice = {}) {
    const { call } = await signable(choice);
    return done(200, 'confirmOrder', call, as);
  }

  async function card(name: keyof typeof cardNumbers, expYear = 2030) {
    const body = { number: cardNumbers[name], expMonth: 12, expYear, cvc: '123', holder: 'Mira Okafor' };
    return (await done(201, 'createCardToken', { body }, as)).id;
  }

  /** The call that pays the down payment with a card. */
  async function payment(
    confirmedOrder: Awaited<ReturnType<typeof confirmed>>,
    name: keyof typeof cardNumbers,
  ) {
    const body = { amount: confirmedOrder.downPayment, cardTokenId: await card(name) };
    return { params: { orderId: confirmedOrder.id }, body };
  }

  const orderNow = (orderId: string) => done(200, 'getOrder', { params: { orderId } }, as);

  return { token, as, order, quoted, submitted, signable, signature, confirmed, card, payment, orderNow };
}

export async function openWithCustomer(settings: Partial<Omit<SettingsRecord, 'id'>> = {}) {
  const backend = await openBackend({ settings });
  return { shop: backend, customer: await person(backend) };
}
