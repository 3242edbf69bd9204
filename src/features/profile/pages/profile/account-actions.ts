import { deletionDays } from '#contracts/periods.ts';
import {
  cancelDeletion as cancelDeletionEndpoint,
  requestDeletion as requestDeletionEndpoint,
} from '#contracts/users/own-account.ts';
import type { User } from '#contracts/users/user.ts';
import { type Comparison, defineAction } from '#src/actions/action.ts';
import { useCancelDeletionMutation, useRequestDeletionMutation } from '#src/features/profile/api.ts';

const compares: readonly Comparison<User>[] = [
  { label: 'Name', value: ({ fullName }) => fullName },
  { label: 'Account', value: ({ deletesOn }) => (deletesOn === null ? 'Kept' : 'To be deleted') },
];
const target = ({ version }: User) => ({ version });

export const requestDeletion = defineAction(requestDeletionEndpoint, {
  name: 'request-deletion',
  label: 'Delete account',
  dismiss: 'Keep account',
  tone: 'danger',
  target,
  compares,
  useSend: useRequestDeletionMutation,
  lead: () =>
    `Your account is deleted in ${deletionDays} days, and you can keep it until then. Name, contacts and messages are deleted. Orders and payments are kept without your name, as the law asks.`,
});

export const cancelDeletion = defineAction(cancelDeletionEndpoint, {
  name: 'cancel-deletion',
  label: 'Keep account',
  dismiss: 'Close',
  target,
  compares,
  useSend: useCancelDeletionMutation,
  lead: () => 'Your account will not be deleted.',
});
