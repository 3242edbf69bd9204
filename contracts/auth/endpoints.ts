import { endpoint } from '#contracts/endpoint.ts';
import { ChallengeId, OrderId, QuoteId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { Challenge, Contact, OneTimeCode, SignedIn } from './challenge.ts';

export const requestSignInCode = endpoint({
  method: 'POST',
  path: '/v1/auth/otp',
  summary: 'Send a one-time code for signing in',
  access: 'public',
  idempotent: true,
  dryRun: 'refused',
  body: z.object({ contact: Contact }),
  answers: { 201: Challenge },
  location: null,
  problems: ['otp-cooldown', 'otp-locked', 'rate-limited'],
  examples: [
    { name: 'by phone', body: { contact: '+4915112345678' } },
    { name: 'by e-mail', body: { contact: 'mira.okafor@example.com' } },
  ],
});

const attempt = z.object({ challengeId: ChallengeId, code: OneTimeCode });

export const verifySignInCode = endpoint({
  method: 'POST',
  path: '/v1/auth/otp/verify',
  summary: 'Sign in with the code that was sent',
  access: 'public',
  idempotent: true,
  audit: 'user.registered',
  dryRun: 'refused',
  body: attempt,
  answers: { 201: SignedIn },
  location: null,
  problems: ['otp-invalid', 'otp-expired', 'otp-locked', 'account-blocked'],
  examples: [{ name: 'six digits', body: { challengeId: 'otp_01JH8ZK3W00000000000000000', code: '123456' } }],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End the session',
  access: 'customer',
  idempotent: true,
  answers: { 204: null },
  problems: [],
  examples: [{ name: 'this session' }],
});

export const requestOrderCode = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/otp',
  summary: 'Send a one-time code that confirms exactly this quote',
  access: 'customer',
  idempotent: true,
  audit: 'order.quoted',
  params: { orderId: OrderId },
  body: z.object({ quoteId: QuoteId }),
  answers: { 201: Challenge },
  location: null,
  problems: ['otp-cooldown', 'otp-locked', 'rate-limited', 'quote-expired', 'invalid-transition'],
  examples: [
    {
      name: 'for the current quote',
      params: { orderId: '{order}' },
      body: { quoteId: 'qte_01JH8ZK3W00000000000000000' },
    },
  ],
});

export const verifyOrderCode = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/otp/verify',
  summary: 'Check the code for an order; confirming then names the verified challenge',
  access: 'customer',
  idempotent: true,
  dryRun: 'refused',
  params: { orderId: OrderId },
  body: attempt,
  answers: { 200: Challenge },
  problems: ['otp-invalid', 'otp-expired', 'otp-locked'],
  examples: [
    {
      name: 'six digits',
      params: { orderId: '{order}' },
      body: { challengeId: 'otp_01JH8ZK3W00000000000000000', code: '123456' },
    },
  ],
});
