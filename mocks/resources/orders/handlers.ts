import { found, owned, raise } from '#mocks/core/handler-result.ts';
import { type HandlerOf, listing } from '#mocks/handler-types.ts';
import type { Writes } from '#mocks/tables.ts';
import { accountBlocked } from '#mocks/resources/users/registration.ts';
import { priceCart } from './cart.ts';
import { eligibilityFor, notEligible } from './eligibility.ts';
import { decideOrder, newOrder, refuseStep } from './lifecycle.ts';
import { actionsFor, orderFacts, standingPayment, viewOrder, viewOrderRow } from './view.ts';
import { cancelPlan } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { offersInForce, refusalsOf } from './quotes/issue.ts';
import { quoteOrder, settingsOf } from './quotes/store.ts';

export const createOrder: HandlerOf<'createOrder'> = ({
  body,
  subject,
  tables,
  now,
  today,
  random,
  reply,
}) => {
  const user = tables.users.get(subject.id);
  if (!user) return raise('forbidden', 'Only customers can order.', { requiredPermission: 'orders.create' });
  if (user.status !== 'ACTIVE') return accountBlocked(user);
  const cart = priceCart(tables, body.items, '/items');
  const order = tables.orders.insert(
    newOrder({ id: random.ulid('ord', now), number: takeOrderNumber(tables, today), user, cart, now }),
  );
  return reply(201, viewOrder(tables, order, { now, today }));
};

function takeOrderNumber(tables: Pick<Writes, 'settings'>, today: string): string {
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextOrderNumber: settings.nextOrderNumber + 1 });
  return `ORD-${today.slice(0, 4)}-${String(settings.nextOrderNumber).padStart(6, '0')}`;
}

export const getOrder: HandlerOf<'getOrder'> = ({ params, subject, tables, now, today, reply }) => {
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  return reply(200, viewOrder(tables, order, { now, today }));
};

export const createQuote: HandlerOf<'createQuote'> = ({
  params,
  body,
  subject,
  tables,
  now,
  today,
  random,
  reply,
}) => {
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  const { offerCode, downPaymentBps, dueDay } = body;
  const offers = offersInForce(tables, today);
  const offer = offers.find(({ code }) => code === offerCode);
  const total = { amountMinor: order.total, currency: order.currency };
  const decision = decideOrder(order.status, 'quote', {
    offerActive: offer?.minOrder.currency === order.currency,
    refusals: offer ? refusalsOf(offer, total, downPaymentBps) : [],
  });
  if (decision.kind === 'impossible') refuseStep(order, 'quote', actionsFor(tables, order, { now, today }));
  if (decision.kind === 'refused' || !offer) {
    const alternatives = offers
      .filter((other) => refusalsOf(other, total, null).length === 0)
      .map(({ code }) => code);
    const detail = decision.kind === 'refused' ? decision.reason : 'This plan is not offered any more.';
    return raise('offer-unavailable', detail, { alternatives });
  }
  const { quote } = quoteOrder(
    { tables, now, today, random },
    { ...order, status: decision.to },
    { offer, downPaymentBps, dueDay },
  );
  return reply(201, quote);
};

export const getQuote: HandlerOf<'getQuote'> = ({ params, subject, tables, reply }) => {
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  const quote = tables.quotes.get(params.quoteId);
  return reply(200, found(quote?.orderId === order.id ? quote : undefined, 'quote'));
};

export const submitOrder: HandlerOf<'submitOrder'> = ({ params, subject, tables, now, today, reply }) => {
  const moment = { now, today };
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  const user = found(tables.users.get(order.userId), 'customer');
  const eligibility = eligibilityFor(tables, user, order, today);
  const decision = decideOrder(order.status, 'submit', { ineligible: eligibility.reasons });
  if (decision.kind === 'impossible') return refuseStep(order, 'submit', actionsFor(tables, order, moment));
  if (decision.kind === 'refused') return notEligible(order, eligibility);
  const submitted = tables.orders.replace({ ...order, status: decision.to, version: order.version + 1 });
  return reply(200, viewOrder(tables, submitted, moment));
};

export const cancelOrder: HandlerOf<'cancelOrder'> = ({
  params,
  subject,
  tables,
  now,
  today,
  matchVersion,
  reply,
}) => {
  const moment = { now, today };
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  matchVersion(order);
  const decision = decideOrder(order.status, 'cancel', orderFacts(tables, order, moment));
  if (decision.kind === 'impossible') return refuseStep(order, 'cancel', actionsFor(tables, order, moment));
  if (decision.kind === 'refused') {
    const paymentId = standingPayment(tables, order.id)?.id ?? '';
    return raise('payment-in-progress', decision.reason, { paymentId });
  }
  const plan = tables.plans.get(order.planId ?? '');
  if (plan) savePlan(tables, cancelPlan(plan, today));
  const cancelled = tables.orders.replace({ ...order, status: decision.to, version: order.version + 1 });
  return reply(200, viewOrder(tables, cancelled, moment));
};

const orderList = {
  table: 'orders',
  view: viewOrderRow,
  search: (item: ReturnType<typeof viewOrderRow>) => [
    item.number,
    item.customerName,
    item.title,
    item.planNumber,
  ],
} as const;

export const listOrders = listing('listOrders', { ...orderList, owner: 'userId' });
export const listAllOrders = listing('listAllOrders', orderList);
