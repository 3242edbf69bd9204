import { titleOf } from '#mocks/format.ts';
import { listing } from '#mocks/handler-types.ts';
import type { OrderRecord } from './record.ts';
import { viewOrderRow } from './view.ts';

const orderList = {
  table: 'orders',
  view: viewOrderRow,
  search: { title: (row: OrderRecord) => titleOf(row.lines) },
} as const;

export const listOrders = listing('listOrders', { ...orderList, owner: 'userId' });
export const listAllOrders = listing('listAllOrders', orderList);
