import { UserId } from '#contracts/ids.ts';
import { UserDetails } from './user.ts';

/** What the administration's endpoints about one customer have in common. */
export const ofUser = {
  access: 'administrator',
  entity: 'user',
  params: { userId: UserId },
  since: '3.0.0',
} as const;

/** The same for those that change something. */
export const changeUser = {
  ...ofUser,
  method: 'POST',
  idempotent: true,
  version: 'requires',
  responses: { 200: UserDetails },
} as const;
