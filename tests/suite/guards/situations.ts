import { accountSituations } from './accounts.ts';
import { administratorSituations } from './administrators.ts';
import { approvalSituations } from './approvals.ts';
import { batchSituations } from './batches.ts';
import { challengeSituations } from './challenges.ts';
import { collateralDocumentSituations } from './collateral-documents.ts';
import { collateralReviewSituations } from './collateral-review.ts';
import { collateralSaleSituations } from './collateral-sale.ts';
import { collateralSituations } from './collateral.ts';
import { discountSituations } from './discounts.ts';
import { inboxSituations } from './inbox.ts';
import { jobSituations } from './jobs.ts';
import { notificationSituations } from './notifications.ts';
import { orderBudgetSituations } from './order-budgets.ts';
import { orderConfirmationSituations } from './order-confirmation.ts';
import { orderSituations } from './orders.ts';
import { paymentAdministrationSituations } from './payment-administration.ts';
import { paymentSituations } from './payments.ts';
import { ownPlanSituations } from './own-plans.ts';
import { planAdministrationSituations } from './plan-administration.ts';
import { planCollectingSituations } from './plan-collecting.ts';
import { planGoodsSituations } from './plan-goods.ts';
import { planPaymentSituations } from './plan-payments.ts';
import { scratchcardSituations } from './scratchcards.ts';
import type { CommandName, Entry, Situations } from './table.ts';

const situations: Situations = {
  ...accountSituations,
  ...challengeSituations,
  ...orderSituations,
  ...orderBudgetSituations,
  ...orderConfirmationSituations,
  ...paymentSituations,
  ...paymentAdministrationSituations,
  ...planPaymentSituations,
  ...ownPlanSituations,
  ...planAdministrationSituations,
  ...planCollectingSituations,
  ...planGoodsSituations,
  ...administratorSituations,
  ...discountSituations,
  ...approvalSituations,
  ...jobSituations,
  ...inboxSituations,
  ...scratchcardSituations,
  ...batchSituations,
  ...notificationSituations,
  ...collateralSituations,
  ...collateralDocumentSituations,
  ...collateralReviewSituations,
  ...collateralSaleSituations,
};

const entries = Object.entries(situations).flatMap(([command, guards]) =>
  Object.entries<Entry>(guards).map(([key, entry]) => {
    const [, entity = '', guard = ''] = /^(\w+)\.[\w-]+: ([\w-]+)$/.exec(key) ?? [];
    return { command: command as CommandName, key, entity, guard, entry }; // keys of `situations`
  }),
);

/** Every situation in which a guard refuses a command. */
export type Refusal = (typeof refusals)[number];
export const refusals = entries.flatMap(({ entry, ...named }) =>
  'selects' in entry || 'unreachable' in entry || 'byTables' in entry
    ? []
    : entry.map((refusal) => ({ ...named, ...refusal })),
);
/** Every situation in which a guard selects the answer. */
export const selections = entries.flatMap(({ entry, ...named }) =>
  'selects' in entry ? [{ ...named, ...entry }] : [],
);

/** Every guard that no situation here breaks, because it needs one in the tables of the mock. */
export const byTables = entries.flatMap(({ entry, command, key }) =>
  'byTables' in entry ? [`${command}, ${key}`] : [],
);
