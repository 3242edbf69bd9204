import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useCall } from '#src/api/use-call.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { amountOf } from './amount.ts';
import type { BulkAction } from './bulk-action.ts';
import { readResults } from './read-results.ts';

interface Props {
  /** A dry run that has ended. */
  readonly job: Job;
  readonly action: BulkAction;
  readonly onStarted: (job: Job) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs what a dry run has found possible. Everything it needs is in the job, so it also works after a reload, and it
 * changes exactly the rows that were checked, even if others match the filter by now.
 */
export function RunChecked({ job, action, onStarted, onError }: Props) {
  const call = useCall();
  const start = action.useStart();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    const { rows, error } = await readResults(job.id, call);
    const ids = rows.flatMap(({ outcome, entity }) => (outcome === 'SUCCEEDED' ? [entity.id] : []));
    const { reason } = job;
    const body = {
      ...action.fixed,
      ...job.input,
      action: action.action,
      target: { ids },
      dryRun: false,
      reason,
    };
    const sent =
      error === undefined ? await sendOnce(`run ${job.id}`, async (key) => start({ body, key })) : { error };
    setBusy(false);
    onError(sent.error);
    if ('data' in sent && sent.data) onStarted(sent.data);
  }

  return (
    <Button size="sm" loading={busy} onClick={() => void run()}>
      {action.label} {amountOf(action, job.progress.succeeded)}
    </Button>
  );
}
