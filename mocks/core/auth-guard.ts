import type { Instant } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Store } from '#mocks/store/store.ts';
import type { CoreTables } from './scheduler.ts';
import type { Subject } from './handler.ts';
import { problem, type Problem } from './handler-result.ts';
import type { SessionRow } from './rows.ts';
import { authenticate, isWorthTouching, rememberingHashes } from './session.ts';

export interface Admission {
  /** Null for public endpoints, and for a token that nobody has. */
  readonly subject: Subject | null;
  readonly refusal: Problem | null;
  /** The session whose use is to be noted. */
  readonly touch: SessionRow | null;
}

const anybody: Admission = { subject: null, refusal: null, touch: null };

/** Lets callers in: signed in, in time, and administrators where the contract asks for them. */
export function createAuthGuard(store: Store<CoreTables>) {
  const hashOf = rememberingHashes();
  return {
    admit({ access }: Endpoint, header: string | null | undefined, now: Instant): Admission {
      if (access === 'public') return anybody;
      const found = authenticate(store.tables.sessions, header ?? null, now, hashOf);
      if (found.refusal) return { subject: found.subject, refusal: found.refusal, touch: null };
      const { subject, session } = found;
      const touch = isWorthTouching(session, now) ? session : null;
      if (access === 'customer' || subject.kind === 'ADMINISTRATOR') return { subject, refusal: null, touch };
      const extra = { requiredPermission: 'administrator' };
      return { subject, refusal: problem('forbidden', 'This is for administrators only.', extra), touch };
    },

    /** Notes that a session was used, so that it does not end for being idle. */
    touch: ({ id }: SessionRow): Promise<void> =>
      store.transact(({ tables, clock }) => {
        const session = tables.sessions.get(id);
        if (session) tables.sessions.replace({ ...session, lastSeenAt: clock.now() });
      }),
  };
}
