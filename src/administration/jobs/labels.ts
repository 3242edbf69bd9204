import type { Job, JobStatus } from '#contracts/jobs/job.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import {
  bad,
  good,
  info,
  neutral,
  type StatusLabel,
  type StatusLabels,
  waiting,
} from '#src/ui/parts/status-label.ts';

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

/** What jobs do, by the audit action of their command. */
const names: Readonly<Partial<Record<Job['kind'], string>>> = {
  'order.cancelled': 'Cancel orders',
  'order.reminded': 'Send order reminders',
  'payment.retried': 'Retry payments',
  'plan.extended': 'Move due dates',
  'plan.fee-waived': 'Waive late fees',
  'plan.reminded': 'Send payment reminders',
  'scratchcard-batch.cards-created': 'Create cards',
  'scratchcard.blocked': 'Block cards',
  'scratchcard.unblocked': 'Unblock cards',
  'user.blocked': 'Block customers',
  'user.messaged': 'Message customers',
  'user.tagged': 'Tag customers',
  'user.unblocked': 'Unblock customers',
  'user.untagged': 'Remove tag from customers',
};

/** What a job does, like the button that started it: "Retry payments". */
export function jobName({ kind, dryRun }: Pick<Job, 'kind' | 'dryRun'>): string {
  const name = names[kind] ?? actionName(kind);
  return dryRun ? `${name} (dry run)` : name;
}
