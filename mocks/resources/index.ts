import type { Handlers } from '#mocks/handlers.ts';
import * as access from './access.ts';
import * as cards from './cards.ts';
import * as catalogue from './catalogue.ts';
import * as comparison from './comparison.ts';
import * as legal from './legal.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as plans from './plans.ts';
import * as signing from './signing.ts';
import * as users from './users.ts';

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
