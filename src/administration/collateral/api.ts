import {
  acceptCollateral,
  approveCollateral,
  getCollateralAsAdministrator,
  getDocumentContent,
  listAllCollaterals,
  rejectCollateral,
  requestCollateralInfo,
  simulateAcceptance,
  simulateValuation,
  takeCollateral,
  valueCollateral,
} from '#contracts/collateral/administration.ts';
import {
  announceCollateralSale,
  sellCollateral,
  simulateCollateralSale,
} from '#contracts/collateral/selling.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllCollaterals: reads(build, listAllCollaterals),
    getCollateralAsAdministrator: reads(build, getCollateralAsAdministrator),
    takeCollateral: changes(build, takeCollateral),
    valueCollateral: changes(build, valueCollateral),
    simulateValuation: reads(build, simulateValuation),
    approveCollateral: changes(build, approveCollateral),
    acceptCollateral: changes(build, acceptCollateral),
    simulateAcceptance: reads(build, simulateAcceptance),
    requestCollateralInfo: changes(build, requestCollateralInfo),
    rejectCollateral: changes(build, rejectCollateral),
    announceCollateralSale: changes(build, announceCollateralSale),
    sellCollateral: changes(build, sellCollateral),
    simulateCollateralSale: reads(build, simulateCollateralSale),
    getDocumentContent: reads(build, getDocumentContent),
  }),
});

export const {
  useListAllCollateralsQuery,
  useGetCollateralAsAdministratorQuery,
  useTakeCollateralMutation,
  useValueCollateralMutation,
  useSimulateValuationQuery,
  useApproveCollateralMutation,
  useAcceptCollateralMutation,
  useSimulateAcceptanceQuery,
  useRequestCollateralInfoMutation,
  useRejectCollateralMutation,
  useAnnounceCollateralSaleMutation,
  useSellCollateralMutation,
  useSimulateCollateralSaleQuery,
} = reviewApi;
