import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { finishPaying, viewOrder } from './links.ts';

/** Once an order no longer waits for its down payment, the links of earlier messages do not offer to pay it. */
export function followOrder(
  tables: Pick<Writes, 'inbox'>,
  { id, userId, status }: Pick<OrderRecord, 'id' | 'userId' | 'status'>,
): void {
  if (status === 'AWAITING_DOWN_PAYMENT') return;
  const { label, path } = finishPaying(id);
  const items = tables.inbox
    .by('userId', userId)
    .filter(({ action }) => action?.label === label && action.path === path);
  for (const item of items)
    tables.inbox.replace({ ...item, action: viewOrder(id), version: item.version + 1 });
}
