import { requireRow } from '#mocks/core/handler-result.ts';
import { type HandlerOf, listing } from '#mocks/resources/handler-types.ts';
import { administratorLifecycle } from './lifecycle.ts';
import { administratorFacts, viewAdministrator, viewAdministratorRow } from './view.ts';

export const listAdministrators = listing('listAdministrators', {
  table: 'administrators',
  view: viewAdministratorRow,
});

export const getAdministrator: HandlerOf<'getAdministrator'> = (context) => {
  const { params, tables, reply } = context;
  const administrator = requireRow(tables.administrators.get(params.administratorId), 'administrator');
  return reply(200, viewAdministrator(context, administrator));
};

/**
 * Changes the role of an administrator, after approval by a second one (transition R1). Permissions are read with each
 * request, so that open sessions have the new ones at once.
 */
export const changeRole: HandlerOf<'changeRole'> = {
  needsApproval: () => true,

  run(context) {
    const { params, body, tables, matchVersion, reply } = context;
    const administrator = requireRow(tables.administrators.get(params.administratorId), 'administrator');
    matchVersion(administrator);
    const facts = { ...administratorFacts(context, administrator), role: body.role };
    const status = administratorLifecycle.take(administrator, 'change-role', facts);
    const { role } = body;
    const changedAdministrator = { ...administrator, status, role, version: administrator.version + 1 };
    return reply(200, viewAdministrator(context, tables.administrators.replace(changedAdministrator)));
  },
};
