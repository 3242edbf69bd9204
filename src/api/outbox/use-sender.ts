import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from '#contracts/z.ts';
import type { SendResult } from '#src/api/send-once.ts';
import { describeError, isUndecided, problemOf } from '#src/errors/api-error.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { oneTabAtATime } from '#src/platform/session/one-tab.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { randomId } from '#src/platform/browser/random-id.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#src/platform/store/use-store.ts';
import {
  outboxCarriedOut,
  outboxChecked,
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

/** The version that an answer names; a command of a list answers none. */
const Versioned = z.object({ version: z.int() });

/** Sends the commands of the outbox one after the other while the network is available, from one tab at a time. */
export function useSender(senders: Senders): void {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const entries = useAppSelector(selectOutbox);
  const { online } = useAppSelector(selectShell);
  const isSending = useRef(false);
  const sentCount = useRef(0);
  const [round, setRound] = useState(0);
  const [first] = entries;

  const settle = useEffectEvent((entry: OutboxEntry, { data, error }: SendResult<unknown>) => {
    if (isUndecided(error) || problemOf(error, 'idempotency-in-progress')) {
      dispatch(outboxWaits(entry.key)); // keeps its key: if the command was carried out, the backend repeats its answer
      systemClock.after(pauseMs, () => setRound((no) => no + 1));
      return;
    }
    const conflict = problemOf(error, 'version-conflict');
    if (conflict && holdsForAnyVersion.includes(entry.operation)) {
      const by = { ...entry, key: randomId(), version: conflict.currentVersion };
      dispatch(outboxReplaced({ key: entry.key, by }));
      return;
    }
    if (error !== undefined) {
      dispatch(outboxRemoved(entry.key));
      dispatch(snackbarShown({ text: `Not saved. ${describeError(error).detail}`, tone: 'warning' }));
      return;
    }
    dispatch(
      outboxCarriedOut({ key: entry.key, version: z.safeParse(Versioned, data).data?.version ?? null }),
    );
    if (entry.waited) sentCount.current += 1;
    if (sentCount.current === 0 || selectOutbox(getState()).length > 0) return;
    const text =
      sentCount.current === 1 ? 'Your change was sent.' : `Your ${sentCount.current} changes were sent.`;
    dispatch(snackbarShown({ text, tone: 'success', topic: 'outbox' }));
    sentCount.current = 0;
  });

  /** A command that an earlier release stored and this one cannot read is refused. */
  const sendEntry = async (entry: OutboxEntry): Promise<SendResult<unknown>> => {
    try {
      return await senders[entry.operation](entry);
    } catch (error) {
      return { error };
    }
  };

  const sendFirst = useEffectEvent(async () => {
    if (!first || isSending.current) return;
    isSending.current = true;
    await oneTabAtATime('tranche.outbox', async () => {
      dispatch(outboxChecked()); // another tab may have sent it meanwhile
      const [entry] = selectOutbox(getState());
      const result = entry && (await sendEntry(entry));
      isSending.current = false;
      if (entry && result) settle(entry, result);
    });
  });

  useEffect(() => {
    if (online) void sendFirst();
  }, [online, first, round]);
}
