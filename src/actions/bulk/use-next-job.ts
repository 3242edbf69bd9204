import { useEffect, useRef, useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useCall } from '#src/api/use-call.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useSessionStorage } from '#src/platform/use-session-storage.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import type { BulkAction } from './bulk-action.ts';
import { readResults } from './read-results.ts';
import { runKeys } from './run-keys.ts';

interface Given {
  /** A job that has ended. */
  readonly job: Job;
  readonly action: BulkAction;
  readonly onStarted: (job: Job) => void;
  readonly onError: (error: unknown) => void;
}

interface Next {
  /** Names the operation: it happens once per job. */
  readonly verb: 'run' | 'undo';
  /** The name of the bulk action. */
  readonly action: string;
  readonly reason: Job['reason'];
}

/**
 * Starts a job on exactly the rows that another one has succeeded for. Everything it needs is in that job, so it also
 * works after a reload. It is given up when the dialog closes while those rows are read.
 */
export function useNextJob({ job, action, onStarted, onError }: Given) {
  const call = useCall();
  const send = action.useStart();
  const storage = useSessionStorage();
  const sendOnce = useSendOnce(() => runKeys(storage));
  const [busy, setBusy] = useState(false);
  useUnsavedWork(busy);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function start({ verb, action: name, reason }: Next): Promise<void> {
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    setBusy(true);
    const { rows, error } = await readResults(job.id, call, controller);
    if (signal.aborted) return;
    const ids = rows.flatMap(({ outcome, entity }) => (outcome === 'SUCCEEDED' ? [entity.id] : []));
    // the same members, such as the tag
    const body = { ...action.fixed, ...job.input, action: name, target: { ids }, dryRun: false, reason };
    const sent =
      error === undefined
        ? await sendOnce(`${verb} ${job.id}`, async (key) => send({ body, key }))
        : { error };
    if (signal.aborted) return;
    setBusy(false);
    onError(sent.error);
    if ('data' in sent && sent.data) onStarted(sent.data);
  }

  return { busy, start };
}
