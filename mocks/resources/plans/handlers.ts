import type { Plan } from '#contracts/plans/plan.ts';
import { owned } from '#mocks/core/handler-result.ts';
import { type HandlerOf, listing } from '#mocks/handler-types.ts';
import type { PlanRecord } from '#mocks/records.ts';
import type { Reads } from '#mocks/tables.ts';
import { viewPlan, viewPlanRow, viewSchedule } from './view.ts';

/** A plan by its id or by its number, if it is the caller's. */
function ownPlan(tables: Pick<Reads, 'plans'>, key: string, subject: { readonly id: string }): PlanRecord {
  return owned(tables.plans.get(key) ?? tables.plans.find('number', key), subject, 'plan');
}

export const getPlan: HandlerOf<'getPlan'> = ({ params, subject, tables, today, reply }) =>
  reply(200, viewPlan(ownPlan(tables, params.plan, subject), today));

export const getSchedule: HandlerOf<'getSchedule'> = ({ params, subject, tables, today, reply }) =>
  reply(200, viewSchedule(ownPlan(tables, params.plan, subject), today));

const nextDue = (item: Pick<Plan, 'next'>) => item.next?.dueDate ?? null;

export const listPlans = listing('listPlans', {
  table: 'plans',
  owner: 'userId',
  view: viewPlan,
  search: (item) => [item.number, item.title, item.orderNumber],
  sort: { nextDue },
});

export const listAllPlans = listing('listAllPlans', {
  table: 'plans',
  view: viewPlanRow,
  search: (item) => [item.number, item.title, item.customerName],
  sort: { nextDue },
  filters: { offer: (item) => item.offerCode },
});
