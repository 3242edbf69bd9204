import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUser } from '#mocks/resources/users/view.ts';
import { renameEverywhere } from './rename-everywhere.ts';

/** Changes the caller's name (transition U2). */
export const updateMe: HandlerOf<'updateMe'> = ({ body, subject, tables, matchVersion, reply }) => {
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'change-name', {});
  const { fullName } = body;
  if (fullName === user.fullName) return reply(200, viewUser(tables, user));
  renameEverywhere(tables, user, fullName);
  return reply(
    200,
    viewUser(tables, tables.users.replace({ ...user, status, fullName, version: user.version + 1 })),
  );
};

/** Changes the caller's preferences (transition U4). */
export const updatePreferences: HandlerOf<'updatePreferences'> = (context) => {
  const { body: preferences, subject, tables, matchVersion, reply } = context;
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'change-preferences', {});
  return reply(
    200,
    viewUser(tables, tables.users.replace({ ...user, status, preferences, version: user.version + 1 })),
  );
};
