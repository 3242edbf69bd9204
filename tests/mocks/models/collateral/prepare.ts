import type { Backend } from '#tests/kit/backend.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

/** Where the sequences begin: an order of 960.00 that waits for collateral, or its plan that gold secures. */
export type Beginning = 'order' | 'plan';

/** Gold of 1,200.00, electronics and shares, with their documents. */
export const prepareCollateral = (from: Beginning) => async (backend: Backend) => {
  const customer = await person(backend);
  const { as, card, orderNow } = customer;
  const things = collateralOf(backend, customer);
  const risk = await reviewer(backend);
  const other = await reviewer(backend, people.administrator);
  const { id: orderId } = await things.securedOrder();
  const gold = await things.documented(orderId, 'GOLD_JEWELLERY', 1_200_00);
  const collaterals = [
    { id: gold },
    { id: await things.documented(orderId, 'ELECTRONICS', 500_00) },
    { id: await things.documented(orderId, 'LISTED_SECURITIES', 1_600_00) },
  ];
  const cardId = await card('good');
  const slowCardId = await card('slow');
  let planId = '';
  if (from === 'plan') {
    await things.submits(gold);
    await risk.approves(gold, 1_200_00);
    await backend.wait(61_000); // after the code for signing in
    const params = { orderId, quoteId: (await orderNow(orderId)).quoteId ?? '' };
    const quote = await backend.done(200, 'getQuote', { params }, as);
    const request = { body: { purpose: 'CONFIRM_ORDER', orderId, quoteId: quote.id } } as const;
    const challenge = await backend.done(201, 'createChallenge', request, as);
    const typed = { params: { challengeId: challenge.id }, body: { code: backend.newMessage().code } };
    await backend.done(200, 'verifyChallenge', typed, as);
    const body = await customer.signature(quote.hash, challenge.id);
    const order = await backend.done(200, 'confirmOrder', { params: { orderId }, body }, as);
    await customer.pays(order);
    planId = (await orderNow(orderId)).planId ?? '';
  }
  const reviewers = { risk: { token: risk.token }, other: { token: other.token } };
  return { orderId, planId, collaterals, cardId, slowCardId, as, reviewers, signature: customer.signature };
};
