import { Modal } from '@mantine/core';
import type { Job } from '#contracts/jobs/job.ts';
import { useGetJobQuery } from '#src/kits/actions/job-api.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { amountOf } from './amount.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { JobView } from './JobView.tsx';
import { NewJob } from './NewJob.tsx';

export interface BulkDialogProps {
  /** The bulk actions of the list. */
  readonly actions: readonly BulkAction[];
  /** The chosen action; null when the dialog was opened by a link to a job. */
  readonly chosen: BulkAction | null;
  readonly target: BulkTarget;
  readonly count: number;
  /** The dry run or the job that runs or has run; null until one is started. */
  readonly jobId: string | null;
  readonly onJob: (job: Job) => void;
  /** `isRun`: a job is shown that has changed rows, not only the form or a dry run. */
  readonly onClose: (isRun: boolean) => void;
}

/** Runs one action on many rows: a reason, a dry run, the job with its progress, and the result of each row. */
export function BulkDialog({ actions, chosen, target, count, jobId, onJob, onClose }: BulkDialogProps) {
  const { data: job } = useGetJobQuery({ params: { jobId: jobId ?? '' } }, { skip: jobId === null });
  const text = useCountText();
  const action = (jobId !== null && actions.find(({ kind }) => kind === job?.kind)) || chosen;
  const rows = jobId === null ? count : (job?.progress.total ?? count);
  const close = () => onClose(jobId !== null && job?.id === jobId && !job.dryRun);
  return (
    <Modal
      opened
      onClose={close}
      title={action ? `${action.label} ${amountOf(action, rows, text)}` : 'Job'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {jobId !== null ? (
        <JobView key={jobId} id={jobId} action={action ?? undefined} onNext={onJob} onClose={close} />
      ) : (
        chosen && <NewJob action={chosen} {...{ target, count }} onStarted={onJob} onClose={close} />
      )}
    </Modal>
  );
}
