import { listPlans } from '#contracts/plans/list-endpoints.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import { closedPlanStates, latePlanStates, openPlanStates } from '#contracts/plans/states.ts';
import type { Filter } from '#src/kits/lists/filters/filter.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import type { ListTab } from '#src/kits/lists/views/list-tab.ts';
import type { QueryOf } from '#src/platform/routing/page-table.ts';

type TabName = QueryOf<'plans'>['tab'];

export const tabs = {
  active: {
    label: 'Active',
    fixed: { status: openPlanStates },
    empty: 'No instalments to pay',
    why: 'Buy something in instalments to see its schedule here.',
  },
  overdue: {
    label: 'Overdue',
    fixed: { status: latePlanStates },
    empty: 'Nothing is overdue',
    why: 'You’re up to date.',
  },
  finished: {
    label: 'Paid off',
    fixed: { status: closedPlanStates },
    empty: 'Nothing paid off yet',
    why: 'A plan moves here when its last instalment is paid or its order is cancelled.',
  },
  all: {
    label: 'All',
    fixed: {},
    empty: 'No instalments yet',
    why: 'Buy something in instalments to see its schedule here.',
  },
} as const satisfies Record<TabName, ListTab<PlanStatus>>;

export const tabNames = ['active', 'overdue', 'finished', 'all'] as const satisfies readonly TabName[];

export const sorts = [
  { value: 'nextDue', label: 'Next due first' },
  { value: '-daysPastDue', label: 'Longest overdue first' },
  { value: '-principalLeft', label: 'Most principal left first' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
] as const;

const nextDue = filtersOf(listPlans).days('nextDue', 'Next due');
const bought = filtersOf(listPlans).moments('createdAt', 'Bought');

/** Filters of each tab; a closed plan has nothing due, so its tab lacks that filter. */
export const filters: Readonly<Record<TabName, readonly Filter[]>> = {
  active: [nextDue, bought],
  overdue: [nextDue, bought],
  finished: [bought],
  all: [nextDue, bought],
};
