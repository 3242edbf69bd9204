import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { selectOutbox } from '#src/api/outbox/slice.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { problemOf } from '#src/errors/api-error.ts';
import {
  useEndOtherSessionsMutation,
  useListSessionsQuery,
  useSignOutMutation,
} from '#src/customer/auth/api.ts';
import { keepSessionEnd, sendSessionEnds } from '#src/customer/auth/session-ends.ts';
import { draftCleared, selectDraft } from '#src/customer/draft/draft.ts';
import { isKept } from '#src/customer/draft/schema.ts';
import { selectSession, signedOut } from '#src/platform/session/session.ts';
import { keptSessionEnds } from '#src/platform/session/persisted-session-ends.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useOtherTabs } from '#src/platform/session/use-other-tabs.ts';
import { useAppDispatch, useAppSelector, useServices } from '#src/platform/store/use-store.ts';

export interface SignOut {
  readonly step: 'asking' | 'ending' | 'signed-out';
  /** True when a cart or a card is stored on this device. */
  readonly hasDraft: boolean;
  /** The number of other tabs with this session, which ends there as well. */
  readonly otherTabs: number;
  /** The number of changes that were not sent yet and end with the session. */
  readonly unsent: number;
  /** The number of sessions of the same account on other devices and in other tabs. */
  readonly elsewhere: number;
  /** Whether the backend has ended the session, will be asked to, or ends it only by its own time limit. */
  readonly ending: Ending;
  /** True when the sessions in other places were to end too, and it is unknown whether they did. */
  readonly othersLeft: boolean;
  readonly signOut: (where: Where) => void;
  readonly clearDevice: () => void;
}

type Where = 'here' | 'everywhere';
type Ending = 'confirmed' | 'kept' | 'unconfirmed';

/**
 * Ends the session on the backend and here, and removes what this device stores. It happens at once only after a
 * press on a link of this application, because any other address could be a link from another site; otherwise it asks
 * first. It also asks when other tabs share the session, since it ends there as well, when changes would be lost, and
 * whether to end sessions on other devices.
 */
export function useSignOut(): SignOut {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const hasDraft = isKept(useAppSelector(selectDraft));
  const sendOnce = useSendOnce();
  const [send] = useSignOutMutation();
  const [sendOthers] = useEndOtherSessionsMutation();
  const storage = useServices().localStorage;
  const [ending, setEnding] = useState<Ending>(() =>
    keptSessionEnds(storage).read() ? 'kept' : 'confirmed',
  );
  const [othersLeft, setOthersLeft] = useState(false);
  const { online } = useAppSelector(selectShell);
  const { length: unsent } = useAppSelector(selectOutbox);
  const type = useNavigationType();
  const [chosen, setChosen] = useState<Where | null>(null);
  const isPress = type === NavigationType.Push;
  const otherTabs = useOtherTabs();
  const { data, error } = useListSessionsQuery(undefined, { skip: session === null });
  const elsewhere = data?.items.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  // If nothing answers, the question about other devices is skipped and the session ends here.
  const isClear =
    unsent === 0 && otherTabs === 0 && (error !== undefined || (data !== undefined && elsewhere === 0));
  const where = chosen ?? (session !== null && isPress && isClear ? 'here' : null);

  const end = useEffectEvent(async (from: Where) => {
    if (from === 'everywhere') {
      const { error: failed } = await sendOnce('end-others', (key) => sendOthers({ key }));
      setOthersLeft(failed !== undefined);
    }
    const response = await sendOnce('sign-out', (key) => send({ key }));
    const hasEnded =
      response.error === undefined ||
      problemOf(response.error, 'unauthenticated') ||
      problemOf(response.error, 'session-expired');
    if (!hasEnded) {
      const endKey = session?.endKey;
      setEnding(endKey !== undefined && dispatch(keepSessionEnd(endKey)) ? 'kept' : 'unconfirmed');
    }
    dispatch(signedOut());
    dispatch(draftCleared());
  });
  useEffect(() => {
    if (where !== null) void end(where);
  }, [where]);

  useEffect(() => {
    if (ending !== 'kept' || !online) return;
    void dispatch(sendSessionEnds()).then(
      (done) => done && setEnding((now) => (now === 'kept' ? 'confirmed' : now)),
    );
  }, [ending, online, dispatch]);

  const isWaiting = isPress && (otherTabs === null || (data === undefined && error === undefined));
  return {
    step: session === null ? 'signed-out' : where !== null || isWaiting ? 'ending' : 'asking',
    hasDraft,
    otherTabs: otherTabs ?? 0,
    unsent,
    elsewhere,
    ending,
    othersLeft,
    signOut: setChosen,
    clearDevice: () => void dispatch(draftCleared()),
  };
}
