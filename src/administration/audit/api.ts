import { getAuditEvent } from '#contracts/audit/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetAuditEventQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getAuditEvent: reads(build, getAuditEvent) }),
});
