import { jobActions } from '#contracts/jobs/actions.ts';
import { jobMachine } from '#contracts/jobs/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { JobRecord } from '#mocks/core/rows.ts';
import { jobGuards, jobNeeds } from './guards.ts';

/** The transitions of a job (docs/domain.md, "Retry in bulk"). */
export const jobLifecycle = lifecycle<JobRecord>()({
  machine: jobMachine,
  guards: jobGuards,
  requestGuards: {},
  actions: { administration: jobActions },
  needs: jobNeeds,
  stateReasons: {
    QUEUED: 'The job is not finished.',
    RUNNING: 'The job is not finished.',
    SUCCEEDED: (_job, trigger) =>
      trigger === 'retry-failed' ? 'No row has failed.' : 'The job is finished.',
    PARTIALLY_FAILED: 'The job is finished.',
    FAILED: 'The job is finished.',
    STOPPED: 'The job was stopped.',
  },
});
