import type { Job } from '#contracts/jobs/job.ts';
import { retryFailedRows } from '#contracts/jobs/endpoints.ts';
import { defineAction } from '#src/actions/action.ts';
import { useRetryFailedRowsMutation } from '#src/actions/api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { jobStatuses } from './labels.ts';

export const retryFailed = defineAction(retryFailedRows, {
  name: 'retry-failed',
  label: 'Retry failed rows',
  target: ({ id, version }: Job) => ({ params: { jobId: id }, version }),
  compares: [{ label: 'Status', value: ({ status }: Job) => jobStatuses[status].word }],
  useSend: useRetryFailedRowsMutation,
  lead: ({ progress }: Job) => `A new job tries the ${progress.failed} rows again that have failed.`,
  confirm: () => 'Retry now',
  receipt: ({ id }) => ({
    title: 'Job started',
    text: <AppLink to={paths.administrationJobs({ open: id })}>View the new job</AppLink>,
    auditOf: id,
  }),
});
