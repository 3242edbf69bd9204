import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PlanId, PlanNumber } from '#contracts/ids.ts';
import { Count, MinorUnits, paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { Plan, PlanRow, PlanStatus, Schedule } from './plan.ts';

/** A plan is named by its id or by the number that people read out. */
const planKey = z.union([PlanId, PlanNumber]);

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
  ...paged({
    item: Plan,
    sort: planSort,
    defaultSort: 'nextDue',
    search: ['number', 'title', 'orderNumber'],
    filters: { status: PlanStatus },
    ranges: planRanges,
  }),
  problems: [],
  examples: [{ name: 'open', query: { filter: { status: ['ACTIVE', 'OVERDUE'] } } }],
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/v1/plans/{plan}',
  summary: 'One plan',
  access: 'customer',
  version: 'answers',
  params: { plan: planKey },
  answers: { 200: Plan },
  problems: [],
  examples: [{ name: 'by number', params: { plan: '{plan}' } }],
});

export const getSchedule = endpoint({
  method: 'GET',
  path: '/v1/plans/{plan}/schedule',
  summary: 'The lines of a plan with what was paid on each',
  access: 'customer',
  params: { plan: planKey },
  answers: { 200: Schedule },
  problems: [],
  examples: [{ name: 'by number', params: { plan: '{plan}' } }],
});

export const listAllPlans = endpoint({
  method: 'GET',
  path: '/v1/admin/plans',
  summary: 'All plans, for the administration',
  access: 'administrator',
  permission: 'plans.read',
  ...paged({
    item: PlanRow,
    sort: [...planSort, 'customerName'],
    defaultSort: '-daysPastDue',
    search: ['number', 'title', 'customerName'],
    filters: { status: PlanStatus, offer: PlanRow.shape.offerCode },
    ranges: planRanges,
  }),
  problems: [],
  examples: [{ name: 'open', query: { filter: { status: ['ACTIVE', 'OVERDUE'] } } }],
});
