import {
  getLegalDocument,
  getLegalDocumentVersion,
  listLegalDocumentVersions,
} from '#contracts/legal/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetLegalDocumentQuery,
  useGetLegalDocumentVersionQuery,
  useListLegalDocumentVersionsQuery,
} = contractApi({
  getLegalDocument,
  getLegalDocumentVersion,
  listLegalDocumentVersions,
});
