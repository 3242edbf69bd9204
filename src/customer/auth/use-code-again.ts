import { useState } from 'react';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useCreateChallengeMutation } from './api.ts';

/** Sends another code to the same contact. */
export function useCodeAgain(purpose: 'SIGN_IN' | 'CHANGE_CONTACT', onSent: (challenge: Challenge) => void) {
  const sendOnce = useSendOnce();
  const [request, { isLoading }] = useCreateChallengeMutation();
  const [round, setRound] = useState(0);
  const [error, setError] = useState<unknown>();
  return {
    busy: isLoading,
    error,
    forget: () => setError(undefined),
    async send(contact: string): Promise<void> {
      const response = await sendOnce(`code:${round}`, (key) => request({ body: { purpose, contact }, key }));
      setError(response.error);
      if (!response.data) return;
      setRound(round + 1);
      onSent(response.data);
    },
  };
}
