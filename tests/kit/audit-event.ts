import type { EntityReference } from '#contracts/entities.ts';
import type { Random } from '#mocks/store/random.ts';
import type { AuditEventRow } from '#mocks/core/rows.ts';

/** An audit event of the system about an entity, ten minutes before the time at which the clock of tests is frozen. */
export function auditEventOf(random: Random, entity: EntityReference, reason: string): AuditEventRow {
  const at = '2027-01-10T08:50:00.000Z';
  return {
    id: random.ulid('aud', at),
    at,
    businessDate: '2027-01-10',
    actor: { kind: 'SYSTEM', id: 'system', name: 'Tranche' },
    action: 'plan.aged',
    reason,
    note: null,
    requestId: null,
    approvedBy: null,
    entity,
    changes: [{ entity, before: { status: 'ACTIVE' }, after: { status: 'OVERDUE' } }],
  };
}
