import { jobActions } from '#contracts/jobs/job.ts';
import { jobMachine } from '#contracts/jobs/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { JobRecord } from '#mocks/core/rows.ts';

/** The counts of a job after its last step. */
type Counts = Pick<JobRecord, 'total' | 'succeeded' | 'failed'>;

/** The transitions of a job (docs/domain.md, "Retry in bulk"). */
export const jobLifecycle = lifecycle<JobRecord>()({
  machine: jobMachine,
  guards: {
    'has-rows': ({ total }: Pick<Counts, 'total'>) => (total > 0 ? null : 'There is nothing to do.'),
    'rows-left': ({ total, succeeded, failed }: Counts) =>
      succeeded + failed < total ? null : 'Every row is done.',
    'none-failed': ({ failed }: Counts) => (failed === 0 ? null : 'A row has failed.'),
    'none-succeeded': ({ succeeded }: Counts) => (succeeded === 0 ? null : 'A row has succeeded.'),
  },
  requestGuards: {},
  actions: jobActions,
  elsewhere: {
    QUEUED: 'The job is not finished.',
    RUNNING: 'The job is not finished.',
    SUCCEEDED: 'No row has failed.',
    PARTIALLY_FAILED: 'The job is finished.',
    FAILED: 'The job is finished.',
    STOPPED: 'The job was stopped.',
  },
});
