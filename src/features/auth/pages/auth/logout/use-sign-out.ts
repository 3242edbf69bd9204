import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { isUndecided } from '#src/errors/api-error.ts';
import { useSignOutMutation } from '#src/features/auth/api.ts';
import { draftCleared, isKept, selectDraft } from '#src/features/checkout/draft.ts';
import { selectSession, signedOut } from '#src/platform/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';

export interface SignOut {
  readonly step: 'asking' | 'ending' | 'signed-out';
  /** True when a cart or a card is stored on this device. */
  readonly hasDraft: boolean;
  /** True when the backend did not answer, so that the session there ends by its own time limit. */
  readonly isUnconfirmed: boolean;
  readonly signOut: () => void;
  readonly clearDevice: () => void;
}

/**
 * Ends the session there and here, and removes what this device keeps. It happens at once only after a press on a link of
 * this application: an address opened in any other way could be a link of another site, and is asked about first. So is a
 * session that other tabs have, too, because it ends there as well.
 */
export function useSignOut(): SignOut {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const hasDraft = isKept(useAppSelector(selectDraft));
  const sendOnce = useSendOnce();
  const [send] = useSignOutMutation();
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const type = useNavigationType();
  const [confirmed, setConfirmed] = useState(
    type === NavigationType.Push && session !== null && !session.shared,
  );

  const end = useEffectEvent(async () => {
    const { error } = await sendOnce('sign-out', (key) => send({ key }));
    setIsUnconfirmed(isUndecided(error));
    dispatch(signedOut());
    dispatch(draftCleared());
  });
  useEffect(() => {
    if (confirmed) void end();
  }, [confirmed]);

  return {
    step: session === null ? 'signed-out' : confirmed ? 'ending' : 'asking',
    hasDraft,
    isUnconfirmed,
    signOut: () => setConfirmed(true),
    clearDevice: () => void dispatch(draftCleared()),
  };
}
