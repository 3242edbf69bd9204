import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { EntityName, EntityReference } from '#contracts/entities.ts';
import { AuditEventId, UserId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { AuditAction } from './actions.ts';

const text = z.string().check(z.minLength(1));

export const Actor = described(
  z.object({
    kind: z.enum(['CUSTOMER', 'ADMINISTRATOR', 'SYSTEM']),
    id: text,
    name: text,
  }),
  'Who did it: a customer, an administrator, or the backend itself for changes caused by time.',
);
export type Actor = z.output<typeof Actor>;

/** The members that differ, as they are stored, with amounts as money. Contacts, codes and tokens are left out. */
const Members = z.record(z.string(), z.unknown());

export const EntityChange = described(
  z.object({
    entity: EntityReference,
    before: described(z.nullable(Members), 'Null if the entity did not exist before.'),
    after: described(z.nullable(Members), 'Null if the entity no longer exists.'),
  }),
  'The changed members of one entity, before and after.',
);
export type EntityChange = z.output<typeof EntityChange>;

export const explanation = {
  reason: described(
    z.nullable(text),
    'Why, as its author wrote or chose it: a code such as RETURN where the command has a list of reasons.',
  ),
  note: described(z.nullable(text), 'What its author wrote beside the reason, or instead of one.'),
};

export const AuditEvent = described(
  z.object({
    id: AuditEventId,
    at: Instant,
    businessDate: LocalDate,
    actor: Actor,
    action: AuditAction,
    entity: EntityReference,
    entityName: EntityName,
    userId: described(
      z.nullable(UserId),
      'The customer to whom the entity belongs; null if it belongs to none.',
    ),
    changes: z.array(EntityChange).check(z.minLength(1)),
    ...explanation,
    requestId: described(z.nullable(text), 'The header X-Request-Id of the answer.'),
    approvedBy: described(
      z.nullable(Actor),
      'The administrator who approved it; null where no approval was needed.',
    ),
  }),
  'One audited action: who did it and why, with all of its changes. An event is never changed.',
);
export type AuditEvent = z.output<typeof AuditEvent>;
