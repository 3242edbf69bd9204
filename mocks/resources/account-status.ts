import type { User } from '#contracts/users/user.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';

/** The members of a customer that decide whether the account can be used. */
export type Account = Pick<User, 'id' | 'status'>;

/** Returns the problem of a blocked or closed account, with the reference for the support team. */
export function accountBlocked({ id, status }: Account): Problem {
  const what = status === 'CLOSED' ? 'This account was closed.' : 'This account is blocked.';
  const supportRef = `SUP-${id.slice(-8)}`;
  return problem('account-blocked', `${what} Please contact support and name ${supportRef}.`, { supportRef });
}

/** The rule of the guards "account-active": a problem unless the account is active. */
export const accountActive = ({ user }: { readonly user: Account }): Problem | null =>
  user.status === 'ACTIVE' ? null : accountBlocked(user);
