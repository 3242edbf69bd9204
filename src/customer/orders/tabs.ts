import { listOrders } from '#contracts/orders/endpoints.ts';
import type { OrderStatus } from '#contracts/orders/order.ts';
import { beforeActive } from '#contracts/orders/states.ts';
import { orderStatuses } from '#src/resources/orders/labels.ts';
import { choiceFilter, type Filter } from '#src/kits/lists/filters/filter.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import type { ListTab } from '#src/kits/lists/views/list-tab.ts';
import type { QueryOf } from '#src/platform/routing/page-table.ts';

type TabName = QueryOf<'orders'>['tab'];

export const tabs = {
  all: {
    label: 'All',
    fixed: {},
    empty: 'No orders yet',
    why: 'What you buy in instalments is listed here.',
  },
  open: {
    label: 'To finish',
    fixed: { status: beforeActive },
    empty: 'Nothing to finish',
    why: 'An order waits here until it is confirmed and paid.',
  },
  active: {
    label: 'Active',
    fixed: { status: ['ACTIVE'] },
    empty: 'No active orders',
    why: 'An order is active while its instalments are paid.',
  },
  closed: {
    label: 'Closed',
    fixed: { status: ['COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'REFUNDED', 'WITHDRAWN'] },
    empty: 'Nothing closed yet',
    why: 'Orders that are paid off, declined, cancelled, expired, refunded or withdrawn are listed here.',
  },
} as const satisfies Record<TabName, ListTab<OrderStatus>>;

export const tabNames = ['all', 'open', 'active', 'closed'] as const satisfies readonly TabName[];

export const sorts = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: '-total', label: 'Highest total first' },
] as const;

const placed = filtersOf(listOrders).moments('createdAt', 'Placed');

/** Returns a filter for the states of a tab; none if there is only one state. */
function within(states: readonly OrderStatus[]): readonly Filter[] {
  if (states.length < 2) return [placed];
  const words = Object.fromEntries(states.map((state) => [state, orderStatuses[state]]));
  return [choiceFilter('status', 'Status', words), placed];
}

export const filters: Readonly<Record<TabName, readonly Filter[]>> = {
  all: within([...tabs.open.fixed.status, ...tabs.active.fixed.status, ...tabs.closed.fixed.status]),
  open: within(tabs.open.fixed.status),
  active: within(tabs.active.fixed.status),
  closed: within(tabs.closed.fixed.status),
};
