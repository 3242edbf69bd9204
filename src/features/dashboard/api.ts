import { getDashboard } from '#contracts/dashboard/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetDashboardQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getDashboard: reads(build, getDashboard) }),
});
