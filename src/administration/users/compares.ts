import type { UserDetails } from '#contracts/users/user.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { userStatuses } from './labels.ts';

/** The facts compared when another administrator has changed a customer meanwhile. */
export const userCompares: readonly Comparison<UserDetails>[] = [
  { label: 'Status', value: ({ status }) => userStatuses[status].word },
  { label: 'Credit limit', value: ({ creditLimit }, { money }) => money(creditLimit) },
  { label: 'Tags', value: ({ tags }) => tags.join(', ') || 'None' },
  { label: 'Notes', value: ({ notes }, { count }) => count(notes.length) },
];
