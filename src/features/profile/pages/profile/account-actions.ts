import { deletionDays } from '#contracts/periods.ts';
import {
  cancelDeletion as cancelDeletionEndpoint,
  requestDeletion as requestDeletionEndpoint,
} from '#contracts/users/own-account.ts';
import type { User } from '#contracts/users/user.ts';
import { defineAction } from '#src/actions/action.ts';
import { useCancelDeletionMutation, useRequestDeletionMutation } from '#src/features/profile/api.ts';
import { accountCompares } from './account-compares.ts';

const common = { target: ({ version }: User) => ({ version }), compares: accountCompares };

export const requestDeletion = defineAction(requestDeletionEndpoint, {
  ...common,
  name: 'request-deletion',
  label: 'Delete account',
  dismiss: 'Keep account',
  tone: 'danger',
  useSend: useRequestDeletionMutation,
  lead: () =>
    `Your account is deleted in ${deletionDays} days, and you can keep it until then. Name, contacts and messages are deleted, and orders that have not started are cancelled. Other orders and payments are kept without your name, as the law asks.`,
});

export const cancelDeletion = defineAction(cancelDeletionEndpoint, {
  ...common,
  name: 'cancel-deletion',
  label: 'Keep account',
  dismiss: 'Close',
  useSend: useCancelDeletionMutation,
  lead: () => 'Your account will not be deleted.',
});
