import {
  approveApproval,
  getApproval,
  listApprovals,
  rejectApproval,
  withdrawApproval,
} from '#contracts/approvals/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListApprovalsQuery,
  useGetApprovalQuery,
  useApproveApprovalMutation,
  useRejectApprovalMutation,
  useWithdrawApprovalMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listApprovals: reads(build, listApprovals),
    getApproval: reads(build, getApproval),
    approveApproval: changes(build, approveApproval),
    rejectApproval: changes(build, rejectApproval),
    withdrawApproval: changes(build, withdrawApproval),
  }),
});
