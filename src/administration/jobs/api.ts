import { listJobs } from '#contracts/jobs/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useListJobsQuery } = contractApi({ listJobs });
