import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useServices } from '#src/platform/store/use-store.ts';
import type { BulkAction } from './bulk-action.ts';
import { z } from '#contracts/z.ts';
import { type IdempotencyKeys, keysIn } from '#src/platform/storage/idempotency-keys.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

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
 * works after a reload.
 */
export function useNextJob({ job, action, onStarted, onError }: Given) {
  const send = action.useStart();
  const storage = useServices().sessionStorage;
  const sendOnce = useSendOnce(() => runKeys(storage));
  const [busy, setBusy] = useState(false);

  async function start({ verb, action: name, reason }: Next): Promise<void> {
    setBusy(true);
    const target = { succeededIn: job.id };
    // the same members, such as the tag
    const body = { ...action.fixed, ...job.input, action: name, target, dryRun: false, reason };
    const { data, error } = await sendOnce(`${verb} ${job.id}`, async (key) => send({ body, key }));
    setBusy(false);
    onError(error);
    if (data) onStarted(data);
  }

  return { busy, start };
}

/** Keys of this tab that outlive a reload, so that a dry run that is shown again is not run a second time. */
function runKeys(storage: KeyValueStorage | null): IdempotencyKeys {
  const stored = storedValue(storage, 'tranche.runs', z.record(z.string(), z.string()));
  const keys = new Map(Object.entries(stored.read() ?? {}));
  return keysIn(keys, () => stored.write(Object.fromEntries(keys)));
}
