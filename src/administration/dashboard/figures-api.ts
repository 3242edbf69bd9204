import { getFigure, getFigures } from '#contracts/dashboard/figure-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

/** The first requests of the dashboard; what follows them is in `api.ts`. */
export const { useGetFiguresQuery, useGetFigureQuery } = contractApi({
  getFigures,
  getFigure,
});
