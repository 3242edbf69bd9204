import { useCallback } from 'react';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { randomId } from '#src/platform/browser/random-id.ts';
import { outboxAdded, type OutboxEntry, selectOutboxAtRisk } from './slice.ts';

/** `post` adds a command to the outbox, which sends it at once or when the network is back. */
export function usePost() {
  const dispatch = useAppDispatch();
  const { online } = useAppSelector(selectShell);
  return useCallback(
    (command: Pick<OutboxEntry, 'operation' | 'params' | 'body' | 'version'>) => {
      dispatch(outboxAdded({ ...command, key: randomId(), waited: !online }));
    },
    [dispatch, online],
  );
}

/** What to say about a change that waits: where it is kept and when it is sent. */
export const useWaitingText = () =>
  useAppSelector(selectOutboxAtRisk)
    ? 'This browser can’t keep your change. Leave this tab open until you’re back online.'
    : 'Kept on this device. Sent when you’re back online.';
