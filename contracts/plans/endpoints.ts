import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { OrderId, PlanId, UserId } from '#contracts/ids.ts';
import { Count, MinorUnits, paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { Lateness, OwnPlan, Plan, PlanDetails, PlanRow, PlanStatus, Punctuality, Schedule } from './plan.ts';

import { DisputeStatus } from './dispute.ts';
import { PromiseStatus } from './promise.ts';

export { getPlanActivity } from './activity.ts';
export * from './administration.ts';
export * from './changes.ts';
export { getComingPayments } from './coming.ts';
export * from './payments.ts';
export * from './quotes.ts';

const planSort = ['createdAt', 'number', 'nextDue', 'principalLeft', 'daysPastDue', 'status'] as const;

const planRanges = {
  createdAt: Instant,
  nextDue: LocalDate,
  financed: MinorUnits,
  principalLeft: MinorUnits,
  daysPastDue: Count,
};

export const listPlans = endpoint({
  method: 'GET',
  path: '/v1/plans',
  summary: 'Your plans',
  access: 'customer',
  entity: 'plan',
  ...paged({
    item: Plan,
    sort: planSort,
    defaultSort: 'nextDue',
    search: ['number', 'title', 'orderNumber', 'id'],
    filters: { status: PlanStatus, orderId: OrderId },
    ranges: planRanges,
  }),
  problems: [],
  examples: [{ name: 'open', query: { filter: { status: ['ACTIVE', 'OVERDUE'] } } }],
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/v1/plans/{planId}',
  summary: 'One plan',
  access: 'customer',
  entity: 'plan',
  version: 'answers',
  params: { planId: PlanId },
  answers: { 200: OwnPlan },
  problems: [],
  examples: [{ name: 'own plan', params: { planId: '{plan}' } }],
});

export const getSchedule = endpoint({
  method: 'GET',
  path: '/v1/plans/{planId}/schedule',
  summary: 'The lines of a plan with what was paid on each; earlier versions with it',
  access: 'customer',
  entity: 'plan',
  params: { planId: PlanId },
  answers: { 200: Schedule },
  problems: [],
  examples: [{ name: 'own plan', params: { planId: '{plan}' } }],
});

export const listAllPlans = endpoint({
  method: 'GET',
  path: '/v1/admin/plans',
  summary: 'All plans, for the administration',
  access: 'administrator',
  entity: 'plan',
  permission: 'plans.read',
  ...paged({
    item: PlanRow,
    sort: [...planSort, 'customerName'],
    defaultSort: '-daysPastDue',
    search: ['number', 'title', 'customerName', 'id'],
    filters: {
      status: PlanStatus,
      lateness: Lateness,
      punctuality: Punctuality,
      promise: z.enum(['NONE', ...PromiseStatus.options]),
      dispute: z.enum(['NONE', ...DisputeStatus.options]),
      offerCode: OfferCode,
      orderId: OrderId,
      userId: UserId,
    },
    ranges: planRanges,
  }),
  problems: [],
  examples: [{ name: 'open', query: { filter: { status: ['ACTIVE', 'OVERDUE'] } } }],
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
  answers: { 200: PlanDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { planId: '{plan}' } }],
});
