import { Approval } from '#contracts/approvals/approval.ts';
import { UserSessions } from '#contracts/auth/session.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { EnteredMoney } from '#contracts/money.ts';
import { CartItems } from '#contracts/orders/cart.ts';
import { StartedOrder } from '#contracts/orders/started-order.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { UserContacts } from './contacts.ts';
import { UserNote } from './note.ts';
import { changeUser, ofUser } from './endpoint-members.ts';
import { UserTag } from './tag.ts';
import { UserDetails } from './user.ts';

const params = { userId: '{user}' };
const because = (text: string) => ({ params, body: { reason: text } });

export const blockUser = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/block',
  summary:
    'Block a customer: all sessions end, nothing can be bought or paid until the account is unblocked, and no late fee is charged',
  permission: 'users.block',
  takes: 'user.block',
  audit: 'user.blocked',
  body: z.object({ reason: Reason }),
  problems: ['invalid-transition'],
  examples: [{ name: 'fraud', ...because('Someone else has used the card') }],
});

export const unblockUser = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/unblock',
  summary: 'Let a blocked customer in again',
  permission: 'users.block',
  takes: 'user.unblock',
  audit: 'user.unblocked',
  body: z.object({ reason: Reason }),
  problems: ['invalid-transition'],
  examples: [{ name: 'cleared up', ...because('The customer has shown an identity card') }],
});

export const endUserSessions = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/end-sessions',
  summary: 'End all sessions of a customer, who has to log in again',
  permission: 'users.support',
  takes: 'user.end-sessions',
  audit: 'user.sessions-ended',
  body: z.object({ reason: Reason }),
  problems: ['invalid-transition'],
  examples: [{ name: 'a lost phone', ...because('The customer has lost the phone') }],
});

export const changeCreditLimit = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/credit-limit',
  summary: 'Change what a customer may owe at most. Outside of `limitsOfOne` a second person approves',
  permission: 'users.limit',
  approval: {
    permission: 'limits.approve',
    entity: 'user',
    param: 'userId',
    amount: { of: 'request', member: 'creditLimit' },
  },
  takes: 'user.change-limit',
  audit: 'user.limit-changed',
  body: z.object({ creditLimit: EnteredMoney, reason: Reason }),
  responses: { 200: UserDetails, 202: Approval },
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

export const listUserSessions = endpoint({
  ...ofUser,
  method: 'GET',
  path: '/v1/admin/users/{userId}/sessions',
  summary: 'Where a customer is logged in, the last used first',
  permission: 'users.read',
  responses: { 200: UserSessions },
  problems: [],
  examples: [{ name: 'all', params }],
});

export const addUserNote = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/notes',
  summary: 'Add a note about a customer that the customer cannot see, with an optional due day',
  permission: 'users.note',
  takes: 'user.add-note',
  audit: 'user.note-added',
  body: z.pick(UserNote, { text: true, dueOn: true }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'to call',
      params,
      body: { text: 'Asked for a call about the second plan', dueOn: '2027-01-12' },
    },
  ],
});

export const completeUserNote = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/completed-notes',
  summary: 'Complete a note: it is no longer due',
  permission: 'users.note',
  takes: 'user.complete-note',
  audit: 'user.note-completed',
  body: z.pick(UserNote, { no: true }),
  problems: ['invalid-transition'],
  examples: [{ name: 'called', params, body: { no: 1 } }],
});

export const revealUserContacts = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/contact-reveals',
  summary:
    'Reveal the phone number and the e-mail address of a customer, in full, for a reason that the audit keeps',
  permission: 'users.contact',
  secret: true,
  dryRun: 'refused',
  takes: 'user.reveal-contacts',
  audit: 'user.contacts-revealed',
  body: z.object({ reason: Reason }),
  responses: { 200: UserContacts },
  problems: ['invalid-transition'],
  examples: [{ name: 'to call', ...because('Two instalments are late') }],
});

export const resendUserCode = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/codes',
  summary: 'Send a new code for the login or purchase that a customer waits for; it expires with the old one',
  permission: 'users.support',
  takes: 'user.resend-code',
  alsoTakes: ['challenge.resend'],
  audit: 'user.code-resent',
  problems: ['invalid-transition', 'otp-cooldown', 'rate-limited'],
  examples: [{ name: 'again', params }],
});

export const tagUser = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/tags',
  summary: 'Give a customer a tag: the search finds who has it',
  permission: 'users.note',
  takes: 'user.tag',
  audit: 'user.tagged',
  body: z.object({ tag: UserTag }),
  problems: ['invalid-transition'],
  examples: [{ name: 'a flood', params, body: { tag: 'flood-2027' } }],
});

export const untagUser = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/removed-tags',
  summary: 'Take a tag from a customer',
  permission: 'users.note',
  takes: 'user.untag',
  audit: 'user.untagged',
  body: z.object({ tag: UserTag }),
  problems: ['invalid-transition'],
  examples: [{ name: 'it is over', params, body: { tag: 'flood-2027' } }],
});

export const createOrderForCustomer = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/orders',
  summary: 'Start an order for a customer, who is notified and continues it; If-Match is the customer’s',
  entity: 'order',
  permission: 'orders.support',
  takes: 'user.start-order',
  alsoTakes: ['order.create'],
  audit: 'order.created',
  body: z.object({ items: CartItems, reason: Reason }),
  responses: { 201: StartedOrder },
  location: '/v1/admin/orders/{id}',
  problems: ['invalid-transition', 'currency-mismatch', 'amount-too-large'],
  examples: [
    {
      name: 'on the phone',
      params,
      body: {
        items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }],
        reason: 'The customer asked for it on the phone',
      },
    },
  ],
});
