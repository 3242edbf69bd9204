import { getChart } from '#contracts/dashboard/chart-endpoints.ts';
import { getDashboard } from '#contracts/dashboard/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetDashboardQuery, useGetChartQuery } = contractApi({
  getDashboard,
  getChart,
});
