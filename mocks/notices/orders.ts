import { businessDate } from '#mocks/time/business-time.ts';
import { dayText, titleOf } from '#mocks/core/format.ts';
import { about, hasReached, type Event } from './event.ts';
import { finishPaying, viewOrder } from './links.ts';

const orderCancelled: Event<'orders'> = (order, before) =>
  hasReached(order, before, 'CANCELLED')
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
  return about(order, `reminded ${order.remindedAt}`, {
    category: 'PLAN',
    title: isSigned ? 'Your order waits for its down payment' : 'Your order is not finished yet',
    body: `${order.number}, ${titleOf(order.lines)}, is kept until ${dayText(businessDate(order.expiresAt))}.`,
    action: isSigned ? finishPaying(order.id) : { label: 'View orders', path: '/orders' },
  });
};

/** No message about a draft: its customer has only filled a cart. */
const orderExpired: Event<'orders'> = (order, before) => {
  if (!before || before.status === 'DRAFT' || !hasReached(order, before, 'EXPIRED')) return null;
  const missed = order.planId === null ? 'was not confirmed in time' : 'was not paid in time';
  return about(order, 'expired', {
    category: 'PLAN',
    title: 'Your order has expired',
    body: `${order.number}, ${titleOf(order.lines)}, ${missed}. Nothing is due.`,
    action: { label: 'View orders', path: '/orders' },
  });
};

/** A person's decision about a budget, which the customer is also told by e-mail or SMS. */
const budgetDecided: Event<'orders'> = (order, before) => {
  const { budgetReview: review } = order;
  if (!before || !review || review.status === 'PENDING' || before.budgetReview?.status !== 'PENDING')
    return null;
  const isApproved = review.status === 'APPROVED';
  const next = isApproved ? 'You can continue with it.' : 'You can choose another plan.';
  return about(order, `budget ${review.decidedAt}`, {
    category: 'PLAN',
    title: isApproved ? 'Your budget is approved' : 'Your budget was not approved',
    body: `${order.number}, ${titleOf(order.lines)}: ${review.reason} ${next}`,
    action: viewOrder(order.id),
    isSentToContact: true,
  });
};

export const orderEvents = [orderCancelled, orderReminded, orderExpired, budgetDecided];
