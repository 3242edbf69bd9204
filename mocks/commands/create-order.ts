import type { HandlerOf } from '#mocks/handler-types.ts';
import { priceCart } from '#mocks/resources/orders/cart.ts';
import { newOrder } from '#mocks/resources/orders/lifecycle.ts';
import { viewOrder } from '#mocks/resources/orders/view.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { takeOrderNumber } from '#mocks/settings.ts';

/** Transition O1. */
export const createOrder: HandlerOf<'createOrder'> = (context) => {
  const { body, subject, tables, now, today, random, reply } = context;
  const user = accountOf(tables, subject, 'Only customers can order.');
  const cart = priceCart(tables, body, today, '');
  const order = tables.orders.insert(
    newOrder({ id: random.ulid('ord', now), number: takeOrderNumber(tables, today), user, cart, now }),
  );
  return reply(201, viewOrder(tables, order, today));
};
