import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { ChallengeId, OrderId, QuoteId, Sha256 } from '#contracts/ids.ts';
import { Email, MaskedEmail, MaskedPhone, Me, PhoneE164, User } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { EndKey, Session } from './session.ts';
import { challengeStates } from './states.ts';

export const Contact = described(
  z.union([Email, PhoneE164]),
  'An e-mail address or a phone number in E.164. The answer never reveals whether an account has it.',
);

export const OneTimeCode = described(z.string().check(z.regex(/^\d{6}$/)), 'A one-time code of six digits.');

export const ChallengeStatus = z.enum(challengeStates);

export const CodeChannel = described(z.enum(['SMS', 'EMAIL']), 'How a code is sent.');
export type CodeChannel = z.output<typeof CodeChannel>;

export const ChallengeRequest = described(
  z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('SIGN_IN'), contact: Contact }),
    z.object({
      purpose: z.literal('CONFIRM_ORDER'),
      orderId: OrderId,
      quoteId: QuoteId,
      channel: described(
        z.optional(CodeChannel),
        'Left out: the contact with which the account was created.',
      ),
    }),
    /** The code goes to the new contact, which replaces the customer's e-mail address or phone number. */
    z.object({ purpose: z.literal('CHANGE_CONTACT'), contact: Contact }),
  ]),
  "What a code is requested for. Confirming an order and changing a contact need the customer's session.",
);
export type ChallengeRequest = z.output<typeof ChallengeRequest>;

const maskedTarget = z.union([MaskedEmail, MaskedPhone]);

export const Challenge = described(
  z
    .object({
      id: ChallengeId,
      purpose: z.enum(['SIGN_IN', 'CONFIRM_ORDER', 'CHANGE_CONTACT']),
      channel: CodeChannel,
      maskedTarget,
      otherChannel: described(
        z.nullable(z.object({ channel: CodeChannel, maskedTarget })),
        'The other contact to which a code for the same order could be sent; null if the customer has none, or for other purposes.',
      ),
      issuedAt: Instant,
      expiresAt: Instant,
      resendAt: Instant,
      attemptsLeft: described(
        z.int().check(z.gte(0), z.lte(5)),
        'How many more wrong codes may be entered before it is locked.',
      ),
      status: ChallengeStatus,
      bindsTo: described(
        z.nullable(Sha256),
        'The hash of the quote that this code confirms; null for other purposes.',
      ),
    })
    .check(
      z.refine((challenge) => (challenge.purpose === 'CONFIRM_ORDER') === (challenge.bindsTo !== null), {
        path: ['bindsTo'],
        message: 'A code that confirms an order binds to a quote; no other code does',
      }),
    ),
  'A one-time code that was sent. The code itself is never in an answer.',
);
export type Challenge = z.output<typeof Challenge>;

export const SignedIn = described(
  z.object({
    token: z.string().check(z.minLength(20)),
    endKey: EndKey,
    session: Session,
    me: Me,
  }),
  'The result of a login. The bearer token and the end key are only in this answer.',
);
export type SignedIn = z.output<typeof SignedIn>;

export const VerifiedChallenge = described(
  z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('SIGN_IN'), challenge: Challenge, signedIn: SignedIn }),
    z.object({ purpose: z.literal('CONFIRM_ORDER'), challenge: Challenge }),
    z.object({ purpose: z.literal('CHANGE_CONTACT'), challenge: Challenge, user: User }),
  ]),
  'The result of a verified code: a session for a login; the challenge that confirms an order; or the account with its new contact.',
);
export type VerifiedChallenge = z.output<typeof VerifiedChallenge>;
