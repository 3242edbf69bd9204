import type { Plan, PlanRow } from '#contracts/plans/plan.ts';
import { listing } from '#mocks/resources/handler-types.ts';
import { isOpen } from './lifecycle.ts';
import { viewPlanRow } from './details-view.ts';
import { viewPlan } from './view.ts';

const nextDue = (item: Pick<Plan, 'next'>) => item.next?.dueDate ?? null;

/**
 * Returns the instalments that had to be paid: those of a plan that has begun, without lines that were open when it
 * closed (docs/domain.md, "Key figures").
 */
const askedLines = ({ status, strip }: Pick<PlanRow, 'status' | 'strip'>) =>
  strip.filter(
    ({ no, kind, openMinor }) =>
      no !== 0 && kind === 'SCHEDULED' && status !== 'PENDING' && (openMinor === 0 || isOpen(status)),
  );

export const listPlans = listing('listPlans', {
  table: 'plans',
  owner: 'userId',
  view: viewPlan,
  reads: ['payments'],
  values: { nextDue },
});

export const listAllPlans = listing('listAllPlans', {
  table: 'plans',
  view: viewPlanRow,
  values: {
    nextDue,
    dueOn: (item) => askedLines(item).map(({ dueDate }) => dueDate),
    offerCode: (item) => item.offerCode,
    promise: (item) => item.promise?.status ?? 'NONE',
    dispute: (item) => item.dispute?.status ?? 'NONE',
    goodsReturn: (item) => item.goodsReturn?.status ?? 'NONE',
  },
});
