import { listAuditEvents } from '#contracts/audit/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useListAuditEventsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditEvents: reads(build, listAuditEvents),
  }),
});
