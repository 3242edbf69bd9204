import {
  createSavedView,
  listSavedViews,
  removeSavedView,
  updateSavedView,
} from '#contracts/saved-views/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useRemoveSavedViewMutation,
} = contractApi({
  listSavedViews,
  createSavedView,
  updateSavedView,
  removeSavedView,
});
