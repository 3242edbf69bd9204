import { found } from '#mocks/core/handler-result.ts';
import { entityNameIn, namedTables } from '#mocks/entity-name.ts';
import { type HandlerOf, listing } from '#mocks/handler-types.ts';

export const listAuditEvents = listing('listAuditEvents', {
  table: 'auditEvents',
  view: (row, _today, tables) => ({ ...row, entityName: entityNameIn(tables, row.entity) }),
  reads: namedTables,
  search: {
    actorName: (row) => row.actor.name,
    entityIds: (row) => row.changes.map(({ entity }) => entity.id).join('\n'),
  },
  values: {
    entityType: (item) => item.entity.type,
    entityId: (item) => item.entity.id,
    actorKind: (item) => item.actor.kind,
    actorId: (item) => item.actor.id,
  },
});

export const getAuditEvent: HandlerOf<'getAuditEvent'> = ({ params, tables, reply }) => {
  const row = found(tables.auditEvents.get(params.auditEventId), 'audit event');
  return reply(200, { ...row, entityName: entityNameIn(tables, row.entity) });
};
