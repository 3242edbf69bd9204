import { getChart } from '#contracts/dashboard/charts.ts';
import { getDashboard } from '#contracts/dashboard/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetDashboardQuery, useGetChartQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: reads(build, getDashboard),
    getChart: reads(build, getChart),
  }),
});
