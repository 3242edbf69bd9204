import { endpoint } from '#contracts/endpoint.ts';
import { PlanId } from '#contracts/ids.ts';
import { PlanActivity } from './plan-event.ts';

export const getPlanActivity = endpoint({
  method: 'GET',
  path: '/v1/plans/{planId}/activity',
  summary: 'What has happened to a plan: payments, refunds, fees, new schedules, messages',
  access: 'signedIn',
  entity: 'any',
  params: { planId: PlanId },
  responses: { 200: PlanActivity },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'own plan', params: { planId: '{plan}' } }],
});
