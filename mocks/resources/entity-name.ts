import type { EntityReference, EntityType } from '#contracts/entities.ts';
import { countText, moneyText } from '#mocks/core/format.ts';
import type { Reads } from './tables.ts';

/** The tables that names of entities are read from. */
export const namedTables = [
  'users',
  'administrators',
  'orders',
  'plans',
  'payments',
  'refunds',
  'offers',
  'discounts',
  'collaterals',
  'batches',
  'scratchcards',
  'notifications',
  'inbox',
  'savedViews',
  'approvals',
  'jobRows',
] as const;

type Named = Pick<Reads, (typeof namedTables)[number]>;

const names: { readonly [Type in EntityType]?: (tables: Named, id: string) => string | undefined } = {
  user: ({ users }, id) => users.get(id)?.fullName,
  administrator: ({ administrators }, id) => administrators.get(id)?.fullName,
  order: ({ orders }, id) => orders.get(id)?.number,
  plan: ({ plans }, id) => plans.get(id)?.number,
  collateral: ({ collaterals }, id) => collaterals.get(id)?.description,
  'scratchcard-batch': ({ batches }, id) => batches.get(id)?.name,
  scratchcard: ({ scratchcards }, id) => scratchcards.get(id)?.code,
  notification: ({ notifications }, id) => notifications.get(id)?.name,
  payment({ payments }, id) {
    const payment = payments.get(id);
    if (!payment) return undefined;
    const { amount: amountMinor, currency, customerName } = payment;
    return `Payment of ${moneyText({ amountMinor, currency })}, ${customerName}`;
  },
  refund({ refunds, users }, id) {
    const refund = refunds.get(id);
    const customer = users.get(refund?.userId ?? '');
    return refund && customer && `Refund of ${moneyText(refund.amount)}, ${customer.fullName}`;
  },
  offer: ({ offers }, id) => offers.get(id)?.terms.name,
  discount: ({ discounts }, id) => discounts.get(id)?.id,
  'inbox-item': ({ inbox }, id) => inbox.get(id)?.title,
  'saved-view'({ savedViews }, id) {
    const view = savedViews.get(id);
    return view && `${view.name}, a view of ${view.list}`;
  },
  approval(tables, id) {
    const approval = tables.approvals.get(id);
    return approval && (entityNameIn(tables, approval.entity) ?? undefined);
  },
  job(tables, id) {
    const end = (falling: boolean) =>
      tables.jobRows.page({ order: 'no', in: { jobId: [id] }, falling, limit: 1 });
    const { rows, total } = end(false);
    const [first] = rows;
    const name = first && entityNameIn(tables, first.entity);
    // the rows of a job are all different, or all the same: a batch whose scratchcards are created in parts
    if (!name || first.entity.id === end(true).rows[0]?.entity.id) return name ?? undefined;
    return `${name} and ${countText(total - 1)} more`;
  },
};

/**
 * Returns the name by which an administrator knows an entity: a customer's name, a number; null if it has none. Requests
 * for approval and jobs are known by what they are about.
 */
export const entityNameIn = (tables: Named, { type, id }: EntityReference): string | null =>
  names[type]?.(tables, id) ?? null;

/** Returns the name of an entity among those of many customers: a number is followed by its customer. */
export function entityNameAmongMany(tables: Named, entity: EntityReference): string | null {
  const name = entityNameIn(tables, entity);
  const { plans, orders } = tables;
  const numbered =
    entity.type === 'plan' ? plans.get(entity.id) : entity.type === 'order' && orders.get(entity.id);
  return name !== null && numbered ? `${name}, ${numbered.customerName}` : name;
}
