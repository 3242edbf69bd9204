import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Challenge } from '#contracts/auth/challenge.ts';
import { z } from '#contracts/z.ts';
import { useCreateChallengeMutation, useVerifyChallengeMutation } from '#src/features/auth/api.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { signedIn, type SignedInSession } from '#src/platform/session.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';

const State = z.object({ challenge: Challenge });

/**
 * Contact, code, session. The challenge lies in the history entry, so that a reload still waits for the same code; the
 * contact itself is nowhere but in this page.
 */
export function useSignIn(onSignedIn: (role: SignedInSession['role']) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const sendOnce = useSendOnce();
  const [requestCode, requesting] = useCreateChallengeMutation();
  const [verify, verifying] = useVerifyChallengeMutation();
  const [contact, setContact] = useState<string | null>(null);
  const [error, setError] = useState<unknown>();
  const [codes, setCodes] = useState(0);
  const kept = State.safeParse(location.state);
  const challenge = kept.success ? kept.data.challenge : null;

  // Signing in is one entry of the history however many screens it takes, and the page that was asked for replaces it:
  // Back then leads to what was before, never to a form that is done with.
  const go = (state: z.input<typeof State> | null) =>
    void navigate({ search: location.search }, { state, replace: true });

  return {
    challenge,
    contact,
    error,
    isRequesting: requesting.isLoading,
    isVerifying: verifying.isLoading,

    /** Sends a code to this contact; undefined: another one to the same. */
    async askForCode(to: string): Promise<void> {
      const answer = await sendOnce(`code:${to}:${codes}`, (key) =>
        requestCode({ body: { purpose: 'SIGN_IN', contact: to }, key }),
      );
      setError(answer.error);
      if (!answer.data) return;
      setContact(to);
      setCodes(codes + 1);
      go({ challenge: answer.data });
    },

    async signIn(code: string): Promise<void> {
      if (!challenge) return;
      const params = { challengeId: challenge.id };
      const answer = await sendOnce(`verify:${challenge.id}:${code}`, (key) =>
        verify({ params, body: { code }, key }),
      );
      setError(answer.error);
      if (answer.data?.purpose !== 'SIGN_IN') return;
      const { token, session } = answer.data.signedIn;
      dispatch(signedIn({ token, role: session.kind, expiresAt: session.absoluteExpiresAt }));
      onSignedIn(session.kind);
    },

    /** Another contact. */
    startOver(): void {
      setError(undefined);
      setContact(null);
      go(null);
    },
  };
}
