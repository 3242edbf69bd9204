import type { EntityReference } from '#contracts/entities.ts';
import { moneyText } from './format.ts';
import type { Reads } from './tables.ts';

/** The tables that names of entities are read from. */
export const namedTables = ['users', 'orders', 'plans', 'payments', 'scratchcards', 'notifications'] as const;

/** Returns the name by which an administrator knows an entity: a customer's name, a number; null if it has none. */
export function entityNameIn(
  tables: Pick<Reads, (typeof namedTables)[number]>,
  { type, id }: EntityReference,
): string | null {
  switch (type) {
    case 'user':
      return tables.users.get(id)?.fullName ?? null;
    case 'order':
      return tables.orders.get(id)?.number ?? null;
    case 'plan':
      return tables.plans.get(id)?.number ?? null;
    case 'scratchcard':
      return tables.scratchcards.get(id)?.code ?? null;
    case 'notification':
      return tables.notifications.get(id)?.name ?? null;
    case 'payment': {
      const payment = tables.payments.get(id);
      if (!payment) return null;
      const { amount: amountMinor, currency, customerName } = payment;
      return `${moneyText({ amountMinor, currency })} of ${customerName}`;
    }
    default:
      return null;
  }
}
