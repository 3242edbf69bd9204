import { Progress, Text } from '@mantine/core';
import type { Job } from '#contracts/jobs/job.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { amountOf, type RowWords, rowWords } from './amount.ts';
import { JobResults } from './JobResults.tsx';
import { SaveResults } from './SaveResults.tsx';

interface Props {
  readonly job: Job;
  /** The noun for the rows, singular and plural. */
  readonly words?: RowWords;
  readonly onFollow?: () => void;
}

/** Shows the progress of a job, and the result of each row after it has ended. */
export function JobProgress({ job, words = rowWords, onFollow }: Props) {
  const { id, progress, dryRun, finishedAt } = job;
  const text = useCountText();
  const isDone = finishedAt !== null;
  return (
    <>
      <Text size="sm" role="status">
        {sentence(job, words, text)}
      </Text>
      <Progress.Root size="sm">
        <Progress.Section
          aria-label="Progress"
          color={progress.failed > 0 && isDone ? 'warning' : 'success'}
          value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
        />
      </Progress.Root>
      {isDone && <JobResults id={id} dryRun={dryRun} onFollow={onFollow} />}
      {isDone && progress.total > 0 && <SaveResults jobId={id} />}
    </>
  );
}

function sentence(
  { progress, dryRun, finishedAt, status }: Job,
  words: RowWords,
  text: (count: number) => string,
): string {
  const { total, done, succeeded, failed } = progress;
  const amount = amountOf(words, succeeded, text);
  if (finishedAt === null) return `${dryRun ? 'Checked' : 'Done'}: ${text(done)} of ${text(total)}`;
  if (status === 'STOPPED') return `Stopped after ${amount} of ${text(total)}.`;
  if (dryRun)
    return failed === 0 ? `${amount} can be done.` : `${amount} can be done, ${text(failed)} cannot.`;
  return failed === 0 ? `Done for ${amount}.` : `Done for ${amount}, failed for ${text(failed)}.`;
}
