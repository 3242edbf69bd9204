import type { EntityReference, EntityType } from '#contracts/entities.ts';
import type { namedTables } from './entity-name.ts';
import type { Reads } from './tables.ts';

type Owned = Pick<Reads, (typeof namedTables)[number]>;

const owners: { readonly [Type in EntityType]?: (tables: Owned, id: string) => string | undefined } = {
  user: (_tables, id) => id,
  order: ({ orders }, id) => orders.get(id)?.userId,
  plan: ({ plans }, id) => plans.get(id)?.userId,
  payment: ({ payments }, id) => payments.get(id)?.userId,
  refund: ({ refunds }, id) => refunds.get(id)?.userId,
  collateral: ({ collaterals }, id) => collaterals.get(id)?.userId,
  scratchcard: ({ scratchcards }, id) => scratchcards.get(id)?.ownerId ?? undefined,
  'inbox-item': ({ inbox }, id) => inbox.get(id)?.userId,
  approval(tables, id) {
    const approval = tables.approvals.get(id);
    return (approval && customerIdIn(tables, approval.entity)) ?? undefined;
  },
};

/** Returns the id of the customer to whom an entity belongs; null if it belongs to none. */
export const customerIdIn = (tables: Owned, { type, id }: EntityReference): string | null =>
  owners[type]?.(tables, id) ?? null;
