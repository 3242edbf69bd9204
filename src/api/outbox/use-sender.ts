import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SendResult } from '#src/api/send-once.ts';
import { describeError, isUndecided, problemOf } from '#src/errors/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { selectShell } from '#src/platform/shell.ts';
import { snackbarShown } from '#src/platform/snackbar.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import {
  type OutboxEntry,
  outboxRemoved,
  outboxReplaced,
  outboxWaits,
  selectOutbox,
  type WaitingOperation,
} from './slice.ts';

/** Sends an entry of the outbox. Its data are stored as text and typed by the endpoint. */
type Sender = (entry: OutboxEntry) => PromiseLike<SendResult<unknown>>;

export type Senders = Readonly<Record<WaitingOperation, Sender>>;

/** Commands that stay right whatever the current version is: a message that was read stays read. */
const holdsForAnyVersion: readonly WaitingOperation[] = ['updateInboxItem'];

const pauseMs = 5_000;

/** Sends the commands of the outbox one after the other while the network is available. */
export function useSender(senders: Senders): void {
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectOutbox);
  const { online } = useAppSelector(selectShell);
  const isSending = useRef(false);
  const sent = useRef(0);
  const [round, setRound] = useState(0);
  const [first] = entries;

  const settle = useEffectEvent((entry: OutboxEntry, error: unknown) => {
    if (isUndecided(error)) {
      dispatch(outboxWaits(entry.key)); // keeps its key: if the command was carried out, the backend repeats its answer
      systemClock.after(pauseMs, () => setRound((no) => no + 1));
      return;
    }
    const conflict = problemOf(error, 'version-conflict');
    if (conflict && holdsForAnyVersion.includes(entry.operation)) {
      const by = { ...entry, key: crypto.randomUUID(), version: conflict.currentVersion };
      dispatch(outboxReplaced({ key: entry.key, by }));
      return;
    }
    dispatch(outboxRemoved(entry.key));
    if (error !== undefined) {
      const { title, detail } = describeError(error);
      dispatch(snackbarShown({ text: `Not saved. ${title}: ${detail}`, tone: 'warning' }));
      return;
    }
    if (entry.waited) sent.current += 1;
    if (sent.current === 0 || entries.length > 1) return;
    const text = sent.current === 1 ? 'Your change was sent.' : `Your ${sent.current} changes were sent.`;
    dispatch(snackbarShown({ text, tone: 'success', topic: 'outbox' }));
    sent.current = 0;
  });

  const sendFirst = useEffectEvent(async () => {
    if (!first || isSending.current) return;
    isSending.current = true;
    const { error } = await senders[first.operation](first);
    isSending.current = false;
    settle(first, error);
  });

  useEffect(() => {
    if (online) void sendFirst();
  }, [online, first, round]);
}
