import type { Handlers } from './handler-types.ts';
import * as access from './resources/auth/handlers.ts';
import * as cards from './resources/scratchcards/list.ts';
import * as catalogue from './resources/catalogue/list.ts';
import * as comparison from './resources/orders/comparison.ts';
import * as legal from './resources/legal/handlers.ts';
import * as notifications from './resources/notifications/list.ts';
import * as orders from './resources/orders/handlers.ts';
import * as payments from './resources/payments/handlers.ts';
import * as plans from './resources/plans/handlers.ts';
import * as signing from './commands/confirm-order.ts';
import * as users from './resources/users/handlers.ts';

/** The handler of every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...access,
  getMe: users.getMe,
  listUsers: users.listUsers,
  ...catalogue,
  getDocument: legal.getDocument,
  ...comparison,
  ...orders,
  ...signing,
  ...plans,
  ...payments,
  ...cards,
  ...notifications,
};
