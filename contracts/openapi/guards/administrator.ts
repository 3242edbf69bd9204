import type { GuardsOf } from './guard.ts';
import { noRequestWaiting } from './shared.ts';

const rule = 'Permissions';

export const administratorGuards: GuardsOf<'administrator'> = {
  'second-admin': { holds: 'More than one administrator has the role `ADMIN`.', rule },
  'other-person': { holds: 'The caller is not the administrator whose role is to change.', rule },
  'no-request-waiting': noRequestWaiting,
  'role-new': { holds: 'The role is another one than the present one.', rule },
};
