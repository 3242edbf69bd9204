import { contactOf } from '#contracts/users/entered-contact.ts';
import { Email, EnteredName, PhoneE164 } from '#contracts/users/user.ts';
import type { ImportRow, RowError } from '#contracts/users/import.ts';
import { UserTag } from '#contracts/users/tag.ts';
import { z } from '#contracts/z.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { folded } from '#mocks/store/folded.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { isTaken } from './contact.ts';
import { register } from './registration.ts';

/** Creates an account for each valid row. Rows see the accounts of earlier ones, so that a contact is used once. */
export const importUsers: HandlerOf<'importUsers'> = (context) => {
  const { body, tables, reply } = context;
  const names = new Set(tables.users.all().map(({ fullName }) => comparable(fullName)));
  const rows = body.rows.map((given, index) => {
    const row = cleaned(given);
    const errors = errorsOf(tables, row);
    const { fullName, contact, tag } = row;
    const sameName = fullName !== '' && names.has(comparable(fullName));
    names.add(comparable(fullName));
    const user =
      errors.length > 0
        ? null
        : register(context, { ...unchecked, fullName, contact, tags: tag ? [tag] : [] });
    return { no: index + 1, userId: user?.id ?? null, errors, sameName };
  });
  const created = rows.filter(({ userId }) => userId !== null).length;
  return reply(200, { created, refused: rows.length - created, rows });
};

/** They can buy once their identity is checked and an administrator has set a limit. */
const unchecked = { kycStatus: 'NONE', creditLimit: { amountMinor: 0, currency: 'EUR' } } as const;

/** A name as it is compared: without regard to case, accents and spacing. */
const comparable = (fullName: string) => folded(fullName).replaceAll(/\s+/g, ' ');

/** Normalises cells: trims spaces, reads contacts as a log-in does, and puts tags in lower case. */
function cleaned({ fullName, contact, tag }: ImportRow): ImportRow {
  return {
    fullName: fullName.trim(),
    contact: contactOf(contact) ?? contact.trim(),
    tag: tag.trim().toLowerCase(),
  };
}

function errorsOf(tables: Pick<Reads, 'users' | 'administrators'>, row: ImportRow): RowError[] {
  const { fullName, contact, tag } = row;
  const errors: RowError[] = [];
  if (!z.safeParse(EnteredName, fullName).success) errors.push('NAME');
  if (!z.safeParse(contact.includes('@') ? Email : PhoneE164, contact).success) errors.push('CONTACT');
  else if (isTaken(tables, contact, { id: '' })) errors.push('CONTACT_TAKEN');
  if (tag !== '' && !z.safeParse(UserTag, tag).success) errors.push('TAG');
  return errors;
}
