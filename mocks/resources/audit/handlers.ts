import type { AuditEvent } from '#contracts/audit/event.ts';
import type { AuditEventRow } from '#mocks/core/rows.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { customerIdIn } from '#mocks/resources/entity-customer.ts';
import { entityNameIn, namedTables } from '#mocks/resources/entity-name.ts';
import { type HandlerOf, listing } from '#mocks/resources/handler-types.ts';
import type { Reads } from '#mocks/resources/tables.ts';

const viewOf = (tables: Pick<Reads, (typeof namedTables)[number]>, row: AuditEventRow): AuditEvent => ({
  ...row,
  entityName: entityNameIn(tables, row.entity),
  userId: customerIdIn(tables, row.entity),
});

export const listAuditEvents = listing('listAuditEvents', {
  table: 'auditEvents',
  view: (row, _today, tables) => viewOf(tables, row),
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
  const row = requireRow(tables.auditEvents.get(params.auditEventId), 'audit event');
  return reply(200, viewOf(tables, row));
};
