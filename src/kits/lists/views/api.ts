import {
  createSavedView,
  listSavedViews,
  removeSavedView,
  updateSavedView,
} from '#contracts/saved-views/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useRemoveSavedViewMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: reads(build, listSavedViews),
    createSavedView: changes(build, createSavedView),
    updateSavedView: changes(build, updateSavedView),
    removeSavedView: changes(build, removeSavedView),
  }),
});
