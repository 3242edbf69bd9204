import { listing } from '#mocks/handler-types.ts';
import { viewOrderRow } from './view.ts';

const orderList = {
  table: 'orders',
  view: viewOrderRow,
  search: (item: ReturnType<typeof viewOrderRow>) => [
    item.number,
    item.customerName,
    item.title,
    item.planNumber,
  ],
} as const;

export const listOrders = listing('listOrders', { ...orderList, owner: 'userId' });
export const listAllOrders = listing('listAllOrders', orderList);
