import { userMachine } from '#contracts/users/machine.ts';
import { userActions } from '#contracts/users/user.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { UserRecord } from './record.ts';

/** The problem of a blocked or closed account, with the reference for the support team. */
export function accountBlocked(user: Pick<UserRecord, 'id' | 'status'>): Problem {
  const what = user.status === 'CLOSED' ? 'This account was closed.' : 'This account is blocked.';
  return problem('account-blocked', `${what} Please contact support.`, {
    supportRef: `SUP-${user.id.slice(-8)}`,
  });
}

/** The steps of an account (docs/domain.md, "Accounts"). */
export const userLifecycle = lifecycle<UserRecord>()({
  machine: userMachine,
  guards: {},
  requestGuards: {
    'contact-free': ({ isTaken }: { readonly isTaken: boolean }) =>
      isTaken ? problem('contact-taken', 'This contact belongs to another account. Use another one.') : null,
  },
  actions: userActions,
  elsewhere: {
    ACTIVE: 'The account is active.',
    BLOCKED: accountBlocked,
    CLOSED: accountBlocked,
  },
});
