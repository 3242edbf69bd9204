import type { Me } from '#contracts/users/user.ts';

/** Whose account it is. */
export function accountName(me: Me): string {
  return me.kind === 'CUSTOMER' ? me.user.fullName : me.administrator.fullName;
}
