import { getFigure, getFigures } from '#contracts/dashboard/figures.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

/** The first requests of the dashboard; what follows them is in `api.ts`. */
export const { useGetFiguresQuery, useGetFigureQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getFigures: reads(build, getFigures),
    getFigure: reads(build, getFigure),
  }),
});
