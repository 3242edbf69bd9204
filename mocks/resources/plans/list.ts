import type { Plan } from '#contracts/plans/plan.ts';
import { listing } from '#mocks/handler-types.ts';
import { viewPlan, viewPlanRow } from './view.ts';

const nextDue = (item: Pick<Plan, 'next'>) => item.next?.dueDate ?? null;

export const listPlans = listing('listPlans', {
  table: 'plans',
  owner: 'userId',
  view: viewPlan,
  values: { nextDue },
});

export const listAllPlans = listing('listAllPlans', {
  table: 'plans',
  view: viewPlanRow,
  values: {
    nextDue,
    offerCode: (item) => item.offerCode,
    promise: (item) => item.promise?.status ?? 'NONE',
    dispute: (item) => item.dispute?.status ?? 'NONE',
  },
});
