import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { EntityType } from '#contracts/entities.ts';
import { ActorId, AnyId, AuditEventId, UserId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { AuditAction } from './actions.ts';
import { Actor, AuditEvent } from './event.ts';

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/v1/admin/audit-events',
  summary: 'Who did what, when and why',
  access: 'administrator',
  entity: 'any',
  permission: 'audit.read',
  ...paged({
    item: AuditEvent,
    sort: ['at'],
    defaultSort: '-at',
    search: ['actorName', 'reason', 'note', 'entityIds'],
    filters: {
      entityType: EntityType,
      /** The id of the main entity only; a search for an id finds every event that changed that entity. */
      entityId: AnyId,
      action: AuditAction,
      actorKind: Actor.shape.kind,
      actorId: ActorId,
      userId: UserId,
    },
    ranges: { at: Instant, businessDate: LocalDate },
  }),
  problems: [],
  examples: [
    { name: 'newest' },
    {
      name: 'of an order and its payment',
      query: { filter: { entityId: ['ord_01JH8ZK3W00000000000000000', 'pay_01JH8ZK3W00000000000000000'] } },
    },
  ],
});

export const getAuditEvent = endpoint({
  method: 'GET',
  path: '/v1/admin/audit-events/{auditEventId}',
  summary: 'One entry of the audit',
  access: 'administrator',
  permission: 'audit.read',
  params: { auditEventId: AuditEventId },
  responses: { 200: AuditEvent },
  problems: [],
  examples: [{ name: 'one', params: { auditEventId: '{auditEvent}' } }],
});
