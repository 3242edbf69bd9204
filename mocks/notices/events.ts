import { sessionEvents, userEvents } from './accounts.ts';
import { collateralEvents } from './collateral.ts';
import type { Events } from './event.ts';
import { orderEvents } from './orders.ts';
import { paymentEvents, refundEvents } from './payments.ts';
import { planEvents } from './plans.ts';

/** docs/domain.md, "Messages". A command adds nothing here: messages follow from the rows that it changes. */
export const events: Events = {
  payments: paymentEvents,
  refunds: refundEvents,
  plans: planEvents,
  orders: orderEvents,
  users: userEvents,
  sessions: sessionEvents,
  collaterals: collateralEvents,
};
