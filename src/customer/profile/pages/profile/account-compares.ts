import type { User } from '#contracts/users/user.ts';
import type { Comparison } from '#src/kits/actions/action.ts';

/** The facts compared when the account was changed meanwhile. */
export const accountCompares: readonly Comparison<User>[] = [
  { label: 'Name', value: ({ fullName }) => fullName },
  { label: 'E-mail', value: ({ maskedEmail }) => maskedEmail ?? 'None' },
  { label: 'Phone', value: ({ maskedPhone }) => maskedPhone ?? 'None' },
  { label: 'Credit limit', value: ({ creditLimit }, { money }) => money(creditLimit) },
  {
    label: 'Account',
    value: ({ status, deletesOn }) =>
      status === 'BLOCKED' ? 'Blocked' : deletesOn === null ? 'Active' : 'To be deleted',
  },
];
