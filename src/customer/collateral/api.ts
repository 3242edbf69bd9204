import {
  attachCollateral,
  confirmCollateralReturn,
  createCollateral,
  getCollateral,
  getCollateralTypes,
  getCoverage,
  listCollaterals,
  submitCollateral,
  updateCollateral,
} from '#contracts/collateral/endpoints.ts';
import {
  getDocumentUpload,
  registerDocument,
  removeDocument,
  sendDocumentPart,
  correctDocument,
} from '#contracts/collateral/document-endpoints.ts';
import { getCollateralEstimate } from '#contracts/collateral/estimate-endpoints.ts';
import { api } from '#src/api/api.ts';
import { contractApi, sends } from '#src/api/from-contract.ts';

export const ownCollateralApi = contractApi({
  getCollateralTypes,
  getCollateralEstimate,
  getCoverage,
  getCollateral,
  listCollaterals,
  getDocumentUpload,
  createCollateral,
  updateCollateral,
  attachCollateral,
  submitCollateral,
  confirmCollateralReturn,
  registerDocument,
  sendLastDocumentPart: sendDocumentPart,
  correctDocument,
  removeDocument,
});

/** Only the last part of a file changes what is shown. */
export const documentPartsApi = api.injectEndpoints({
  endpoints: (build) => ({ sendDocumentPart: sends(build, sendDocumentPart) }),
});

export const {
  useGetCollateralTypesQuery,
  useGetCollateralEstimateQuery,
  useGetCoverageQuery,
  useGetCollateralQuery,
  useListCollateralsQuery,
  useCreateCollateralMutation,
  useUpdateCollateralMutation,
  useAttachCollateralMutation,
  useSubmitCollateralMutation,
  useConfirmCollateralReturnMutation,
  useRemoveDocumentMutation,
  useCorrectDocumentMutation,
} = ownCollateralApi;
