import { useState } from 'react';
import { type OutboxEntry, selectOutbox, selectOutboxAtRisk } from '#src/api/outbox/slice.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { UnreachableError } from '#src/errors/chunk-error.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { useModule } from '#src/ui/loading/use-module.ts';

const load = () => import('#src/customer/inbox/OutboxSender.tsx');

const pauseMs = 5_000;

/**
 * Sends what waits of the customer who is signed in, on every page; the tab of an administrator leaves it to theirs. A
 * tab whose commands the browser does not store blocks reloads. If the code cannot be loaded, it is loaded again with the
 * next command, when the network is back, and after a pause if the host did not answer. A missing chunk may reload the
 * page, so it is not loaded again by time alone.
 */
export function Outbox() {
  useUnsavedWork(useAppSelector(selectOutboxAtRisk));
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const entries = useAppSelector(selectOutbox);
  const { online } = useAppSelector(selectShell);
  const isLater = useAfterFirstData();
  const [failedWith, setFailedWith] = useState<readonly OutboxEntry[] | null>(null);
  if (!online && failedWith) setFailedWith(null);
  const isWanted = isCustomer && isLater && online && entries.length > 0 && entries !== failedWith;
  const loaded = useModule(load, isWanted, (thrown) => {
    setFailedWith(entries);
    if (thrown instanceof UnreachableError) systemClock.after(pauseMs, () => setFailedWith(null));
  });
  return isCustomer && loaded && <loaded.default />;
}
