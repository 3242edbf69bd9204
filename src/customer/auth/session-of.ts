import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { SignedInSession } from '#src/platform/session/session.ts';

/** Returns what the page keeps of a login. */
export function sessionOf({ token, endKey, session, me }: SignedIn): SignedInSession {
  return {
    token,
    endKey,
    role: session.kind,
    expiresAt: session.absoluteExpiresAt,
    startedAt: session.createdAt,
    ...(me.kind === 'CUSTOMER' ? { userId: me.user.id } : { administratorId: me.administrator.id }),
  };
}
