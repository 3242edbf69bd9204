import type { OwnSession, UserSession } from '#contracts/auth/session.ts';
import type { Instant } from '#contracts/dates.ts';
import type { Subject } from '#mocks/core/subject.ts';
import type { SessionRow } from '#mocks/core/rows.ts';
import { isLive } from '#mocks/core/session.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';

type Caller = Pick<Subject, 'id' | 'sessionId'>;

/** Returns the live sessions of a person, the current one first, then by last use. */
export function liveSessions(
  { sessions }: Pick<Reads, 'sessions'>,
  { id, sessionId }: Caller,
  now: Instant,
): readonly SessionRow[] {
  return sessions
    .by('subjectId', id)
    .filter((session) => isLive(session, now))
    .toSorted((a, b) => {
      if (a.id === sessionId || b.id === sessionId) return a.id === sessionId ? -1 : 1;
      return a.lastSeenAt < b.lastSeenAt ? 1 : -1;
    });
}

export const viewSession = ({ id, device, createdAt, lastSeenAt }: SessionRow): UserSession => ({
  id,
  device,
  createdAt,
  lastSeenAt,
});

export const viewOwnSession = (session: SessionRow, { sessionId }: Caller): OwnSession => ({
  ...viewSession(session),
  isCurrent: session.id === sessionId,
});

/**
 * Ends these sessions and records it in their customer's row, because the audit and the feed of changes know entities
 * and not sessions.
 */
export function endSessions(
  tables: Pick<Writes, 'sessions' | 'users'>,
  ending: readonly SessionRow[],
  now: Instant,
): void {
  for (const session of ending) tables.sessions.replace({ ...session, revokedAt: now });
  const user = tables.users.get(ending[0]?.subjectId ?? '');
  if (user) tables.users.replace({ ...user, sessionsEndedAt: now });
}

/** Returns all sessions of the caller except the current one. */
export function otherSessions(
  tables: Pick<Reads, 'sessions'>,
  caller: Caller,
  now: Instant,
): readonly SessionRow[] {
  return liveSessions(tables, caller, now).filter(({ id }) => id !== caller.sessionId);
}
