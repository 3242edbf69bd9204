import { deletionDays } from '#contracts/periods.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { accountFacts } from '#mocks/resources/users/facts.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUser } from '#mocks/resources/users/view.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';

/** Requests the deletion of the caller's account (transition U6). */
export const requestDeletion: HandlerOf<'requestDeletion'> = (context) => {
  const { subject, tables, today, matchVersion, reply } = context;
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'request-deletion', accountFacts(tables, user));
  const deletesOn = daysAfter(today, deletionDays);
  const changedUser = { ...user, status, deletesOn, version: user.version + 1 };
  return reply(200, viewUser(tables, tables.users.replace(changedUser)));
};

/** Withdraws the deletion of the caller's account (transition U7). */
export const cancelDeletion: HandlerOf<'cancelDeletion'> = ({ subject, tables, matchVersion, reply }) => {
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'cancel-deletion', user);
  const changedUser = { ...user, status, deletesOn: null, version: user.version + 1 };
  return reply(200, viewUser(tables, tables.users.replace(changedUser)));
};
