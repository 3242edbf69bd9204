import { Email, EnteredName, PhoneE164 } from '#contracts/users/user.ts';
import type { ImportRow, RowError } from '#contracts/users/import.ts';
import { UserTag } from '#contracts/users/tag.ts';
import { z } from '#contracts/z.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import type { Reads } from '#mocks/tables.ts';
import { isTaken, storedContact } from './contact.ts';
import { register } from './registration.ts';

/** Creates an account for each valid row. Rows see the accounts of earlier ones, so that a contact is used once. */
export const importUsers: HandlerOf<'importUsers'> = (context) => {
  const { body, tables, reply } = context;
  const rows = body.rows.map((given, index) => {
    const row = cleaned(given);
    const errors = errorsOf(tables, row);
    const { fullName, contact, tag } = row;
    const user = errors.length > 0 ? null : register(context, { fullName, contact, tags: tag ? [tag] : [] });
    return { no: index + 1, userId: user?.id ?? null, errors };
  });
  const created = rows.filter(({ userId }) => userId !== null).length;
  return reply(200, { created, refused: rows.length - created, rows });
};

/** Normalises cells: trims spaces, removes spaces within a phone number and its trunk 0, and puts tags in lower case. */
function cleaned({ fullName, contact, tag }: ImportRow): ImportRow {
  const trimmed = storedContact(contact.trim());
  return {
    fullName: fullName.trim(),
    contact: trimmed.includes('@')
      ? trimmed
      : trimmed
          .replace('(0)', '')
          .replaceAll(/[\s()/-]/g, '')
          .replace(/^00/, '+'),
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
