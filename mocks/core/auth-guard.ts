import type { Instant } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { lackingPermission } from '#contracts/lacking-permission.ts';
import type { Permission } from '#contracts/permissions.ts';
import { StorageError } from '#mocks/store/storage-error.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import type { CoreTables } from './tables.ts';
import type { Person, Subject } from './handler.ts';
import { problem, type Problem, ProblemError } from './handler-result.ts';
import type { SessionRow } from './rows.ts';
import { authenticate, isUseOutdated, rememberingHashes } from './session.ts';

export interface Admission {
  /** Null for public endpoints, without a session, and for an unknown token. */
  readonly subject: Subject | null;
  readonly refusal: Problem | null;
  /** The session whose last use has to be stored; null if none. */
  readonly touch: SessionRow | null;
}

const noSession: Admission = { subject: null, refusal: null, touch: null };

/** Returns the name, role and permissions of a session's person. */
export type PersonOf = (subject: Pick<Subject, 'kind' | 'id'>) => Person;

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
    touch: ({ id }: SessionRow): Promise<void> =>
      store
        .transact((transaction) => {
          const { sessions } = transaction.tables;
          const session = sessions.get(id);
          if (!session) return;
          const lastSeenAt = transaction.clock.now();
          sessions.replace({ ...session, lastSeenAt });
          personSeen(transaction, { kind: session.kind, id: session.subjectId }, lastSeenAt);
        })
        .catch((cause: unknown) => {
          if (!(cause instanceof StorageError)) throw cause;
        }),
  };
}

/** Returns the problem of a person without this permission, else null. */
export function lacking(permission: Permission, { role, permissions }: Subject): Problem | null {
  if (permissions.includes(permission)) return null;
  const detail = role ? lackingPermission(role, permission) : 'This is for administrators only.';
  return problem('forbidden', detail, { requiredPermission: permission });
}

/** Returns the same for the permission that an endpoint declares. */
export const lackingFor = ({ permission }: Pick<Endpoint, 'permission'>, subject: Subject): Problem | null =>
  permission ? lacking(permission, subject) : null;

/** Raises forbidden for a person who may not use the endpoint; for commands that run through another endpoint. */
export function requirePermission(endpoint: Pick<Endpoint, 'permission'>, subject: Subject): void {
  const refusal = lackingFor(endpoint, subject);
  if (refusal) throw new ProblemError(refusal);
}
