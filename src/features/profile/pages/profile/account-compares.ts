import type { User } from '#contracts/users/user.ts';
import type { Comparison } from '#src/actions/action.ts';

/** The facts compared when the account was changed meanwhile. */
export const accountCompares: readonly Comparison<User>[] = [
  { label: 'Name', value: ({ fullName }) => fullName },
  { label: 'E-mail', value: ({ maskedEmail }) => maskedEmail ?? 'None' },
  { label: 'Phone', value: ({ maskedPhone }) => maskedPhone ?? 'None' },
  { label: 'Account', value: ({ deletesOn }) => (deletesOn === null ? 'Kept' : 'To be deleted') },
];
