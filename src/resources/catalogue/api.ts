import { listPlanOffers, listProducts } from '#contracts/catalogue/endpoints.ts';
import { compareQuotes } from '#contracts/orders/comparisons.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const {
  useListProductsQuery,
  useListPlanOffersQuery,
  useCompareQuotesQuery,
  useLazyCompareQuotesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: reads(build, listProducts),
    listPlanOffers: reads(build, listPlanOffers),
    // a POST, because a cart does not fit into a query string; it changes nothing, so it is a query here
    compareQuotes: reads(build, compareQuotes),
  }),
});
