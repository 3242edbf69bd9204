import type { AdministratorRole } from '#contracts/permissions.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

/** An administrator requests a role for someone. */
const changing =
  (email: string, role: AdministratorRole, prepare: (backend: Backend) => Promise<void> = async () => {}) =>
  async (backend: Backend): Promise<Call> => {
    await prepare(backend);
    const token = await backend.signIn(people.administrator);
    const { id = '', version } = backend.store.tables.administrators.find('email', email) ?? {};
    const body = { role, reason: 'Moves to another team' };
    return { token, params: { administratorId: id }, body, ifMatch: `"${version}"` };
  };

/** Makes the second ADMIN a viewer. */
const withoutSecond = ({ store }: Backend) =>
  store.transact(({ tables }) => {
    const second = tables.administrators.find('email', people.approver);
    if (second) tables.administrators.replace({ ...second, role: 'VIEWER' });
  });

export const administratorSituations = {
  changeRole: {
    'administrator.change-role: second-admin': [
      {
        situation: 'the only ADMIN requests another role for a viewer, and no second ADMIN could approve it',
        code: 'invalid-transition',
        call: changing(people.viewer, 'RISK', withoutSecond),
      },
    ],
    'administrator.change-role: other-person': [
      {
        situation: 'an administrator requests another role for themselves',
        code: 'invalid-transition',
        call: changing(people.administrator, 'VIEWER'),
      },
    ],
    'administrator.change-role: no-request-waiting': [
      requestedBefore('changeRole', changing(people.viewer, 'SUPPORT')),
    ],
    'administrator.change-role: role-new': [
      {
        situation: 'the administrator has the role already',
        code: 'invalid-transition',
        call: changing(people.viewer, 'VIEWER'),
      },
    ],
  },
} satisfies Partial<Situations>;
