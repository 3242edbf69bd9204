import { businessDate } from '#mocks/business-time.ts';
import { dayText, titleOf } from '#mocks/format.ts';
import { about, became, type Event } from './event.ts';
import { finishPaying } from './links.ts';

const orderCancelled: Event<'orders'> = (order, before) =>
  became(order, before, 'CANCELLED')
    ? about(order, 'cancelled', {
        category: 'PLAN',
        title: 'Your order was cancelled',
        body: `${order.number}, ${titleOf(order.lines)}, was cancelled. Nothing is due.`,
        action: { label: 'View orders', path: '/orders' },
      })
    : null;

const orderReminded: Event<'orders'> = (order, before) => {
  if (!before || order.remindedAt === null || order.remindedAt === before.remindedAt) return null;
  const isSigned = order.status === 'AWAITING_DOWN_PAYMENT';
  return about(order, 'reminded', {
    category: 'PLAN',
    title: isSigned ? 'Your order waits for its down payment' : 'Your order is not finished yet',
    body: `${order.number}, ${titleOf(order.lines)}, is kept until ${dayText(businessDate(order.expiresAt))}.`,
    action: isSigned ? finishPaying(order.id) : { label: 'View orders', path: '/orders' },
  });
};

const orderExpired: Event<'orders'> = (order, before) =>
  became(order, before, 'EXPIRED') && order.planId !== null
    ? about(order, 'expired', {
        category: 'PLAN',
        title: 'Your order has expired',
        body: `${order.number}, ${titleOf(order.lines)}, was not paid in time. Nothing is due.`,
        action: { label: 'View orders', path: '/orders' },
      })
    : null;

export const orderEvents = [orderCancelled, orderReminded, orderExpired];
