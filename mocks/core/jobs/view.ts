import type { Job } from '#contracts/jobs/job.ts';
import type { JobRecord } from '#mocks/core/rows.ts';
import { jobLifecycle } from './lifecycle.ts';

export function viewJob(job: JobRecord): Job {
  const { total, succeeded, failed, ...rest } = job;
  const { command: _command, param: _param, input: _input, ...others } = rest;
  const { perTick: _perTick, nextAt: _nextAt, ...shown } = others;
  return {
    ...shown,
    progress: { total, done: succeeded + failed, succeeded, failed },
    actions: jobLifecycle.actions(job, {}),
  };
}
