import { collateralBodies } from './pinned/collateral.ts';
import { notificationBodies } from './pinned/notifications.ts';
import { orderBodies } from './pinned/orders.ts';
import { paymentBodies } from './pinned/payments.ts';
import { planBodies } from './pinned/plans.ts';
import { scratchcardBodies } from './pinned/scratchcards.ts';
import { userBodies } from './pinned/users.ts';
import { type PinnedBodies, text } from './pinned/values.ts';

/** Commands of administrators that take a reason and nothing else. */
const byReasonOnly = [
  'freezeBatch',
  'cancelOrderAsAdministrator',
  'remindOfOrder',
  'blockUser',
  'unblockUser',
  'endUserSessions',
  'revealUserContacts',
  'unfreezeBatch',
  'closeBatch',
  'voidBatch',
  'blockScratchcard',
  'unblockScratchcard',
  'unlockScratchcard',
];

/**
 * What each field of every request must accept and refuse, written by hand from the domain's description. A schema
 * cannot check itself: a change that makes one looser or stricter has to change these files, too.
 */
export const pinnedBodies: PinnedBodies = {
  ...userBodies,
  ...orderBodies,
  ...planBodies,
  ...paymentBodies,
  ...collateralBodies,
  ...scratchcardBodies,
  ...notificationBodies,
  ...Object.fromEntries(byReasonOnly.map((name) => [name, { reason: text(3, 500) }])),
};
