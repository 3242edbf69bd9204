import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { UserId } from '#contracts/ids.ts';
import { Count, MinorUnits, paged } from '#contracts/paging.ts';
import { KycStatus, Me, RiskTier, UserDetails, UserRow, UserStatus } from './user.ts';

export const getMe = endpoint({
  method: 'GET',
  path: '/v1/me',
  summary: 'Who is signed in',
  access: 'customer',
  answers: { 200: Me },
  problems: ['account-blocked'],
  examples: [{ name: 'me' }],
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/v1/admin/users',
  summary: 'Customers, for the administration',
  access: 'administrator',
  permission: 'users.read',
  ...paged({
    item: UserRow,
    sort: ['createdAt', 'fullName', 'principalLeft', 'creditLimit', 'status', 'riskTier'],
    defaultSort: '-createdAt',
    search: ['fullName', 'id', 'email', 'phoneE164'],
    filters: { status: UserStatus, kycStatus: KycStatus, riskTier: RiskTier },
    ranges: { createdAt: Instant, principalLeft: MinorUnits, creditLimit: MinorUnits, openPlans: Count },
  }),
  problems: [],
  examples: [
    { name: 'newest' },
    { name: 'locked out', query: { filter: { status: ['BLOCKED', 'CLOSED'] } } },
  ],
});

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/admin/users/{userId}',
  summary: 'Any customer, with what they owe',
  access: 'administrator',
  permission: 'users.read',
  version: 'answers',
  params: { userId: UserId },
  answers: { 200: UserDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { userId: '{user}' } }],
});
