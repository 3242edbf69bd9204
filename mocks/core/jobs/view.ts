import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { jobActions } from '#contracts/jobs/actions.ts';
import type { Job } from '#contracts/jobs/job.ts';
import type { JobRecord } from '#mocks/core/rows.ts';
import { lackingFor } from '#mocks/core/permission.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import { jobLifecycle } from './lifecycle.ts';

export function viewJob(job: JobRecord): Job {
  const { total, succeeded, failed, ...rest } = job;
  const { command: _command, param: _param, ...withoutCommand } = rest;
  const { perTick: _perTick, nextAt: _nextAt, ...visibleMembers } = withoutCommand;
  return {
    ...visibleMembers,
    progress: { total, done: succeeded + failed, succeeded, failed },
    actions: jobLifecycle.actions(job, {}),
  };
}

const endpoints: Readonly<Record<string, Endpoint>> = contract;

/** Returns the job as this administrator sees it; controlling a job also needs the permission of its command. */
export function viewJobFor(job: JobRecord, subject: Subject): Job {
  const refusal = lackingFor(endpoints[job.command] ?? {}, subject);
  const { actions, ...view } = viewJob(job);
  const within = actionsWithin(subject, 'job', jobActions, actions);
  return {
    ...view,
    actions: within.map((state) =>
      refusal && state.allowed
        ? { ...state, allowed: false, reason: refusal.detail, cause: refusal.detail }
        : state,
    ),
  };
}
