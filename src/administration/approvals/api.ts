import { getApproval, listApprovals } from '#contracts/approvals/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useListApprovalsQuery, useGetApprovalQuery } = contractApi({ listApprovals, getApproval });
