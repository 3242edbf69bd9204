import {
  getOrderAsAdministrator,
  getQuoteAsAdministrator,
  listAllOrders,
} from '#contracts/orders/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetOrderAsAdministratorQuery, useGetQuoteAsAdministratorQuery, useListAllOrdersQuery } =
  contractApi({ getOrderAsAdministrator, getQuoteAsAdministrator, listAllOrders });
