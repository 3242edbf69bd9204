import { owned } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import type { PlanRecord } from './record.ts';
import type { Reads } from '#mocks/tables.ts';
import { viewPlan, viewSchedule } from './view.ts';

/** A plan by its id or by its number, if it is the caller's. */
function ownPlan(tables: Pick<Reads, 'plans'>, key: string, subject: { readonly id: string }): PlanRecord {
  return owned(tables.plans.get(key) ?? tables.plans.find('number', key), subject, 'plan');
}

export const getPlan: HandlerOf<'getPlan'> = ({ params, subject, tables, today, reply }) =>
  reply(200, viewPlan(ownPlan(tables, params.plan, subject), today));

export const getSchedule: HandlerOf<'getSchedule'> = ({ params, subject, tables, today, reply }) =>
  reply(200, viewSchedule(ownPlan(tables, params.plan, subject), today));
