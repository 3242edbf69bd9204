import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewPlanDetails } from './details-view.ts';
import { viewSchedule } from './schedule-view.ts';
import { viewOwnPlan } from './view.ts';

export const getPlan: HandlerOf<'getPlan'> = ({ params, subject, tables, today, reply }) =>
  reply(200, viewOwnPlan(tables, requireOwnRow(tables.plans.get(params.planId), subject, 'plan'), today));

export const getSchedule: HandlerOf<'getSchedule'> = ({ params, subject, tables, today, reply }) =>
  reply(200, viewSchedule(requireOwnRow(tables.plans.get(params.planId), subject, 'plan'), today));

export const getScheduleAsAdministrator: HandlerOf<'getScheduleAsAdministrator'> = (context) => {
  const { params, tables, today, reply } = context;
  return reply(200, viewSchedule(requireRow(tables.plans.get(params.planId), 'plan'), today));
};

export const getPlanAsAdministrator: HandlerOf<'getPlanAsAdministrator'> = (context) => {
  const { params, tables, reply } = context;
  return reply(200, viewPlanDetails(context, requireRow(tables.plans.get(params.planId), 'plan')));
};
