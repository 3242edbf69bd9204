import { getJob, listJobResults, retryFailedRows, stopJob } from '#contracts/jobs/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const { useGetJobQuery, useListJobResultsQuery, useRetryFailedRowsMutation, useStopJobMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getJob: reads(build, getJob),
      listJobResults: reads(build, listJobResults),
      retryFailedRows: changes(build, retryFailedRows),
      stopJob: changes(build, stopJob),
    }),
  });
