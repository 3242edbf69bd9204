import type { Job } from '#contracts/jobs/job.ts';
import type { JobRecord } from '#mocks/core/rows.ts';

/** Why the failed rows cannot be done again, null when they can. */
export function againstRetry({ finishedAt, failed }: JobRecord): string | null {
  if (finishedAt === null) return 'The job is not finished.';
  return failed === 0 ? 'No row has failed.' : null;
}

export function viewJob(job: JobRecord): Job {
  const { total, succeeded, failed, command: _command, param: _param, nextAt: _nextAt, ...shown } = job;
  return {
    ...shown,
    progress: { total, done: succeeded + failed, succeeded, failed },
    actions: [retryFailed(againstRetry(job))],
  };
}

const retryFailed = (reason: string | null) =>
  reason === null
    ? ({ action: 'retry-failed', allowed: true, reason } as const)
    : ({ action: 'retry-failed', allowed: false, reason } as const);
