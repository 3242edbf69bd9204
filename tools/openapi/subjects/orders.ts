import type { Order, OrderDetails } from '#contracts/orders/order.ts';
import { Quote } from '#contracts/orders/quote.ts';
import { z } from '#contracts/z.ts';
import { byCard, type Choice, type SubjectList, versionOf } from './subject.ts';

const Terms = z.object({ version: z.string(), hash: z.string() });

/** Orders, their quotes and budgets, and the code that confirms one. */
export async function orderSubjects({ ask, seeded, entities, take, allowing }: Choice): Promise<SubjectList> {
  const { orders, administeredOrders } = entities;
  const pay = take(orders, 'pay');
  const confirm = take(orders, 'confirm');
  const review = take(orders, 'ask-review');
  const decide = take(administeredOrders, 'decide-review');
  const submit = take(orders, 'submit');
  const read = take(orders, 'submit');
  const cancel = take(orders, 'cancel');
  const customerOrderIds = new Set(orders.map(({ id }) => id));
  const ofOthers = administeredOrders.filter(({ id }) => !customerOrderIds.has(id));
  const [called, reminded] = [take(ofOthers, 'cancel'), take(ofOthers, 'remind')];
  const ofOrder = (one: OrderDetails) => ({ params: { orderId: one.id }, ...versionOf(one) });
  const quoteOf = ({ id, quoteId }: Order) => ({ orderId: id, quoteId: quoteId ?? '' });
  const signed = z.parse(Quote, (await ask('getQuote', { params: quoteOf(confirm) })).body);
  const terms = z.parse(Terms, (await ask('getLegalDocument', { params: { kind: 'terms' } })).body);
  return [
    ['getLegalDocument', { params: { kind: 'terms' } }],
    ['getQuote', { params: quoteOf(read) }],
    ['rateOrder', { params: { orderId: allowing(orders, 'rate').id } }],
    [
      'payOrder',
      { params: { orderId: pay.id }, body: { amount: pay.downPayment, ...byCard(seeded, pay.downPayment) } },
    ],
    [
      'confirmOrder',
      {
        params: { orderId: confirm.id },
        body: {
          quoteHash: signed.hash,
          terms: { version: terms.version, hash: terms.hash },
          challengeId: seeded.spentChallengeId,
        },
      },
    ],
    ['createChallenge', { ids: { ord: confirm.id, qte: signed.id } }],
    [
      'verifyChallenge',
      { params: { challengeId: seeded.waitingChallengeId }, body: { code: seeded.waitingCode } },
    ],
    ['createAssessment', { params: { orderId: read.id } }],
    ['requestBudgetReview', { params: { orderId: review.id } }],
    ['decideBudgetReview', ofOrder(decide)],
    ['cancelOrderAsAdministrator', ofOrder(called)],
    ['remindOfOrder', ofOrder(reminded)],
    ['startOrdersJob', { ids: { ord: called.id } }],
    ['submitOrder', { params: { orderId: submit.id } }],
    ['createQuote', { params: { orderId: take(orders, 'quote').id } }],
    ['cancelOrder', { params: { orderId: cancel.id }, ...versionOf(cancel) }],
  ];
}
