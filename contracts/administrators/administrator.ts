import { Instant } from '#contracts/dates.ts';
import { AdministratorId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { AdministratorRole, Permission } from '#contracts/permissions.ts';
import { Email, PersonName } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { administratorStates } from './states.ts';

export const AdministratorStatus = z.enum(administratorStates);
export type AdministratorStatus = z.output<typeof AdministratorStatus>;

export const administratorActions = ['change-role'] as const;

const facts = {
  id: AdministratorId,
  fullName: PersonName,
  email: Email,
  role: AdministratorRole,
  /** When a session was last used, to within a minute; null before the first one. */
  lastSeenAt: z.nullable(Instant),
};

/** An administrator as a row of the list. */
export const AdministratorRow = z.object(facts);
export type AdministratorRow = z.output<typeof AdministratorRow>;

/** An administrator with the permissions of the role. The last use of a session does not change the version. */
export const AdministratorDetails = z.object({
  ...facts,
  status: AdministratorStatus,
  permissions: z.array(Permission),
  actions: actionsOf(administratorActions),
  version: Version,
});
export type AdministratorDetails = z.output<typeof AdministratorDetails>;
