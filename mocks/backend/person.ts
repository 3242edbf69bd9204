import type { Instant } from '#contracts/dates.ts';
import { roles } from '#contracts/permissions.ts';
import type { Person, Subject } from '#mocks/core/subject.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';

/** Returns a person's name and, for an administrator, the role that they have now with its permissions. */
export function personOf(
  tables: Pick<Reads, 'users' | 'administrators'>,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Person {
  if (kind === 'CUSTOMER') return { name: tables.users.get(id)?.fullName ?? id, role: null, permissions: [] };
  const administrator = tables.administrators.get(id);
  if (!administrator) return { name: id, role: null, permissions: [] };
  const { fullName: name, role } = administrator;
  return { name, role, permissions: roles[role] };
}

/** Stores when a person was last seen. It is no change of the account, so the version stays. */
export function personSeen(
  { users, administrators }: Pick<Writes, 'users' | 'administrators'>,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  lastSeenAt: Instant,
): void {
  const user = kind === 'CUSTOMER' ? users.get(id) : undefined;
  if (user) users.replace({ ...user, lastSeenAt });
  const administrator = kind === 'ADMINISTRATOR' ? administrators.get(id) : undefined;
  if (administrator) administrators.replace({ ...administrator, lastSeenAt });
}
