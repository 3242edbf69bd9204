import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useGetJobQuery, useRetryFailedRowsMutation } from '#src/actions/api.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import type { BulkAction } from './bulk-action.ts';
import { amountOf } from './amount.ts';
import { JobResults } from './JobResults.tsx';

interface Props {
  readonly id: string;
  readonly action: BulkAction;
  readonly busy: boolean;
  readonly error: unknown;
  /** After a dry run: does it. */
  readonly onRun: () => void;
  /** Another job takes this one's place. */
  readonly onNext: (job: Job) => void;
  readonly onClose: () => void;
}

const pollMs = 1_000;

/** A job: how far it is, what became of each row, and what can be done next. */
export function JobView({ id, action, busy, error, onRun, onNext, onClose }: Props) {
  const [done, setDone] = useState(false);
  const { data: job, error: unread } = useGetJobQuery(
    { params: { jobId: id } },
    { pollingInterval: done ? 0 : pollMs, refetchOnMountOrArgChange: true },
  );
  const [retry] = useRetryFailedRowsMutation();
  const sendOnce = useSendOnce();
  const [retryError, setRetryError] = useState<unknown>();
  if (!job) return unread === undefined ? null : <ProblemNotice error={unread} />;
  const { progress, dryRun, version } = job;
  const isDone = job.finishedAt !== null;
  if (isDone && !done) setDone(true);
  const canRetry = !dryRun && job.actions.some((state) => state.action === 'retry-failed' && state.allowed);

  async function retryFailed(): Promise<void> {
    const { data, error: failure } = await sendOnce(`retry ${id}`, (key) =>
      retry({ params: { jobId: id }, version, key }),
    );
    setRetryError(failure);
    if (data) onNext(data);
  }

  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {sentence(job, action)}
      </Text>
      <Progress.Root size="sm">
        <Progress.Section
          aria-label="Progress"
          color={progress.failed > 0 && isDone ? 'warning' : 'success'}
          value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
        />
      </Progress.Root>
      {isDone && <JobResults id={id} dryRun={dryRun} onFollow={onClose} />}
      {(error ?? retryError) !== undefined && <ProblemNotice error={error ?? retryError} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="sm" onClick={onClose}>
          {isDone && !dryRun ? 'Done' : 'Close'}
        </Button>
        {isDone && dryRun && progress.succeeded > 0 && (
          <Button size="sm" loading={busy} onClick={onRun}>
            {action.label} {amountOf(action, progress.succeeded)}
          </Button>
        )}
        {canRetry && (
          <Button size="sm" onClick={() => void retryFailed()}>
            Try the {progress.failed} failed again
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function sentence({ progress, dryRun, finishedAt }: Job, action: BulkAction): string {
  const { total, done, succeeded, failed } = progress;
  if (finishedAt === null) return `${dryRun ? 'Checked' : 'Done'}: ${done} of ${total}`;
  const fine = dryRun
    ? `Possible for ${amountOf(action, succeeded)}`
    : `Done for ${amountOf(action, succeeded)}`;
  return failed === 0 ? `${fine}.` : `${fine}, ${dryRun ? 'not possible' : 'failed'} for ${failed}.`;
}
