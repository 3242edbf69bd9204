import { getDocument } from '#contracts/legal/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetDocumentQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getDocument: reads(build, getDocument) }),
});
