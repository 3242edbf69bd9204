import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { AdministratorId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { AdministratorRole, Permission } from '#contracts/permissions.ts';
import { Email, PersonName } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { administratorActions } from './actions.ts';
import { administratorStates } from './states.ts';

export const AdministratorStatus = z.enum(administratorStates);
export type AdministratorStatus = z.output<typeof AdministratorStatus>;

const facts = {
  id: AdministratorId,
  fullName: PersonName,
  email: Email,
  role: AdministratorRole,
  lastSeenAt: described(
    z.nullable(Instant),
    'When a session was last used, to within a minute; null before the first one.',
  ),
};

export const AdministratorRow = described(z.object(facts), 'An administrator as a row of the list.');
export type AdministratorRow = z.output<typeof AdministratorRow>;

export const AdministratorDetails = described(
  z.object({
    ...facts,
    status: AdministratorStatus,
    permissions: z.array(Permission),
    actions: actionsOf(administratorActions),
    version: Version,
  }),
  'An administrator with the permissions of the role. The last use of a session does not change the version.',
);
export type AdministratorDetails = z.output<typeof AdministratorDetails>;
