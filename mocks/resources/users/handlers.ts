import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { userLifecycle } from './lifecycle.ts';
import { viewAdministrator } from './person.ts';
import { viewUser, viewUserDetails } from './view.ts';

export const getMe: HandlerOf<'getMe'> = ({ subject, tables, reply }) => {
  if (subject.kind === 'ADMINISTRATOR') {
    const administrator = found(tables.administrators.get(subject.id), 'administrator');
    return reply(200, { kind: 'ADMINISTRATOR', administrator: viewAdministrator(administrator) });
  }
  const user = found(tables.users.get(subject.id), 'customer');
  userLifecycle.requireStep(user, 'sign-in');
  return reply(200, { kind: 'CUSTOMER', user: viewUser(user) });
};

export const getUser: HandlerOf<'getUser'> = (context) =>
  context.reply(
    200,
    viewUserDetails(context, found(context.tables.users.get(context.params.userId), 'customer')),
  );
