import type { Message } from '#mocks/core/rows.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { UserRecord } from './record.ts';

/** The member of a customer that holds this kind of contact. */
export type ContactKind = UserRecord['provenContact'];

export const kindOf = (contact: string): ContactKind => (contact.includes('@') ? 'email' : 'phoneE164');

/** Returns a contact in the form in which it is stored and compared. */
export const storedContact = (contact: string) => contact.toLowerCase();

/** Returns the channel and recipient of messages to this contact. */
export function recipient(contact: string): Pick<Message, 'channel' | 'to'> {
  return { channel: kindOf(contact) === 'email' ? 'EMAIL' : 'SMS', to: storedContact(contact) };
}

/** Returns the verified contact, to which codes are sent. */
export function provenContactOf(user: Pick<UserRecord, 'id' | 'provenContact' | ContactKind>): string {
  const contact = user[user.provenContact];
  invariant(contact, `The customer ${user.id} has no contact that was verified.`);
  return contact;
}

/** Returns whether another customer or an administrator logs in with this contact. */
export function isTaken(
  { users, administrators }: Pick<Reads, 'users' | 'administrators'>,
  contact: string,
  user: Pick<UserRecord, 'id'>,
): boolean {
  const kind = kindOf(contact);
  const owner = users.find(kind, contact);
  const isAdministrators = kind === 'email' && administrators.find('email', contact) !== undefined;
  return isAdministrators || (owner !== undefined && owner.id !== user.id);
}
