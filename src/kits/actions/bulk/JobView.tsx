import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useRetryFailedRowsMutation, useStopJobMutation } from '#src/kits/actions/job-api.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import type { BulkAction } from './bulk-action.ts';
import { JobProgress } from './JobProgress.tsx';
import { RunChecked } from './RunChecked.tsx';
import { UndoJob } from './UndoJob.tsx';
import { useJob } from './use-job.ts';

interface Props {
  readonly id: string;
  /** The action that the job runs; undefined for a job of another list. */
  readonly action?: BulkAction | undefined;
  /** Called with the job to show instead of this one. */
  readonly onNext: (job: Job) => void;
  readonly onClose: () => void;
}

/** A job in a dialog: its progress, the result of each row, and what can be done next. */
export function JobView({ id, action, onNext, onClose }: Props) {
  const { data: job, error: unread } = useJob(id);
  const [retry, { isLoading }] = useRetryFailedRowsMutation();
  const [stop, { isLoading: isStopping }] = useStopJobMutation();
  const sendOnce = useSendOnce();
  const text = useCountText();
  const [error, setError] = useState<unknown>();
  const button = useFocusOnMount(); // the form was removed with the focused button
  if (!job) return unread === undefined ? null : <ProblemNotice error={unread} />;
  const { progress, dryRun, version, finishedAt } = job;
  const isDone = finishedAt !== null;
  const may = (step: Job['actions'][number]['action']) =>
    job.actions.some(({ action: offered, allowed }) => offered === step && allowed);

  async function retryFailed(): Promise<void> {
    const { data, error: failure } = await sendOnce(`retry ${id}`, (key) =>
      retry({ params: { jobId: id }, version, key }),
    );
    setError(failure);
    if (data) onNext(data);
  }

  async function stopNow(): Promise<void> {
    const { error: failure } = await sendOnce(`stop ${id} ${version}`, (key) =>
      stop({ params: { jobId: id }, version, key }),
    );
    setError(failure);
  }

  return (
    <Stack gap="md">
      <JobProgress job={job} {...(action && { words: action })} onFollow={onClose} />
      {error !== undefined && <ProblemNotice error={error} />}
      <DialogButtons>
        {finishedAt !== null && !dryRun && action?.undo && progress.succeeded > 0 && (
          <UndoJob
            job={{ ...job, finishedAt }}
            action={action}
            undo={action.undo}
            onStarted={onNext}
            onError={setError}
          />
        )}
        <Button ref={button} variant="default" size="sm" onClick={onClose}>
          {isDone && !dryRun ? 'Done' : 'Close'}
        </Button>
        {!isDone && may('stop') && (
          <Button variant="default" size="sm" loading={isStopping} onClick={() => void stopNow()}>
            Stop
          </Button>
        )}
        {isDone && dryRun && action && progress.succeeded > 0 && (
          <RunChecked job={job} action={action} onStarted={onNext} onError={setError} />
        )}
        {!dryRun && may('retry-failed') && (
          <Button size="sm" loading={isLoading} onClick={() => void retryFailed()}>
            Try the {text(progress.failed)} failed again
          </Button>
        )}
      </DialogButtons>
    </Stack>
  );
}
