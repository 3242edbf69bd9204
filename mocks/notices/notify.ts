import type { Consequence } from '#mocks/core/consequence.ts';
import { deliver, type Notice } from '#mocks/resources/inbox/deliver.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import type { AnyEvent, Events } from './event.ts';
import { followInbox } from './follow-inbox.ts';
import { followOrder } from './follow-order.ts';
import { sendByText, type Sending } from './text.ts';
import { sessionEvents, userEvents } from './accounts.ts';
import { collateralEvents } from './collateral.ts';
import { orderEvents } from './orders.ts';
import { paymentEvents, refundEvents } from './payments.ts';
import { planEvents } from './plans.ts';

/** docs/domain.md, "Messages". A command adds nothing here: messages follow from the rows that it changes. */
const events: Events = {
  payments: paymentEvents,
  refunds: refundEvents,
  plans: planEvents,
  orders: orderEvents,
  users: userEvents,
  sessions: sessionEvents,
  collaterals: collateralEvents,
};

// indexed by table name, with row types erased
export const eventsOf: Readonly<Record<string, readonly AnyEvent[] | undefined>> = events as never;

/** Notifies customers of the changes of a transaction. */
export function notify(context: Consequence<Writes>): void {
  const { tables, changes, today } = context;
  for (const { table, id } of changes) {
    const item = table === 'inbox' ? tables.inbox.get(id) : undefined;
    if (item) followInbox(tables, item);
    const order = table === 'orders' ? tables.orders.get(id) : undefined;
    if (order) followOrder(tables, order);
  }
  for (const { table, before, after } of changes) {
    for (const event of (after && eventsOf[table]) ?? []) {
      const notice = after && event(after, before, { tables, today });
      const user = notice && tables.users.get(notice.userId);
      // a deleted account has neither an inbox nor a contact
      if (user && user.status !== 'CLOSED') deliverTo(context, notice, user);
    }
  }
}

/** Delivers a notice to the inbox; overdue notices also by e-mail and SMS, others as they say. */
export function deliverTo(context: Sending, notice: Notice, user: UserRecord): void {
  const { isRepeated } = deliver(context, notice, user.preferences);
  if (isRepeated) return;
  const contacts =
    notice.latePlanId !== undefined
      ? (['email', 'phoneE164'] as const)
      : notice.isSentToContact
        ? [user.provenContact]
        : [];
  for (const contact of contacts) sendByText(context, notice, user, contact);
}
