import type { OperationName } from '#contracts/index.ts';
import type { Reads } from './tables.ts';

/** Returns whether this command waits for a second administrator's approval. */
export const isRequested = (
  { approvals }: Pick<Reads, 'approvals'>,
  operation: OperationName,
  entityId: string,
): boolean => approvals.by('waiting', `${operation} ${entityId}`).length > 0;

const WAITING = 'A request for this waits for a second administrator, who has to decide first.';

/** The guard of commands that a second administrator may have to approve: a second one would make the first outdated. */
export const noRequestWaiting = ({ isRequested: isWaiting }: { readonly isRequested: boolean }) =>
  isWaiting ? WAITING : null;

/** The same for an entity with another command that may have to be approved. */
export const noGiftWaiting = ({ isGiftRequested }: { readonly isGiftRequested: boolean }) =>
  isGiftRequested ? WAITING : null;

/** The same for a plan that is to be credited for goods. */
export const noCreditWaiting = ({ isCreditRequested }: { readonly isCreditRequested: boolean }) =>
  isCreditRequested ? WAITING : null;
