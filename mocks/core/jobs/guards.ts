import type { JobRecord } from '#mocks/core/rows.ts';

/** The counts of a job after its last step. */
type Counts = Pick<JobRecord, 'total' | 'succeeded' | 'failed'>;

/** What each action needs, said of a state that lacks it. */
export const jobNeeds = {
  'retry-failed': 'Only a finished job with failed rows can be tried again.',
  stop: 'Only a job that has not finished can be stopped.',
} as const;

/** Guards that depend on stored state only. */
export const jobGuards = {
  'has-rows': ({ total }: Pick<Counts, 'total'>) => (total > 0 ? null : 'There is nothing to do.'),
  'rows-left': ({ total, succeeded, failed }: Counts) =>
    succeeded + failed < total ? null : 'Every row is done.',
  'none-failed': ({ failed }: Counts) => (failed === 0 ? null : 'A row has failed.'),
  'none-succeeded': ({ succeeded }: Counts) => (succeeded === 0 ? null : 'A row has succeeded.'),
};
