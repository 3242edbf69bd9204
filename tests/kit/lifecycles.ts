import type { MachineName, Machines } from '#contracts/steps.ts';
import { approvalLifecycle } from '#mocks/core/approvals/lifecycle.ts';
import { jobLifecycle } from '#mocks/core/jobs/lifecycle.ts';
import { administratorLifecycle } from '#mocks/resources/administrators/lifecycle.ts';
import { challengeLifecycle } from '#mocks/resources/auth/lifecycle.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { discountLifecycle } from '#mocks/resources/catalogue/discount-lifecycle.ts';
import { documentLifecycle } from '#mocks/resources/collateral/document-lifecycle.ts';
import { collateralLifecycle } from '#mocks/resources/collateral/lifecycle.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import { batchLifecycle } from '#mocks/resources/scratchcards/batch-lifecycle.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';

/** The lifecycle of each kind of entity in the mock. */
export const lifecycles = {
  administrator: administratorLifecycle,
  approval: approvalLifecycle,
  batch: batchLifecycle,
  notification: notificationLifecycle,
  challenge: challengeLifecycle,
  inbox: inboxLifecycle,
  collateral: collateralLifecycle,
  discount: discountLifecycle,
  document: documentLifecycle,
  job: jobLifecycle,
  order: orderLifecycle,
  payment: paymentLifecycle,
  plan: planLifecycle,
  scratchcard: scratchcardLifecycle,
  user: userLifecycle,
} satisfies { readonly [Name in MachineName]: { readonly machine: Machines[Name] } };
