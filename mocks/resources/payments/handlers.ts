import type { Money } from '#contracts/money.ts';
import { owned, raise } from '#mocks/core/handler-result.ts';
import { type HandlerOf, listing } from '#mocks/handler-types.ts';
import type { CardTokenRecord, OrderRecord } from '#mocks/records.ts';
import type { Reads } from '#mocks/tables.ts';
import { behaviourOf, describeCard, hasExpired } from './bank.ts';
import { charge, declined } from '#mocks/commands/charge-payment.ts';
import { refuseStep } from '#mocks/resources/orders/lifecycle.ts';
import { actionsFor, standingPayment } from '#mocks/resources/orders/view.ts';
import { beginPayment, decidePayment, retryWith } from './lifecycle.ts';
import { paymentFacts, viewPayment, viewPaymentRow } from './view.ts';
import { moneyText } from '#mocks/format.ts';

/** The number and the security code end here: what is kept is what the test bank does with such a card. */
export const createCardToken: HandlerOf<'createCardToken'> = ({
  body,
  tables,
  now,
  today,
  random,
  reply,
}) => {
  const { number, expMonth, expYear } = body;
  if (hasExpired(body, today)) {
    const errors = [{ pointer: '/expMonth', code: 'expired', message: 'This card has expired' }];
    raise('validation-failed', 'This card has expired.', { errors });
  }
  const token = { id: random.ulid('tok', now), ...describeCard(number), expMonth, expYear };
  tables.cardTokens.insert({ ...token, behaviour: behaviourOf(number) });
  return reply(201, token);
};

/** Y1 and what the bank says to it. */
export const payOrder: HandlerOf<'payOrder'> = (context) => {
  const { params, body, subject, tables, now, today, random, reply } = context;
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  const other = standingPayment(tables, order.id);
  if (other) {
    const detail =
      other.status === 'PROCESSING' ? 'The bank is still deciding.' : 'The down payment was made.';
    raise('payment-in-progress', detail, { paymentId: other.id });
  }
  const plan = tables.plans.get(order.planId ?? '');
  if (order.status !== 'AWAITING_DOWN_PAYMENT' || !plan) {
    return refuseStep(order, 'pay', actionsFor(tables, order, { now, today }));
  }
  refuseOtherAmount(order, body.amount);
  const card = knownCard(tables, body.cardTokenId);

  const payment = tables.payments.insert(
    beginPayment({
      id: random.ulid('pay', now),
      attemptId: random.ulid('att', now),
      plan,
      purpose: 'DOWN_PAYMENT',
      amount: body.amount.amountMinor,
      card,
      now,
    }),
  );
  tables.orders.replace({ ...order, paymentId: payment.id, version: order.version + 1 });
  const charged = charge(context, payment, card);
  const code = charged.attempts.at(-1)?.code;
  if (charged.status === 'FAILED' && code) return declined(charged, code);
  return reply(charged.status === 'PROCESSING' ? 202 : 201, viewPayment(tables, charged));
};

/** Y6: the same payment once more. */
export const retryPayment: HandlerOf<'retryPayment'> = (context) => {
  const { params, body, subject, tables, now, random, reply } = context;
  const payment = owned(tables.payments.get(params.paymentId), subject, 'payment');
  const facts = paymentFacts(tables, payment, payment.cardTokenId === body.cardTokenId);
  const decision = decidePayment(payment.status, 'retry', facts);
  if (payment.status === 'PROCESSING') {
    raise('payment-in-progress', 'The bank is still deciding.', { paymentId: payment.id });
  }
  if (decision.kind === 'refused' && decision.guard === 'no-other-payment') {
    const paymentId = standingPayment(tables, payment.orderId)?.id ?? payment.id;
    raise('payment-in-progress', decision.reason, { paymentId });
  }
  if (decision.kind !== 'taken') {
    raise('invalid-transition', decision.kind === 'refused' ? decision.reason : 'The payment was made.', {
      entity: 'payment',
      from: payment.status,
      action: 'retry',
      allowed: viewPayment(tables, payment).actions.flatMap((entry) => (entry.allowed ? [entry.action] : [])),
    });
  }
  const card = knownCard(tables, body.cardTokenId);
  const again = tables.payments.replace(retryWith(payment, card, random.ulid('att', now), now));
  const order = tables.orders.get(payment.orderId);
  if (order) tables.orders.replace({ ...order, paymentId: payment.id, version: order.version + 1 });
  const charged = charge(context, again, card);
  const code = charged.attempts.at(-1)?.code;
  if (charged.status === 'FAILED' && code) return declined(charged, code);
  return reply(charged.status === 'PROCESSING' ? 202 : 200, viewPayment(tables, charged));
};

function knownCard(tables: Pick<Reads, 'cardTokens'>, id: string): CardTokenRecord {
  const card = tables.cardTokens.get(id);
  if (card) return card;
  const errors = [{ pointer: '/cardTokenId', code: 'unknown', message: 'Enter the card again' }];
  return raise('validation-failed', 'This card is not known. Enter it again.', { errors });
}

/** The down payment is paid in one piece, to the cent. */
function refuseOtherAmount(order: OrderRecord, amount: Money): void {
  const due = { amountMinor: order.downPayment, currency: order.currency };
  if (amount.currency !== due.currency) {
    const detail = `The down payment is in ${due.currency}.`;
    raise('currency-mismatch', detail, { expected: due.currency, got: amount.currency });
  }
  const detail = `The down payment is ${moneyText(due)}.`;
  if (amount.amountMinor < due.amountMinor) raise('amount-too-small', detail, { min: due });
  if (amount.amountMinor > due.amountMinor) raise('amount-too-large', detail, { max: due });
}

export const getPayment: HandlerOf<'getPayment'> = ({ params, subject, tables, reply }) =>
  reply(200, viewPayment(tables, owned(tables.payments.get(params.paymentId), subject, 'payment')));

const paymentList = {
  table: 'payments',
  view: viewPaymentRow,
  search: (item: ReturnType<typeof viewPaymentRow>) => [item.planNumber, item.customerName, item.sourceLabel],
} as const;

export const listPayments = listing('listPayments', { ...paymentList, owner: 'userId' });
export const listAllPayments = listing('listAllPayments', paymentList);
