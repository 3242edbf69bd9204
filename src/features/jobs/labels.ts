import type { Job, JobStatus } from '#contracts/jobs/job.ts';
import { actionName } from '#src/features/audit/labels.ts';
import { bad, good, info, neutral, type StatusLabels, waiting } from '#src/ui/status-label.ts';

export const jobStatuses: StatusLabels<JobStatus> = {
  QUEUED: neutral('Waiting'),
  RUNNING: info('In progress'),
  SUCCEEDED: good('Done'),
  PARTIALLY_FAILED: waiting('Partly failed'),
  FAILED: bad('Failed'),
};

/** What a job does with each row, as the audit calls it. */
export const jobName = ({ kind, dryRun }: Pick<Job, 'kind' | 'dryRun'>) =>
  dryRun ? `${actionName(kind)}, checked only` : actionName(kind);
