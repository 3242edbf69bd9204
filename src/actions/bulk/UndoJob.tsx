import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { undoReason } from '#src/actions/UndoAction.tsx';
import { undoMs, useUndoWindow } from '#src/actions/use-undo-window.ts';
import { useCall } from '#src/api/use-call.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import type { BulkAction } from './bulk-action.ts';
import { readResults } from './read-results.ts';

interface Props {
  readonly job: Job & { readonly finishedAt: string };
  readonly action: BulkAction;
  /** The name of the bulk action that reverses the job. */
  readonly undo: string;
  readonly onStarted: (job: Job) => void;
  readonly onError: (error: unknown) => void;
}

/** For `undoMs` after a job has ended, shows a button that starts the reversing job on the rows it changed. */
export function UndoJob({ job, action, undo, onStarted, onError }: Props) {
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [left] = useState(() => Date.parse(job.finishedAt) + undoMs - (Date.now() + aheadMs));
  const isOpen = useUndoWindow(Math.min(left, undoMs));
  const call = useCall();
  const start = action.useStart();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);

  async function takeBack(): Promise<void> {
    setBusy(true);
    const { rows, error } = await readResults(job.id, call);
    const ids = rows.flatMap(({ outcome, entity }) => (outcome === 'SUCCEEDED' ? [entity.id] : []));
    // the same members, such as the tag, but another action and reason
    const body = {
      ...action.fixed,
      ...job.input,
      action: undo,
      target: { ids },
      dryRun: false,
      reason: undoReason,
    };
    const sent =
      error === undefined ? await sendOnce(`undo ${job.id}`, async (key) => start({ body, key })) : { error };
    setBusy(false);
    onError(sent.error);
    if ('data' in sent && sent.data) onStarted(sent.data);
  }

  if (!isOpen && !busy) return null;
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void takeBack()}>
      Undo
    </Button>
  );
}
