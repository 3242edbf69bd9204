import { listPlanOffers, listProducts } from '#contracts/catalogue/endpoints.ts';
import { compareQuotes } from '#contracts/orders/comparison-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListProductsQuery,
  useListPlanOffersQuery,
  useCompareQuotesQuery,
  useLazyCompareQuotesQuery,
} = contractApi({
  listProducts,
  listPlanOffers,
  // a POST, because a cart does not fit into a query string; it changes nothing, so it is a query here
  compareQuotes,
});
