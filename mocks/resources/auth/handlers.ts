import type { HandlerOf } from '#mocks/handler-types.ts';
import { issueCode, viewChallenge } from './one-time-code.ts';

/** The answer is the same whether anybody has this contact or not. */
export const requestSignInCode: HandlerOf<'requestSignInCode'> = ({
  body,
  tables,
  now,
  random,
  send,
  reply,
}) => {
  const byMail = body.contact.includes('@');
  const challenge = issueCode(
    { tables, now, random, send },
    {
      purpose: 'SIGN_IN',
      channel: byMail ? 'EMAIL' : 'SMS',
      to: byMail ? body.contact.toLowerCase() : body.contact,
      orderId: null,
      bindsTo: null,
      text: (code) =>
        `${code} is your code to sign in to Tranche. It is valid for 5 minutes. Tell it to nobody.`,
    },
  );
  return reply(201, viewChallenge(challenge));
};

export const signOut: HandlerOf<'signOut'> = ({ subject, tables, now, reply }) => {
  const session = tables.sessions.get(subject.sessionId);
  if (session) tables.sessions.replace({ ...session, revokedAt: now });
  return reply(204, null);
};
