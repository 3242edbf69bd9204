import { getJob, listJobResults, retryFailedRows, stopJob } from '#contracts/jobs/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetJobQuery, useListJobResultsQuery, useRetryFailedRowsMutation, useStopJobMutation } =
  contractApi({
    getJob,
    listJobResults,
    retryFailedRows,
    stopJob,
  });
