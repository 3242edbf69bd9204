import { useLocation, useNavigate } from 'react-router-dom';
import { Challenge } from '#contracts/auth/challenge.ts';
import { z } from '#contracts/z.ts';
import type { ContactKind } from './contact-texts.ts';

const State = z.object({
  newContact: z.object({ kind: z.enum(['email', 'phone']), challenge: Challenge }),
});

/**
 * The code that was sent to a new contact of this kind, and a function that keeps or forgets it. It is in the history
 * entry, as that of a login is, so that a reload still waits for it.
 */
export function useSentCode(kind: ContactKind) {
  const navigate = useNavigate();
  const location = useLocation();
  const fromHistory = State.safeParse(location.state);
  const sent =
    fromHistory.success && fromHistory.data.newContact.kind === kind
      ? fromHistory.data.newContact.challenge
      : null;
  const keep = (challenge: Challenge | null): void => {
    if (challenge === sent) return;
    const next: z.input<typeof State> | null = challenge && { newContact: { kind, challenge } };
    const { search, hash } = location;
    void navigate({ search, hash }, { state: next, replace: true });
  };
  return { sent, keep };
}
