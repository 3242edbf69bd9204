import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { OrderId, UserId } from '#contracts/ids.ts';
import { CountBound, MinorBound, paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { DisputeStatus } from './dispute.ts';
import { ReturnStatus } from './goods-return.ts';
import { Lateness, Plan, PlanRow, PlanStatus, Punctuality } from './plan.ts';
import { PromiseStatus } from './promise.ts';

const planSort = ['createdAt', 'number', 'nextDue', 'principalLeft', 'daysPastDue', 'status'] as const;

const planRanges = {
  createdAt: Instant,
  nextDue: LocalDate,
  financed: MinorBound,
  principalLeft: MinorBound,
  daysPastDue: CountBound,
};

export const listPlans = endpoint({
  method: 'GET',
  path: '/v1/plans',
  summary: 'Your plans',
  access: 'signedIn',
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

export const listAllPlans = endpoint({
  method: 'GET',
  path: '/v1/admin/plans',
  summary: 'All plans, for the administration',
  access: 'administrator',
  entity: 'plan',
  permission: 'plans.read',
  ...paged({
    item: PlanRow,
    sums: ['financed', 'principalLeft', 'dueNow', 'overdue', 'feeOpen'],
    sort: [...planSort, 'customerName'],
    defaultSort: '-daysPastDue',
    search: ['number', 'title', 'customerName', 'orderNumber', 'id'],
    filters: {
      status: PlanStatus,
      lateness: Lateness,
      punctuality: Punctuality,
      promise: z.enum(['NONE', ...PromiseStatus.options]),
      dispute: z.enum(['NONE', ...DisputeStatus.options]),
      goodsReturn: z.enum(['NONE', ...ReturnStatus.options]),
      offerCode: OfferCode,
      orderId: OrderId,
      userId: UserId,
    },
    /** `dueOn`: a plan with at least one instalment that falls or fell due in the range and had to be paid. */
    ranges: { ...planRanges, dueOn: LocalDate },
  }),
  problems: [],
  examples: [{ name: 'open', query: { filter: { status: ['ACTIVE', 'OVERDUE'] } } }],
});
