import { administratorActions } from '#contracts/administrators/actions.ts';
import type { AdministratorDetails, AdministratorRow } from '#contracts/administrators/administrator.ts';
import { roles } from '#contracts/permissions.ts';
import type { Administrator } from '#contracts/users/user.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { administratorLifecycle } from './lifecycle.ts';
import type { AdministratorRecord } from './record.ts';

interface Viewing {
  readonly tables: Pick<Reads, 'administrators' | 'approvals'>;
  readonly subject: Subject;
}

/** Returns what the guards of an administrator read. */
export const administratorFacts = ({ tables, subject }: Viewing, administrator: AdministratorRecord) => ({
  administrator,
  subject,
  isRequested: isRequested(tables, 'changeRole', administrator.id),
  admins: tables.administrators.by('role', 'ADMIN').length,
});

export const viewAdministratorRow = (row: AdministratorRecord): AdministratorRow => {
  const { status: _status, version: _version, ...visibleMembers } = row;
  return visibleMembers;
};

/** Returns an administrator as the signed-in account: with the permissions of the role. */
export const viewOwnAdministrator = (row: AdministratorRecord): Administrator => ({
  ...viewAdministratorRow(row),
  permissions: [...roles[row.role]],
});

/** Returns an administrator as another one sees them. */
export const viewAdministrator = (viewing: Viewing, row: AdministratorRecord): AdministratorDetails => ({
  ...row,
  permissions: [...roles[row.role]],
  actions: actionsWithin(
    viewing.subject,
    'administrator',
    administratorActions,
    administratorLifecycle.actions(row, administratorFacts(viewing, row)),
  ),
});
