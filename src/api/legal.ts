import { getDocument } from '#contracts/legal/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

export const { useGetDocumentQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getDocument: reads(build, getDocument, []) }),
});
