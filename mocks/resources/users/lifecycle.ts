import { userActions, userAdministrationActions } from '#contracts/users/actions.ts';
import { userMachine } from '#contracts/users/machine.ts';
import { accountBlocked } from '#mocks/resources/account-status.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { UserRecord } from './record.ts';
import { userGuards, userNeeds, userRequestGuards } from './guards.ts';

/** The administration is told why an action is impossible; a customer is told whom to ask. */
const isAdministrative = (trigger: string) =>
  (userAdministrationActions as readonly string[]).includes(trigger);

/** The transitions of an account (docs/domain.md, "Accounts"). */
export const userLifecycle = lifecycle<UserRecord>()({
  machine: userMachine,
  guards: userGuards,
  requestGuards: userRequestGuards,
  actions: { customer: userActions, administration: userAdministrationActions },
  needs: userNeeds,
  stateReasons: {
    ACTIVE: 'The account is active.',
    BLOCKED: (user, trigger) =>
      isAdministrative(trigger) ? 'The account is blocked.' : accountBlocked(user),
    CLOSED: (user, trigger) => (isAdministrative(trigger) ? 'The account was closed.' : accountBlocked(user)),
  },
});
