import type { MachineName } from '#contracts/steps.ts';
import { administratorGuards } from './guards/administrator.ts';
import { approvalGuards } from './guards/approval.ts';
import { batchGuards } from './guards/batch.ts';
import { challengeGuards } from './guards/challenge.ts';
import { collateralGuards } from './guards/collateral.ts';
import { discountGuards } from './guards/discount.ts';
import { documentGuards } from './guards/document.ts';
import type { GuardsOf } from './guards/guard.ts';
import { inboxGuards } from './guards/inbox.ts';
import { jobGuards } from './guards/job.ts';
import { notificationGuards } from './guards/notification.ts';
import { orderGuards } from './guards/order.ts';
import { paymentGuards } from './guards/payment.ts';
import { planGuards } from './guards/plan.ts';
import { scratchcardGuards } from './guards/scratchcard.ts';
import { userGuards } from './guards/user.ts';

/** When each guard of each machine holds, and what it refuses with. */
export const guards: { readonly [Name in MachineName]: GuardsOf<Name> } = {
  administrator: administratorGuards,
  approval: approvalGuards,
  batch: batchGuards,
  challenge: challengeGuards,
  collateral: collateralGuards,
  discount: discountGuards,
  document: documentGuards,
  inbox: inboxGuards,
  job: jobGuards,
  notification: notificationGuards,
  order: orderGuards,
  payment: paymentGuards,
  plan: planGuards,
  scratchcard: scratchcardGuards,
  user: userGuards,
};
