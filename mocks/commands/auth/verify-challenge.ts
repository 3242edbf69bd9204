import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { Session } from '#contracts/auth/session.ts';
import type { Me } from '#contracts/users/user.ts';
import { after, DAY, HOUR, MINUTE, SECOND } from '#mocks/time/business-time.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import type { SessionRow } from '#mocks/core/rows.ts';
import { hashToken } from '#mocks/core/session.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { noLongerValid } from '#mocks/resources/code-problems.ts';
import { deviceName } from '#mocks/resources/auth/device-name.ts';
import { checkCode, viewChallenge } from '#mocks/resources/auth/one-time-code.ts';
import type { ChallengeRecord } from '#mocks/resources/auth/record.ts';
import { viewOwnAdministrator } from '#mocks/resources/administrators/view.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { findOrRegister } from '#mocks/resources/users/registration.ts';
import { viewUser } from '#mocks/resources/users/view.ts';
import { changeContact } from './change-contact.ts';

/**
 * The limits of sessions (docs/domain.md, "Sessions"). A customer's session ends completely after 30 minutes without
 * a request, and not only for payments: the token does not outlive the tab, so a longer login would have no use.
 */
const sessionRules = {
  CUSTOMER: { idle: 30 * MINUTE, absolute: 30 * DAY },
  ADMINISTRATOR: { idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const;

type Context = Parameters<HandlerOf<'verifyChallenge'>>[0];

/**
 * Verifies a code (transitions X2 to X4): logs in, changes a contact, or marks the code as verified for an order's
 * confirmation.
 */
export const verifyChallenge: HandlerOf<'verifyChallenge'> = (context) => {
  const { params, body, subject, tables, reply } = context;
  const challenge = tables.challenges.get(params.challengeId);
  if (!challenge || !mayBeSpent(context, challenge)) return noLongerValid();
  const checked = checkCode(context, challenge, body.code);
  if (checked instanceof Problem) return checked;
  const challengeView = viewChallenge(checked);
  if (checked.purpose === 'CONFIRM_ORDER')
    return reply(200, { purpose: 'CONFIRM_ORDER', challenge: challengeView });
  if (checked.purpose === 'CHANGE_CONTACT') {
    if (!subject) return noLongerValid(); // `mayBeSpent` has already refused this case
    const changedUser = changeContact({ ...context, subject }, checked);
    return changedUser instanceof Problem
      ? changedUser
      : reply(200, {
          purpose: 'CHANGE_CONTACT',
          challenge: challengeView,
          user: viewUser(tables, changedUser),
        });
  }
  const signedIn = signIn(context, checked.target);
  return signedIn instanceof Problem
    ? signedIn
    : reply(200, { purpose: 'SIGN_IN', challenge: challengeView, signedIn });
};

/** A customer's code can be used only by that customer; for anyone else it does not exist. */
function mayBeSpent({ subject }: Context, { purpose, userId }: ChallengeRecord): boolean {
  return purpose === 'SIGN_IN' || (subject !== null && userId === subject.id);
}

/** Logs in, creating a customer for a contact without an account. */
export function signIn(
  { tables, now, random, userAgent }: Pick<Context, 'tables' | 'now' | 'random' | 'userAgent'>,
  target: string,
): SignedIn | Problem {
  const administrator = tables.administrators.find('email', target);
  let me: Me;
  if (administrator) {
    const signedInAdministrator = tables.administrators.replace({ ...administrator, lastSeenAt: now });
    me = { kind: 'ADMINISTRATOR', administrator: viewOwnAdministrator(signedInAdministrator) };
  } else {
    const user = findOrRegister({ tables, now, random }, target);
    const { problem } = userLifecycle.decide(user, 'sign-in', {});
    if (problem) return problem; // returned, so that the code stays spent
    me = { kind: 'CUSTOMER', user: viewUser(tables, tables.users.replace({ ...user, lastSeenAt: now })) };
  }

  const token = `tr_${random.uuid()}${random.uuid()}`.replaceAll('-', '');
  const { idle, absolute } = sessionRules[me.kind];
  const session = tables.sessions.insert({
    id: random.ulid('ses', now),
    tokenHash: hashToken(token),
    kind: me.kind,
    subjectId: me.kind === 'CUSTOMER' ? me.user.id : me.administrator.id,
    device: deviceName(userAgent),
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: idle / SECOND,
    absoluteExpiresAt: after(now, absolute),
    revokedAt: null,
  });
  // The hash of the token is known here already, and the token does not follow from it.
  return { token, endKey: session.tokenHash, session: viewSession(session), me };
}

function viewSession({
  id,
  kind,
  createdAt,
  lastSeenAt,
  idleSeconds,
  absoluteExpiresAt,
}: SessionRow): Session {
  return { id, kind, createdAt, idleExpiresAt: after(lastSeenAt, idleSeconds * SECOND), absoluteExpiresAt };
}
