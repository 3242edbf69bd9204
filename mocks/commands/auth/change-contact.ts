import { maskedEmail, maskedPhone } from '#mocks/core/format.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { requireRow, type Problem, raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { CodeRequest } from '#mocks/resources/auth/one-time-code.ts';
import type { ChallengeRecord } from '#mocks/resources/auth/record.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import {
  type ContactKind,
  isTaken,
  kindOf,
  provenContactOf,
  recipient,
  storedContact,
} from '#mocks/resources/users/contact.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';

type Requesting = Parameters<HandlerOf<'createChallenge'>>[0];
type Verifying = Parameters<HandlerOf<'verifyChallenge'>>[0];

/**
 * Describes the code for a new contact. Whether another account has the contact is checked when the code is verified,
 * so that the answer reveals nothing to a person who cannot read that contact's messages.
 */
export function contactCode({ subject, tables }: Requesting, contact: string): CodeRequest {
  // oxlint-disable-next-line tranche/direct-refusal -- the endpoint is open to all, this purpose is not
  if (!subject) return raise('unauthenticated', 'Log in to change your contact.');
  const user = accountOf(tables, subject);
  userLifecycle.take(user, 'prove-contact', { isOwn: user[kindOf(contact)] === storedContact(contact) });
  return {
    purpose: 'CHANGE_CONTACT',
    ...recipient(contact),
    other: null,
    orderId: null,
    userId: user.id,
    bindsTo: null,
    text: (code) =>
      `${code} confirms that this contact is yours, for your Tranche account. If you have not asked for it, ignore this message.`,
  };
}

/**
 * Changes a contact after its code was verified (transition U3) and ends the other sessions. The problem must be
 * returned, not raised, so that the code stays spent.
 */
export function changeContact(
  { tables, now, subject, send, auditAs }: Verifying & { readonly subject: Subject },
  { target, userId }: ChallengeRecord,
): UserRecord | Problem {
  const user = requireRow(tables.users.get(userId ?? ''), 'customer');
  const { to: status, problem } = userLifecycle.decide(user, 'change-contact', {
    isTaken: isTaken(tables, target, user),
  });
  if (problem) return problem;
  const kind = kindOf(target);
  send({ ...recipient(user[kind] ?? provenContactOf(user)), text: changedText[kind](target), code: null });
  for (const session of tables.sessions.by('subjectId', user.id)) {
    const isOther = session.id !== subject.sessionId && session.revokedAt === null;
    if (isOther) tables.sessions.replace({ ...session, revokedAt: now });
  }
  auditAs(auditActions[kind]);
  return tables.users.replace({ ...user, status, [kind]: target, version: user.version + 1 });
}

const auditActions = { email: 'user.email-changed', phoneE164: 'user.phone-changed' } as const;

const changedText: Readonly<Record<ContactKind, (contact: string) => string>> = {
  email: (contact) => `The e-mail address of your Tranche account is now ${maskedEmail(contact)}. ${notYou}`,
  phoneE164: (contact) =>
    `The phone number of your Tranche account is now ${maskedPhone(contact)}. ${notYou}`,
};
const notYou = 'If this was not you, contact support right away.';
