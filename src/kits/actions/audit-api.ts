import { listAuditEvents } from '#contracts/audit/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useListAuditEventsQuery } = contractApi({
  listAuditEvents,
});
