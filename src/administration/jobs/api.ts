import { listJobs } from '#contracts/jobs/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useListJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listJobs: reads(build, listJobs) }),
});
