import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { PlanId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

export const RecordedContact = described(
  z.enum(['CALL', 'CALL_MISSED', 'EMAIL', 'LETTER', 'NOTE']),
  'How a customer was contacted about a plan; a note is for colleagues only.',
);
export type RecordedContact = z.output<typeof RecordedContact>;

export const ContactKind = described(
  z.enum([...RecordedContact.options, 'REMINDER']),
  'The kind of a contact with a customer about a plan.',
);
export type ContactKind = z.output<typeof ContactKind>;

export const PlanContact = described(
  z.object({
    kind: ContactKind,
    at: Instant,
    by: Actor,
    text: enteredText(1, 1_000),
  }),
  'A contact with a customer about a plan, or a reminder that was sent.',
);
export type PlanContact = z.output<typeof PlanContact>;

export const PlanContacts = described(
  z.object({
    planId: PlanId,
    contacts: described(z.array(PlanContact), 'Newest first.'),
  }),
  'The contacts with a customer about a plan.',
);
