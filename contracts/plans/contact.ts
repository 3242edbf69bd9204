import { enteredText } from '#contracts/entered-text.ts';
import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { PlanId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

/** How a customer was contacted about a plan; a note is for colleagues only. */
export const RecordedContact = z.enum(['CALL', 'CALL_MISSED', 'EMAIL', 'LETTER', 'NOTE']);
export type RecordedContact = z.output<typeof RecordedContact>;

/** The kind of a contact with a customer about a plan. */
export const ContactKind = z.enum([...RecordedContact.options, 'REMINDER']);
export type ContactKind = z.output<typeof ContactKind>;

/** A contact with a customer about a plan, or a reminder that was sent. */
export const PlanContact = z.object({
  kind: ContactKind,
  at: Instant,
  by: Actor,
  text: enteredText(1, 1_000),
});
export type PlanContact = z.output<typeof PlanContact>;

/** The contacts with a customer about a plan. */
export const PlanContacts = z.object({
  planId: PlanId,
  /** Newest first. */
  contacts: z.array(PlanContact),
});
