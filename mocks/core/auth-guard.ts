import type { Instant } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { StorageError } from '#mocks/errors/storage-error.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import type { CoreTables } from './tables.ts';
import type { Problem } from './handler-result.ts';
import { actorOf } from './perform.ts';
import { lackingFor } from './permission.ts';
import type { SessionRow } from './rows.ts';
import { authenticate, isUseOutdated, rememberingHashes } from './session.ts';
import type { PersonOf, Subject } from './subject.ts';

export interface Admission {
  /** Null for public endpoints, without a session, and for an unknown token. */
  readonly subject: Subject | null;
  readonly refusal: Problem | null;
  /** The session whose last use has to be stored; null if none. */
  readonly touch: SessionRow | null;
}

const noSession: Admission = { subject: null, refusal: null, touch: null };

/** Stores when a person was last seen. */
export type PersonSeen = (
  transaction: Transaction<CoreTables>,
  person: Pick<Subject, 'kind' | 'id'>,
  at: Instant,
) => void;

/** Checks the session of a request and, for administrators, the permission of the endpoint. */
export function createAuthGuard(store: Store<CoreTables>, personOf: PersonOf, personSeen: PersonSeen) {
  const hashOf = rememberingHashes();

  function subjectOf({ id, kind, subjectId }: SessionRow): Subject {
    return { kind, id: subjectId, sessionId: id, ...personOf({ kind, id: subjectId }) };
  }

  const seen = (person: Pick<Subject, 'kind' | 'id'>) => ({
    who: actorOf({ ...person, ...personOf(person) }),
    what: 'seen',
  });

  return {
    admit(endpoint: Endpoint, header: string | null | undefined, now: Instant): Admission {
      const { access, background } = endpoint;
      if (access === 'public' || (access === 'optional' && !header)) return noSession;
      const { refusal, session } = authenticate(store.tables.sessions, header ?? null, now, hashOf);
      const subject = session && subjectOf(session);
      if (refusal) return { subject, refusal, touch: null };
      const touch = !background && isUseOutdated(session, now) ? session : null;
      return { subject, refusal: subject && lackingFor(endpoint, subject), touch };
    },

    /**
     * Stores that a session was used, so that it does not expire as idle, and by whom. A storage failure does not
     * fail the request.
     */
    touch: ({ id, kind, subjectId }: SessionRow): Promise<void> =>
      store
        .transact(
          (transaction) => {
            const { sessions } = transaction.tables;
            const session = sessions.get(id);
            if (!session) return;
            const lastSeenAt = transaction.clock.now();
            sessions.replace({ ...session, lastSeenAt });
            personSeen(transaction, { kind, id: subjectId }, lastSeenAt);
          },
          seen({ kind, id: subjectId }),
        )
        .catch((cause: unknown) => {
          if (!(cause instanceof StorageError)) throw cause;
        }),
  };
}
