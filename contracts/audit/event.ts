import { Instant, LocalDate } from '#contracts/dates.ts';
import { EntityReference } from '#contracts/entities.ts';
import { AuditEventId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { AuditAction } from './actions.ts';

const text = z.string().check(z.minLength(1));

/** A customer, an administrator, or the backend itself when the time for something had come. */
export const Actor = z.object({
  kind: z.enum(['CUSTOMER', 'ADMINISTRATOR', 'SYSTEM']),
  id: text,
  name: text,
});
export type Actor = z.output<typeof Actor>;

/** The members that differ, as they are stored; amounts as money. Contacts, codes and tokens are left out. */
const Members = z.record(z.string(), z.unknown());

/** What was changed of one entity: the changed members before and after. */
export const EntityChange = z.object({
  entity: EntityReference,
  /** Null: it did not exist before. */
  before: z.nullable(Members),
  /** Null: it does not exist any more. */
  after: z.nullable(Members),
});
export type EntityChange = z.output<typeof EntityChange>;

/** One thing that was done, by whom and why, with everything that it changed. Never changed afterwards. */
export const AuditEvent = z.object({
  id: AuditEventId,
  at: Instant,
  businessDate: LocalDate,
  actor: Actor,
  action: AuditAction,
  entity: EntityReference,
  changes: z.array(EntityChange).check(z.minLength(1)),
  reason: z.nullable(text),
  /** As in the header X-Request-Id of the answer. */
  requestId: z.nullable(text),
  /** The second person, where two were needed. */
  approvedBy: z.nullable(Actor),
});
export type AuditEvent = z.output<typeof AuditEvent>;
