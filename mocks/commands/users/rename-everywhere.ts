import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Writes } from '#mocks/resources/tables.ts';

/** Updates the customer's name on orders, plans, payments, collateral, scratchcards and deliveries, whose lists show it. */
export function renameEverywhere(
  tables: Pick<Writes, 'orders' | 'plans' | 'payments' | 'collaterals' | 'scratchcards' | 'deliveries'>,
  { id }: Pick<UserRecord, 'id'>,
  customerName: string,
): void {
  for (const order of tables.orders.by('userId', id))
    tables.orders.replace({ ...order, customerName, version: order.version + 1 });
  for (const plan of tables.plans.by('userId', id))
    tables.plans.replace({ ...plan, customerName, version: plan.version + 1 });
  for (const payment of tables.payments.by('userId', id))
    tables.payments.replace({ ...payment, customerName, version: payment.version + 1 });
  for (const collateral of tables.collaterals.by('userId', id))
    tables.collaterals.replace({ ...collateral, customerName, version: collateral.version + 1 });
  for (const card of tables.scratchcards.by('ownerId', id))
    tables.scratchcards.replace({ ...card, ownerName: customerName, version: card.version + 1 });
  for (const delivery of tables.deliveries.by('userId', id))
    tables.deliveries.replace({ ...delivery, customerName });
}
