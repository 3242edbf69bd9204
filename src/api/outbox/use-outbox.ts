import { useCallback } from 'react';
import { selectShell } from '#src/platform/shell.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { outboxAdded, type OutboxEntry } from './slice.ts';

/** `post` adds a command to the outbox, which sends it at once or when the network is back. */
export function usePost() {
  const dispatch = useAppDispatch();
  const { online } = useAppSelector(selectShell);
  return useCallback(
    (command: Pick<OutboxEntry, 'operation' | 'params' | 'body' | 'version'>) => {
      dispatch(outboxAdded({ ...command, key: crypto.randomUUID(), waited: !online }));
    },
    [dispatch, online],
  );
}
