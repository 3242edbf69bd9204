import type { User } from '#contracts/users/user.ts';
import type { Comparison } from '#src/actions/action.ts';

/** What is shown of both versions of an account that was changed meanwhile. */
export const accountCompares: readonly Comparison<User>[] = [
  { label: 'Name', value: ({ fullName }) => fullName },
  { label: 'E-mail', value: ({ maskedEmail }) => maskedEmail ?? 'None' },
  { label: 'Phone', value: ({ maskedPhone }) => maskedPhone ?? 'None' },
  { label: 'Account', value: ({ deletesOn }) => (deletesOn === null ? 'Kept' : 'To be deleted') },
];
