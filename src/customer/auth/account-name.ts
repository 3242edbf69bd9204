import type { Me } from '#contracts/users/user.ts';

/** Returns the name on the account. */
export function accountName(me: Me): string {
  return me.kind === 'CUSTOMER' ? me.user.fullName : me.administrator.fullName;
}
