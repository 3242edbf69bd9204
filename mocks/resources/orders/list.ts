import { titleOf } from '#mocks/core/format.ts';
import { listing } from '#mocks/resources/handler-types.ts';
import type { OrderRecord } from './record.ts';
import { viewOrderRow, viewOwnOrderRow } from './view.ts';

const orderList = {
  table: 'orders',
  search: { title: (row: OrderRecord) => titleOf(row.lines) },
} as const;

export const listOrders = listing('listOrders', {
  ...orderList,
  view: viewOwnOrderRow,
  reads: ['payments'],
  owner: 'userId',
});
export const listAllOrders = listing('listAllOrders', { ...orderList, view: viewOrderRow });
