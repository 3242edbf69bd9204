import { getOverview } from '#contracts/overview/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetOverviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getOverview: reads(build, getOverview) }),
});
