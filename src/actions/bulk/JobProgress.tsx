import { Progress, Text } from '@mantine/core';
import type { Job } from '#contracts/jobs/job.ts';
import { amountOf, type RowWords, rowWords } from './amount.ts';
import { JobResults } from './JobResults.tsx';

interface Props {
  readonly job: Job;
  /** The noun for the rows, singular and plural. */
  readonly words?: RowWords;
  readonly onFollow?: () => void;
}

/** Shows the progress of a job, and the result of each row after it has ended. */
export function JobProgress({ job, words = rowWords, onFollow }: Props) {
  const { id, progress, dryRun, finishedAt } = job;
  const isDone = finishedAt !== null;
  return (
    <>
      <Text size="sm" role="status">
        {sentence(job, words)}
      </Text>
      <Progress.Root size="sm">
        <Progress.Section
          aria-label="Progress"
          color={progress.failed > 0 && isDone ? 'warning' : 'success'}
          value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
        />
      </Progress.Root>
      {isDone && <JobResults id={id} dryRun={dryRun} onFollow={onFollow} />}
    </>
  );
}

function sentence({ progress, dryRun, finishedAt, status }: Job, words: RowWords): string {
  const { total, done, succeeded, failed } = progress;
  if (finishedAt === null) return `${dryRun ? 'Checked' : 'Done'}: ${done} of ${total}`;
  if (status === 'STOPPED') return `Stopped after ${amountOf(words, succeeded)} of ${total}.`;
  const fine = `${dryRun ? 'Possible' : 'Done'} for ${amountOf(words, succeeded)}`;
  return failed === 0 ? `${fine}.` : `${fine}, ${dryRun ? 'not possible' : 'failed'} for ${failed}.`;
}
