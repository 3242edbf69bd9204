import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { undoReason } from '#src/kits/actions/UndoAction.tsx';
import { undoMs, useUndoWindow } from '#src/kits/actions/use-undo-window.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import type { BulkAction } from './bulk-action.ts';
import { useNextJob } from './use-next-job.ts';

interface Props {
  readonly job: Job & { readonly finishedAt: string };
  readonly action: BulkAction;
  /** The name of the bulk action that reverses the job. */
  readonly undo: string;
  readonly onStarted: (job: Job) => void;
  readonly onError: (error: unknown) => void;
}

/** For `undoMs` after a job has ended, shows a button that starts the reversing job on the rows it changed. */
export function UndoJob(props: Props) {
  const { job, undo } = props;
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [leftMs] = useState(() => Date.parse(job.finishedAt) + undoMs - (Date.now() + aheadMs));
  const isOpen = useUndoWindow(Math.min(leftMs, undoMs));
  const { busy, start } = useNextJob(props);
  if (!isOpen && !busy) return null;
  return (
    <Button
      variant="default"
      size="sm"
      loading={busy}
      onClick={() => void start({ verb: 'undo', action: undo, reason: undoReason })}
    >
      Undo
    </Button>
  );
}
