import type { AdministratorRole } from '#contracts/permissions.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { administratorBy } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

/** An administrator requests a role for someone. */
const changing =
  (email: string, role: AdministratorRole, prepare: (backend: Provider) => Promise<void> = async () => {}) =>
  async (backend: Provider): Promise<Call> => {
    await prepare(backend);
    const token = await backend.signIn(people.administrator);
    const { id, version } = await administratorBy(backend, email);
    const body = { role, reason: 'Moves to another team' };
    return { token, params: { administratorId: id }, body, ifMatch: `"${version}"` };
  };

/** The second ADMIN becomes a viewer, and agrees to it. */
async function withoutSecond(backend: Provider): Promise<void> {
  const call = await changing(people.approver, 'VIEWER')(backend);
  const { id } = await backend.get('changeRole', call);
  await administrator(backend, people.approver).approves(id);
  await backend.wait(61_000); // another code may be sent after a minute
}

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
