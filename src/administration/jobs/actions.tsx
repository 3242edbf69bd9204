import type { Job } from '#contracts/jobs/job.ts';
import { retryFailedRows, stopJob } from '#contracts/jobs/endpoints.ts';
import { amountOf, rowWords } from '#src/kits/actions/bulk/amount.ts';
import { type Comparison, defineAction } from '#src/kits/actions/action.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { jobStatuses } from './labels.ts';

const compares: readonly Comparison<Job>[] = [
  { label: 'Status', value: ({ status }) => jobStatuses[status].word },
  { label: 'Done', value: ({ progress: { done, total } }, { count }) => `${count(done)} of ${count(total)}` },
];

export const stop = defineAction(stopJob, {
  label: 'Stop',
  compares,
  lead: ({ dryRun, progress: { done, total } }: Job, { count }) => {
    const part = `${count(done)} of ${count(total)} rows`;
    return dryRun
      ? `${part} are checked. Nothing was changed.`
      : `What is done stays: ${part}. A new job can do the rest later.`;
  },
  confirm: () => 'Stop now',
  receipt: ({ dryRun, progress: { succeeded, total } }, { count }) => ({
    title: 'Job stopped',
    text: `${count(succeeded)} of ${count(total)} rows ${dryRun ? 'can be done' : 'were done'}.`,
  }),
});

export const retryFailed = defineAction(retryFailedRows, {
  label: 'Retry failed rows',
  compares,
  lead: ({ dryRun, progress: { failed } }: Job, { count }) => {
    const rows = amountOf(rowWords, failed, count);
    return dryRun
      ? `A new dry run checks again what was not possible: ${rows}. Nothing is changed.`
      : `A new job tries again what has failed: ${rows}.`;
  },
  confirm: (_body, _formats, { dryRun }) => (dryRun ? 'Check again' : 'Retry now'),
  receipt: ({ id }) => ({
    title: 'Job started',
    text: <AppLink to={paths.administrationJobs({ open: id })}>View the new job</AppLink>,
    auditOf: id,
  }),
});

/** In the order of the menu of a row. */
export const jobActions = [retryFailed, stop] as const;
