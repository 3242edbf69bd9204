import type { EntityType } from '#contracts/entities.ts';
import { approvalStatuses } from '#src/administration/approvals/labels.ts';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';
import { jobStatuses } from '#src/administration/jobs/labels.ts';
import { notificationStatuses } from '#src/administration/notifications/labels.ts';
import { orderStatuses } from '#src/resources/orders/labels.ts';
import { paymentStatuses } from '#src/resources/payments/labels.ts';
import { planStatuses } from '#src/resources/plans/labels.ts';
import { batchStatuses, scratchcardStatuses } from '#src/resources/scratchcards/labels.ts';
import { userStatuses } from '#src/administration/users/labels.ts';
import type { StatusLabel } from '#src/ui/parts/status-label.ts';

type Words = Readonly<Record<string, StatusLabel>>;

/** The statuses of each kind of entity, as its list and its details name them. */
const statuses: Readonly<Partial<Record<EntityType, Words>>> = {
  approval: approvalStatuses,
  collateral: collateralStatuses,
  job: jobStatuses,
  notification: notificationStatuses,
  order: orderStatuses,
  payment: paymentStatuses,
  plan: planStatuses,
  scratchcard: scratchcardStatuses,
  'scratchcard-batch': batchStatuses,
  user: userStatuses,
};

/** Returns a changed value in the words of the entity's pages; what has none there stays as it is. */
export function inWords(type: EntityType, path: readonly string[], value: unknown): unknown {
  if (path.join() !== 'status' || typeof value !== 'string') return value;
  return statuses[type]?.[value]?.word ?? value;
}
