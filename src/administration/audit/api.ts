import { getAuditEvent } from '#contracts/audit/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetAuditEventQuery } = contractApi({ getAuditEvent });
