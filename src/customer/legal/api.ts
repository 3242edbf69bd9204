import {
  getLegalDocument,
  getLegalDocumentVersion,
  listLegalDocumentVersions,
} from '#contracts/legal/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const {
  useGetLegalDocumentQuery,
  useGetLegalDocumentVersionQuery,
  useListLegalDocumentVersionsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getLegalDocument: reads(build, getLegalDocument),
    getLegalDocumentVersion: reads(build, getLegalDocumentVersion),
    listLegalDocumentVersions: reads(build, listLegalDocumentVersions),
  }),
});
