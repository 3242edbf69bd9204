import { businessDate } from '#mocks/time/business-time.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { dayText, titleOf } from '#mocks/core/format.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { type CartRequest, priceCart } from '#mocks/resources/orders/cart.ts';
import { newOrder } from '#mocks/resources/orders/lifecycle.ts';
import { viewOrder } from '#mocks/resources/orders/view.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { takeOrderNumber } from '#mocks/resources/settings.ts';

/** Creates an order from the customer's cart (transition O1). */
export const createOrder: HandlerOf<'createOrder'> = (context) => {
  const { body, subject, tables, now, reply } = context;
  const user = accountOf(tables, subject, 'Only customers can order.');
  return reply(201, viewOrder(tables, insertOrder(context, user, body), now));
};

/** Creates an order for a customer (transitions O1, U30); the customer is notified and continues it. */
export const createOrderForCustomer: HandlerOf<'createOrderForCustomer'> = (context) => {
  const { params, body, tables, now, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const status = userLifecycle.take(user, 'start-order', user);
  const order = insertOrder(context, user, { items: body.items });
  deliver(
    context,
    {
      userId: user.id,
      topic: `order ${order.id}`,
      category: 'PLAN',
      title: 'We started an order for you',
      body: `${order.number}, ${titleOf(order.lines)}, is kept until ${dayText(businessDate(order.expiresAt))}.`,
      action: { label: 'View orders', path: '/orders' },
    },
    user.preferences,
  );
  tables.users.replace({ ...user, status, lastMessageAt: now });
  const { id, number, version, currency } = order;
  return reply(201, { id, number, version, total: { amountMinor: order.total, currency } });
};

type Ordering = Pick<Parameters<HandlerOf<'createOrder'>>[0], 'tables' | 'now' | 'today' | 'random'>;

/** Inserts a draft order with current prices. */
function insertOrder({ tables, now, today, random }: Ordering, user: UserRecord, request: CartRequest) {
  const cart = priceCart(tables, request, today, '');
  return tables.orders.insert(
    newOrder({ id: random.ulid('ord', now), number: takeOrderNumber(tables, today), user, cart, now }),
  );
}
