import { endpoint } from '#contracts/endpoint.ts';
import { PlanId } from '#contracts/ids.ts';
import { OwnPlan, PlanDetails } from './plan.ts';
import { Schedule } from './schedule.ts';

export const getPlan = endpoint({
  method: 'GET',
  path: '/v1/plans/{planId}',
  summary: 'One plan',
  access: 'signedIn',
  entity: 'plan',
  version: 'answers',
  params: { planId: PlanId },
  responses: { 200: OwnPlan },
  problems: [],
  examples: [{ name: 'own plan', params: { planId: '{plan}' } }],
});

export const getSchedule = endpoint({
  method: 'GET',
  path: '/v1/plans/{planId}/schedule',
  summary: 'The lines of a plan with the amounts paid, and earlier versions',
  access: 'signedIn',
  entity: 'plan',
  params: { planId: PlanId },
  responses: { 200: Schedule },
  problems: [],
  examples: [{ name: 'own plan', params: { planId: '{plan}' } }],
});

export const getPlanAsAdministrator = endpoint({
  method: 'GET',
  path: '/v1/admin/plans/{planId}',
  summary: 'Any plan',
  access: 'administrator',
  entity: 'plan',
  permission: 'plans.read',
  version: 'answers',
  params: { planId: PlanId },
  responses: { 200: PlanDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { planId: '{plan}' } }],
});
