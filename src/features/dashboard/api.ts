import { getChart } from '#contracts/dashboard/charts.ts';
import { getDashboard } from '#contracts/dashboard/endpoints.ts';
import { getFigure, getFigures } from '#contracts/dashboard/figures.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetDashboardQuery, useGetFiguresQuery, useGetFigureQuery, useGetChartQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getDashboard: reads(build, getDashboard),
      getFigures: reads(build, getFigures),
      getFigure: reads(build, getFigure),
      getChart: reads(build, getChart),
    }),
  });
