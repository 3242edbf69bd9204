import { endpoint } from '#contracts/endpoint.ts';
import { User } from './user.ts';

export const requestOwnData = endpoint({
  method: 'POST',
  path: '/v1/me/data-request',
  summary: 'Ask for a file of your data. It can be read for 7 days',
  description: 'Requests about the account as a whole: the file of its data, and its deletion.',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: 'user.request-data',
  audit: 'user.data-requested',
  version: 'requires',
  responses: { 200: User },
  problems: ['account-blocked', 'customers-only'],
  since: '1.5.0',
  examples: [{ name: 'request' }],
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/v1/me/deletion-request',
  summary: 'Ask for the deletion of your account. It is deleted after 14 days',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: 'user.request-deletion',
  audit: 'user.deletion-requested',
  version: 'requires',
  responses: { 200: User },
  problems: ['account-blocked', 'customers-only', 'invalid-transition'],
  since: '1.5.0',
  examples: [{ name: 'request' }],
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/v1/me/deletion-request',
  summary: 'Keep your account',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: 'user.cancel-deletion',
  audit: 'user.deletion-cancelled',
  version: 'requires',
  responses: { 200: User },
  problems: ['account-blocked', 'customers-only', 'invalid-transition'],
  since: '1.5.0',
  examples: [{ name: 'keep' }],
});
