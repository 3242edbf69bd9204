import { endpoint } from '#contracts/endpoint.ts';
import { paged } from '#contracts/paging.ts';
import { KycStatus, Me, RiskTier, UserRow, UserStatus } from './user.ts';

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
    sort: ['createdAt', 'fullName', 'outstanding', 'creditLimit', 'status', 'riskTier'],
    defaultSort: '-createdAt',
    filters: { status: UserStatus, kycStatus: KycStatus, riskTier: RiskTier },
  }),
  problems: [],
  examples: [
    { name: 'newest' },
    { name: 'locked out', query: { filter: { status: ['BLOCKED', 'CLOSED'] } } },
  ],
});
