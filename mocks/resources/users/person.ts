import { roles } from '#contracts/permissions.ts';
import type { Administrator } from '#contracts/users/user.ts';
import type { Person, Subject } from '#mocks/core/handler.ts';
import type { AdministratorRecord } from './record.ts';
import type { Reads } from '#mocks/tables.ts';

export function personOf(
  tables: Pick<Reads, 'users' | 'administrators'>,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Person {
  if (kind === 'CUSTOMER') return { name: tables.users.get(id)?.fullName ?? id, permissions: [] };
  const administrator = tables.administrators.get(id);
  return { name: administrator?.fullName ?? id, permissions: administrator ? roles[administrator.role] : [] };
}

export function viewAdministrator(administrator: AdministratorRecord): Administrator {
  return { ...administrator, permissions: [...roles[administrator.role]] };
}
