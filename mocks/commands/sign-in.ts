import type { Session } from '#contracts/auth/challenge.ts';
import type { Me } from '#contracts/users/user.ts';
import { after, DAY, HOUR, MINUTE, SECOND } from '#mocks/business-time.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import type { SessionRow } from '#mocks/core/rows.ts';
import { hashToken } from '#mocks/core/session.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { noLongerValid } from '#mocks/resources/auth/lifecycle.ts';
import { checkCode } from '#mocks/resources/auth/one-time-code.ts';
import { viewAdministrator } from '#mocks/resources/users/person.ts';
import { accountBlocked, customerOf } from '#mocks/resources/users/registration.ts';
import { viewUser } from '#mocks/resources/users/view.ts';

/**
 * docs/domain.md, "Sessions". 30 minutes without a request end a customer's session for everything, not only for what
 * moves money: the token does not outlive the tab, so a longer sign-in without it would have no use.
 */
const sessionRules = {
  CUSTOMER: { idle: 30 * MINUTE, absolute: 30 * DAY },
  ADMINISTRATOR: { idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const;

/** Who signs in with a contact that nobody has becomes a customer. */
export const verifySignInCode: HandlerOf<'verifySignInCode'> = ({ body, tables, now, random, reply }) => {
  const challenge = tables.challenges.get(body.challengeId);
  if (challenge?.purpose !== 'SIGN_IN') return noLongerValid();
  const checked = checkCode({ tables, now }, challenge, body.code);
  if (checked instanceof Problem) return checked;

  const administrator = tables.administrators.find('email', checked.target);
  let me: Me;
  if (administrator) {
    const seen = tables.administrators.replace({ ...administrator, lastSeenAt: now });
    me = { kind: 'ADMINISTRATOR', administrator: viewAdministrator(seen) };
  } else {
    const user = customerOf({ tables, now, random }, checked.target);
    if (user.status !== 'ACTIVE') return accountBlocked(user);
    me = { kind: 'CUSTOMER', user: viewUser(user) };
  }

  const token = `tr_${random.uuid()}${random.uuid()}`.replaceAll('-', '');
  const { idle, absolute } = sessionRules[me.kind];
  const session = tables.sessions.insert({
    id: random.ulid('ses', now),
    tokenHash: hashToken(token),
    kind: me.kind,
    subjectId: me.kind === 'CUSTOMER' ? me.user.id : me.administrator.id,
    createdAt: now,
    lastSeenAt: now,
    idleSeconds: idle / SECOND,
    absoluteExpiresAt: after(now, absolute),
    revokedAt: null,
  });
  return reply(201, { token, session: viewSession(session), me });
};

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
