import { found } from '#mocks/core/handler-result.ts';
import { type HandlerOf, listing } from '#mocks/handler-types.ts';

export const listAuditEvents = listing('listAuditEvents', {
  table: 'auditEvents',
  view: (row) => row,
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

export const getAuditEvent: HandlerOf<'getAuditEvent'> = ({ params, tables, reply }) =>
  reply(200, found(tables.auditEvents.get(params.auditEventId), 'audit event'));
