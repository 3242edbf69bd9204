import { described } from '#contracts/described.ts';
import { UserId, Version } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { Email, PhoneE164 } from './user.ts';

export const UserContacts = described(
  z.object({
    id: UserId,
    email: z.nullable(Email),
    phoneE164: z.nullable(PhoneE164),
    version: Version,
  }),
  'The contacts of a customer in full; null for one that was never given.',
);
export type UserContacts = z.output<typeof UserContacts>;
