import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Challenge, type VerifiedChallenge } from '#contracts/auth/challenge.ts';
import { z } from '#contracts/z.ts';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import { useCodeAgain } from '#src/customer/auth/use-code-again.ts';
import { signedIn, type SignedInSession } from '#src/platform/session/session.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

const State = z.object({ challenge: Challenge });

/**
 * The login: contact, code, session. The challenge is in the history entry, so that a reload still waits for the same
 * code; the contact itself is only in this page's memory.
 */
export function useSignIn(onSignedIn: (role: SignedInSession['role']) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [contact, setContact] = useState<string | null>(null);
  const fromHistory = State.safeParse(location.state);
  const challenge = fromHistory.success ? fromHistory.data.challenge : null;

  // Login uses one history entry for all its screens, and the requested page replaces it: Back then leads to the page
  // before, never to a finished form.
  const go = (state: z.input<typeof State> | null) =>
    void navigate({ search: location.search }, { state, replace: true });
  const again = useCodeAgain('SIGN_IN', (newChallenge) => go({ challenge: newChallenge }));

  return {
    challenge,
    contact,
    again,

    codeSent(newChallenge: Challenge, to: string): void {
      setContact(to);
      go({ challenge: newChallenge });
    },

    verified(response: VerifiedChallenge): void {
      if (response.purpose !== 'SIGN_IN') return;
      const session = sessionOf(response.signedIn);
      dispatch(signedIn(session));
      onSignedIn(session.role);
    },

    /** Returns to the contact field. */
    startOver(): void {
      again.forget();
      setContact(null);
      go(null);
    },
  };
}
