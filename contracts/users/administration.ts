import { Approval } from '#contracts/approvals/approval.ts';
import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { SessionId, UserId } from '#contracts/ids.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { UserDetails } from './user.ts';

const ofUser = {
  access: 'administrator',
  entity: 'user',
  params: { userId: UserId },
  since: '3.0.0',
} as const;

const change = {
  ...ofUser,
  method: 'POST',
  idempotent: true,
  version: 'requires',
  answers: { 200: UserDetails },
} as const;

const reason = z.string().check(z.minLength(3), z.maxLength(500));
const params = { userId: '{user}' };
const because = (text: string) => ({ params, body: { reason: text } });

export const blockUser = endpoint({
  ...change,
  path: '/v1/admin/users/{userId}/block',
  summary:
    'Block a customer: all sessions end, and nothing can be bought or paid until the account is unblocked',
  permission: 'users.block',
  audit: 'user.blocked',
  body: z.object({ reason }),
  problems: ['invalid-transition'],
  examples: [{ name: 'fraud', ...because('Somebody else has used the card') }],
});

export const unblockUser = endpoint({
  ...change,
  path: '/v1/admin/users/{userId}/unblock',
  summary: 'Let a blocked customer in again',
  permission: 'users.block',
  audit: 'user.unblocked',
  body: z.object({ reason }),
  problems: ['invalid-transition'],
  examples: [{ name: 'cleared up', ...because('The customer has shown an identity card') }],
});

export const endUserSessions = endpoint({
  ...change,
  path: '/v1/admin/users/{userId}/end-sessions',
  summary: 'End all sessions of a customer, who has to log in again',
  permission: 'users.support',
  audit: 'user.sessions-ended',
  body: z.object({ reason }),
  problems: ['invalid-transition'],
  examples: [{ name: 'a lost phone', ...because('The customer has lost the phone') }],
});

/** A change of a credit limit by more than this needs a second administrator, in minor units. */
export const limitStepMinor = 1_000_00;

export const changeCreditLimit = endpoint({
  ...change,
  path: '/v1/admin/users/{userId}/credit-limit',
  summary:
    'Change what a customer may owe at most. A change by more than 1,000.00 needs a second administrator',
  permission: 'users.limit',
  approval: { permission: 'limits.approve', entity: 'user', param: 'userId' },
  audit: 'user.limit-changed',
  body: z.object({ creditLimit: NonNegativeMoney, reason }),
  answers: { 200: UserDetails, 202: Approval },
  location: '/v1/admin/approvals/{id}',
  retryAfterS: 60,
  problems: ['invalid-transition', 'currency-mismatch'],
  examples: [
    {
      name: 'a little more',
      params,
      body: {
        creditLimit: { amountMinor: 5_500_00, currency: 'EUR' },
        reason: 'Has paid on time for a year',
      },
    },
  ],
});

/** A session of a customer that has not ended. */
export const UserSession = z.object({ id: SessionId, createdAt: Instant, lastSeenAt: Instant });

/** The sessions of a customer that have not ended, the last used first. */
export const UserSessions = z.object({ items: z.array(UserSession) });

export const listUserSessions = endpoint({
  ...ofUser,
  method: 'GET',
  path: '/v1/admin/users/{userId}/sessions',
  summary: 'Where a customer is logged in, the last used first',
  permission: 'users.read',
  answers: { 200: UserSessions },
  problems: [],
  examples: [{ name: 'all', params }],
});
