import { userMachine } from '#contracts/users/machine.ts';
import { userActions, userAdministrationActions } from '#contracts/users/user.ts';
import { accountBlocked } from '#mocks/resources/account-status.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { UserRecord } from './record.ts';
import { userGuards, userRequestGuards } from './guards.ts';

/** The administration is told why an action is impossible; a customer is told whom to ask. */
const isAdministrative = (trigger: string) =>
  (userAdministrationActions as readonly string[]).includes(trigger);

/** The transitions of an account (docs/domain.md, "Accounts"). */
export const userLifecycle = lifecycle<UserRecord>()({
  machine: userMachine,
  guards: userGuards,
  requestGuards: userRequestGuards,
  actions: { customer: userActions, administration: userAdministrationActions },
  needs: {
    'add-note': 'Notes can be added until an account is closed.',
    message: 'Only an active account can get messages.',
    'give-scratchcard': 'Only an active account can get a scratchcard.',
    'start-order': 'An order can be started for an active account only.',
    'complete-note': 'Notes can be completed until an account is closed.',
    'reveal-contacts': 'Contacts can be shown until an account is closed.',
    'resend-code': 'Only an active account can get a code.',
    tag: 'Tags can be added until an account is closed.',
    untag: 'Tags can be removed until an account is closed.',
    'change-limit': 'The credit limit can be changed until an account is closed.',
    'end-sessions': 'Sessions can be ended until an account is closed.',
    block: 'Only an active account can be blocked.',
    unblock: 'Only a blocked account can be unblocked.',
  },
  stateReasons: {
    ACTIVE: 'The account is active.',
    BLOCKED: (user, trigger) =>
      isAdministrative(trigger) ? 'The account is blocked.' : accountBlocked(user),
    CLOSED: (user, trigger) => (isAdministrative(trigger) ? 'The account was closed.' : accountBlocked(user)),
  },
});
