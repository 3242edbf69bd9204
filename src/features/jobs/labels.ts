import type { Job, JobStatus } from '#contracts/jobs/job.ts';
import { actionName } from '#src/features/audit/labels.ts';
import {
  bad,
  good,
  info,
  neutral,
  type StatusLabel,
  type StatusLabels,
  waiting,
} from '#src/ui/status-label.ts';

export const jobStatuses: StatusLabels<JobStatus> = {
  QUEUED: neutral('Waiting'),
  RUNNING: info('In progress'),
  SUCCEEDED: good('Done'),
  PARTIALLY_FAILED: waiting('Partly failed'),
  FAILED: bad('Failed'),
  STOPPED: neutral('Stopped'),
};

/** For a dry run, the status says what could be done. */
export function jobStatus({ status, dryRun }: Pick<Job, 'status' | 'dryRun'>): StatusLabel {
  return (dryRun ? checked[status] : null) ?? jobStatuses[status];
}

const checked: Readonly<Partial<Record<JobStatus, StatusLabel>>> = {
  SUCCEEDED: good('Possible'),
  PARTIALLY_FAILED: waiting('Partly possible'),
  FAILED: bad('Not possible'),
};

/** What a job does with each row, named like the audit action. */
export const jobName = ({ kind, dryRun }: Pick<Job, 'kind' | 'dryRun'>) =>
  dryRun ? `${actionName(kind)}, checked only` : actionName(kind);
