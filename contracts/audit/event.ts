import { Instant, LocalDate } from '#contracts/dates.ts';
import { EntityName, EntityReference } from '#contracts/entities.ts';
import { AuditEventId, UserId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { AuditAction } from './actions.ts';

const text = z.string().check(z.minLength(1));

/** Who did it: a customer, an administrator, or the backend itself for changes caused by time. */
export const Actor = z.object({
  kind: z.enum(['CUSTOMER', 'ADMINISTRATOR', 'SYSTEM']),
  id: text,
  name: text,
});
export type Actor = z.output<typeof Actor>;

/** The members that differ, as they are stored, with amounts as money. Contacts, codes and tokens are left out. */
const Members = z.record(z.string(), z.unknown());

/** The changed members of one entity, before and after. */
export const EntityChange = z.object({
  entity: EntityReference,
  /** Null if the entity did not exist before. */
  before: z.nullable(Members),
  /** Null if the entity no longer exists. */
  after: z.nullable(Members),
});
export type EntityChange = z.output<typeof EntityChange>;

export const explanation = {
  /** Why, as its author wrote or chose it: a code such as RETURN where the command has a list of reasons. */
  reason: z.nullable(text),
  /** What its author wrote beside the reason, or instead of one. */
  note: z.nullable(text),
};

/** One audited action: who did it and why, with all of its changes. An event is never changed. */
export const AuditEvent = z.object({
  id: AuditEventId,
  at: Instant,
  businessDate: LocalDate,
  actor: Actor,
  action: AuditAction,
  entity: EntityReference,
  entityName: EntityName,
  /** The customer to whom the entity belongs; null if it belongs to none. */
  userId: z.nullable(UserId),
  changes: z.array(EntityChange).check(z.minLength(1)),
  ...explanation,
  /** The header X-Request-Id of the answer. */
  requestId: z.nullable(text),
  /** The administrator who approved it; null where no approval was needed. */
  approvedBy: z.nullable(Actor),
});
export type AuditEvent = z.output<typeof AuditEvent>;
