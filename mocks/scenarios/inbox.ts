import type { Instant } from '#contracts/dates.ts';
import { after, DAY } from '#mocks/time/business-time.ts';
import { eventsOf } from '#mocks/notices/notify.ts';
import { deliver, deliverDue } from '#mocks/resources/inbox/deliver.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Row } from '#mocks/store/row-set.ts';
import type { Transaction } from './scenario.ts';

/** Messages of this last period, in ms, are unread. */
const unreadFor = 7 * DAY;

/** Adds the messages about a customer's payments and plans in the scenario; older ones are read. */
export function fillInbox(
  { tables, random, clock }: Transaction,
  { id: userId }: Pick<UserRecord, 'id'>,
): void {
  const now = clock.now();
  const payments = tables.payments.by('userId', userId).map((row) => ({
    table: 'payments',
    row,
    at: row.attempts.at(-1)?.endedAt ?? row.createdAt,
  }));
  const plans = tables.plans.by('userId', userId).map((row) => ({
    table: 'plans',
    row,
    at: row.closedOn === null ? now : `${row.closedOn}T12:00:00.000Z`,
  }));
  const happened: readonly { readonly table: string; readonly row: Row; readonly at: Instant }[] = [
    ...payments,
    ...plans,
  ];
  const user = tables.users.get(userId);
  for (const { table, row, at } of happened.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    for (const event of eventsOf[table] ?? []) {
      const notice = event(row, undefined, { tables, today: at.slice(0, 10) });
      if (notice && user && at <= now) deliver({ tables, random, now: at }, notice, user.preferences);
    }
  }
  deliverDue(tables, now);
  const old = tables.inbox
    .by('userId', userId)
    .filter(({ at }) => at < after(now, -unreadFor))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  for (const [index, item] of old.entries()) {
    const status = inboxLifecycle.take(item, index === 0 ? 'archive' : 'read', {});
    tables.inbox.replace({ ...item, status, version: 2 });
  }
}
