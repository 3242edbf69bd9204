import { getDocument, getDocumentVersion } from '#contracts/legal/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetDocumentQuery, useGetDocumentVersionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getDocument: reads(build, getDocument),
    getDocumentVersion: reads(build, getDocumentVersion),
  }),
});
