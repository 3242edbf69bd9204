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
} from '#contracts/collateral/administration-endpoints.ts';
import {
  announceCollateralSale,
  sellCollateral,
  simulateCollateralSale,
} from '#contracts/collateral/sale-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const reviewApi = contractApi({
  listAllCollaterals,
  getCollateralAsAdministrator,
  takeCollateral,
  valueCollateral,
  simulateValuation,
  approveCollateral,
  acceptCollateral,
  simulateAcceptance,
  requestCollateralInfo,
  rejectCollateral,
  announceCollateralSale,
  sellCollateral,
  simulateCollateralSale,
  getDocumentContent,
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
