import {
  approveApproval,
  getApproval,
  listApprovals,
  rejectApproval,
  withdrawApproval,
} from '#contracts/approvals/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListApprovalsQuery,
  useGetApprovalQuery,
  useApproveApprovalMutation,
  useRejectApprovalMutation,
  useWithdrawApprovalMutation,
} = contractApi({
  listApprovals,
  getApproval,
  approveApproval,
  rejectApproval,
  withdrawApproval,
});
