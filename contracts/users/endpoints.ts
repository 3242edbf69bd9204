import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { UserId } from '#contracts/ids.ts';
import { CountBound, MinorBound, paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { Preferences } from './preferences.ts';
import { EnteredName, KycStatus, Me, RiskTier, User, UserDetails, UserRow, UserStatus } from './user.ts';

export const getMe = endpoint({
  method: 'GET',
  path: '/v1/me',
  summary: 'Who is signed in',
  access: 'signedIn',
  entity: 'user',
  responses: { 200: Me },
  problems: ['account-blocked'],
  examples: [{ name: 'me' }],
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/v1/me',
  summary: 'Change your name. A challenge with the purpose CHANGE_CONTACT changes a contact',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: 'user.change-name',
  audit: 'user.renamed',
  version: 'requires',
  body: z.object({ fullName: EnteredName }),
  responses: { 200: User },
  problems: ['account-blocked', 'customers-only'],
  since: '1.2.0',
  examples: [{ name: 'another name', body: { fullName: 'Mira Okafor-Lindqvist' } }],
});

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/v1/me/preferences',
  summary: 'Choose how and when you get messages',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: 'user.change-preferences',
  audit: 'user.preferences-changed',
  version: 'requires',
  body: Preferences,
  responses: { 200: User },
  problems: ['account-blocked', 'customers-only'],
  since: '1.3.0',
  examples: [
    {
      name: 'nothing by SMS, quiet from 22:00',
      body: {
        channels: { inApp: true, email: true, sms: false, push: true },
        marketing: false,
        quietHours: { from: '22:00', to: '07:30' },
      },
    },
  ],
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/v1/admin/users',
  summary: 'Customers, for the administration',
  access: 'administrator',
  entity: 'user',
  permission: 'users.read',
  ...paged({
    item: UserRow,
    sums: ['creditLimit', 'principalLeft'],
    sort: [
      'createdAt',
      'fullName',
      'principalLeft',
      'creditLimit',
      'status',
      'riskTier',
      'daysPastDue',
      'lastSeenAt',
    ],
    defaultSort: '-createdAt',
    search: ['fullName', 'id', 'email', 'phoneE164', 'tags'],
    masked: ['email', 'phoneE164'],
    filters: {
      status: UserStatus,
      kycStatus: KycStatus,
      riskTier: RiskTier,
      pastDue: UserRow.shape.pastDue,
      savedCard: UserRow.shape.savedCard,
    },
    ranges: {
      createdAt: Instant,
      principalLeft: MinorBound,
      creditLimit: MinorBound,
      openPlans: CountBound,
      daysPastDue: CountBound,
      noteDueOn: LocalDate,
      lastSeenAt: Instant,
    },
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
  entity: 'user',
  permission: 'users.read',
  version: 'answers',
  params: { userId: UserId },
  responses: { 200: UserDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { userId: '{user}' } }],
});
