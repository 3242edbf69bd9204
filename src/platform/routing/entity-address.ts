import type { EntityReference } from '#contracts/entities.ts';
import { paths } from './paths.ts';

type Address = (query: { readonly open: string }) => string;

const lists: Readonly<Record<EntityReference['type'], Address | null>> = {
  user: paths.administrationUsers,
  order: paths.orders,
  plan: paths.administrationPlans,
  payment: paths.administrationPayments,
  'scratchcard-batch': paths.administrationBatches,
  scratchcard: paths.administrationScratchcards,
  notification: paths.administrationNotifications,
  collateral: paths.administrationCollateral,
  refund: null,
  offer: null,
  discount: paths.administrationDiscounts,
  approval: paths.administrationApprovals,
  'inbox-item': null,
  'saved-view': null,
  job: paths.administrationJobs,
  administrator: paths.administrationAdministrators,
};

/**
 * Returns the address where an administrator sees an entity: its list with its details open. Null for entities
 * without details of their own.
 */
export function entityAddress({ type, id }: EntityReference): string | null {
  return lists[type]?.({ open: id }) ?? null;
}
