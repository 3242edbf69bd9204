import type { AdministratorRole } from '#contracts/permissions.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { noRequestWaiting } from '#mocks/resources/request-waiting.ts';
import type { AdministratorRecord } from './record.ts';

type Changed = Pick<AdministratorRecord, 'id' | 'role'>;

interface Changing {
  readonly administrator: Changed;
  readonly subject: Pick<Subject, 'id'>;
}

interface Approving {
  /** The number of administrators with the role ADMIN. */
  readonly admins: number;
}

/** Guards that depend on stored state and the caller only. They are evaluated in the order of the machine. */
export const administratorGuards = {
  'second-admin': ({ admins }: Approving) =>
    admins <= 1
      ? 'A second administrator with the role Admin has to approve this, and there is none. Ask the operator of the system to appoint one. Until then, every role stays as it is.'
      : null,
  'no-request-waiting': noRequestWaiting,
  'other-person': ({ administrator, subject }: Changing) =>
    administrator.id === subject.id ? 'You can’t change your own role. Ask another administrator.' : null,
};

/** Guards that also depend on the request. */
export const administratorRequestGuards = {
  'role-new': ({
    administrator,
    role,
  }: Pick<Changing, 'administrator'> & { readonly role: AdministratorRole }) =>
    administrator.role === role ? 'The administrator has this role already.' : null,
};
