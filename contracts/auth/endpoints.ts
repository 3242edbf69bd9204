import { endpoint } from '#contracts/endpoint.ts';
import { ChallengeId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { EndKey } from './session.ts';
import { Challenge, ChallengeRequest, OneTimeCode, VerifiedChallenge } from './challenge.ts';

export const createChallenge = endpoint({
  method: 'POST',
  path: '/v1/challenges',
  summary: 'Ask for a one-time code: to sign in, to confirm exactly one quote, or to change a contact',
  access: 'optional',
  idempotent: true,
  takes: 'challenge.issue',
  alsoTakes: ['user.prove-contact'],
  audit: 'order.quoted',
  dryRun: 'refused',
  body: ChallengeRequest,
  responses: { 201: Challenge },
  location: {
    none: 'A challenge has no address: what there is to know of it is in this answer, and only the code and its verification follow.',
  },
  problems: [
    'otp-cooldown',
    'otp-locked',
    'rate-limited',
    'not-found',
    'quote-expired',
    'invalid-transition',
    'account-blocked',
    'customers-only',
  ],
  examples: [
    { name: 'sign in by phone', body: { purpose: 'SIGN_IN', contact: '+4915112345678' } },
    { name: 'sign in by e-mail', body: { purpose: 'SIGN_IN', contact: 'mira.okafor@example.com' } },
    {
      name: 'confirm the current quote',
      body: {
        purpose: 'CONFIRM_ORDER',
        orderId: 'ord_01JH8ZK3W00000000000000000',
        quoteId: 'qte_01JH8ZK3W00000000000000000',
      },
    },
    {
      name: 'confirm it by a code sent by e-mail',
      body: {
        purpose: 'CONFIRM_ORDER',
        orderId: 'ord_01JH8ZK3W00000000000000000',
        quoteId: 'qte_01JH8ZK3W00000000000000000',
        channel: 'EMAIL',
      },
    },
    { name: 'change the phone number', body: { purpose: 'CHANGE_CONTACT', contact: '+4915187654321' } },
  ],
});

export const verifyChallenge = endpoint({
  method: 'POST',
  path: '/v1/challenges/{challengeId}/verify',
  summary: 'Use a code: signs in, allows confirming an order, or changes a contact',
  access: 'optional',
  idempotent: true,
  takes: 'challenge.verify',
  alsoTakes: ['user.change-contact'],
  audit: 'user.registered',
  auditOutcomes: ['user.email-changed', 'user.phone-changed'],
  secret: true,
  dryRun: 'refused',
  params: { challengeId: ChallengeId },
  body: z.object({ code: OneTimeCode }),
  responses: { 200: VerifiedChallenge },
  problems: ['otp-invalid', 'otp-expired', 'otp-locked', 'account-blocked', 'contact-taken'],
  examples: [{ name: 'six digits', params: { challengeId: '{challenge}' }, body: { code: '123456' } }],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/v1/sessions/current',
  summary: 'End the session',
  access: 'signedIn',
  idempotent: true,
  takes: null,
  audit: {
    none: 'It ends the caller’s own session, which is no entity of the audit, and changes nothing else.',
  },
  responses: { 204: null },
  problems: [],
  examples: [{ name: 'this session' }],
});

export const endSessionByKey = endpoint({
  method: 'POST',
  path: '/v1/session-ends',
  summary: 'End a session that was logged out without a network, by the end key that its login answered',
  access: 'public',
  idempotent: true,
  takes: null,
  audit: { none: 'Like `signOut` it ends one session, which is no entity of the audit.' },
  body: z.object({ endKey: EndKey }),
  /** The same for a session that has ended, and for a key of no session. */
  responses: { 204: null },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'a kept key', body: { endKey: '0'.repeat(64) } }],
});
