import {
  attachCollateral,
  confirmCollateralReturn,
  createCollateral,
  getCollateral,
  getCollateralTypes,
  getCoverage,
  listCollaterals,
  removeCollateral,
  submitCollateral,
  updateCollateral,
} from '#contracts/collateral/endpoints.ts';
import {
  getDocumentUpload,
  registerDocument,
  removeDocument,
  sendDocumentPart,
  correctDocument,
} from '#contracts/collateral/documents.ts';
import { api } from '#src/api/api.ts';
import { changes, reads, sends } from '#src/api/from-contract.ts';

export const ownCollateralApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCollateralTypes: reads(build, getCollateralTypes),
    getCoverage: reads(build, getCoverage),
    getCollateral: reads(build, getCollateral),
    listCollaterals: reads(build, listCollaterals),
    getDocumentUpload: reads(build, getDocumentUpload),
    createCollateral: changes(build, createCollateral),
    updateCollateral: changes(build, updateCollateral),
    attachCollateral: changes(build, attachCollateral),
    submitCollateral: changes(build, submitCollateral),
    removeCollateral: changes(build, removeCollateral),
    confirmCollateralReturn: changes(build, confirmCollateralReturn),
    registerDocument: changes(build, registerDocument),
    /** Only the last part of a file changes what is shown. */
    sendDocumentPart: sends(build, sendDocumentPart),
    sendLastDocumentPart: changes(build, sendDocumentPart),
    correctDocument: changes(build, correctDocument),
    removeDocument: changes(build, removeDocument),
  }),
});

export const {
  useGetCollateralTypesQuery,
  useGetCoverageQuery,
  useGetCollateralQuery,
  useListCollateralsQuery,
  useCreateCollateralMutation,
  useUpdateCollateralMutation,
  useAttachCollateralMutation,
  useSubmitCollateralMutation,
  useRemoveCollateralMutation,
  useConfirmCollateralReturnMutation,
  useRemoveDocumentMutation,
  useCorrectDocumentMutation,
} = ownCollateralApi;
