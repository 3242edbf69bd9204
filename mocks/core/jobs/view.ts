import type { Job } from '#contracts/jobs/job.ts';
import type { JobRecord } from '#mocks/core/rows.ts';
import { jobLifecycle } from './lifecycle.ts';

export function viewJob(job: JobRecord): Job {
  const { total, succeeded, failed, command: _command, param: _param, nextAt: _nextAt, ...shown } = job;
  return {
    ...shown,
    progress: { total, done: succeeded + failed, succeeded, failed },
    actions: jobLifecycle.actions(job, {}),
  };
}
