import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewOwnAdministrator } from '#mocks/resources/administrators/view.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUser } from '#mocks/resources/users/view.ts';

export const getMe: HandlerOf<'getMe'> = ({ subject, tables, reply }) => {
  if (subject.kind === 'ADMINISTRATOR') {
    const administrator = requireRow(tables.administrators.get(subject.id), 'administrator');
    return reply(200, { kind: 'ADMINISTRATOR', administrator: viewOwnAdministrator(administrator) });
  }
  const user = requireRow(tables.users.get(subject.id), 'customer');
  userLifecycle.requireStep(user, 'sign-in');
  return reply(200, { kind: 'CUSTOMER', user: viewUser(tables, user) });
};
