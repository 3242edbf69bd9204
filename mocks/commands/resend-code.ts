import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { resendCode } from '#mocks/resources/auth/one-time-code.ts';
import type { ChallengeRecord } from '#mocks/resources/auth/record.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { viewUserDetails } from '#mocks/resources/users/view.ts';
import type { Reads } from '#mocks/tables.ts';
import { orderCode, signInCode } from './create-challenge.ts';

/** Sends a customer's current code again (transition U29). */
export const resendUserCode: HandlerOf<'resendUserCode'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const user = found(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const awaited = awaitedCode(tables, user, now);
  const status = userLifecycle.take(user, 'resend-code', { isAwaited: awaited !== undefined });
  const challenge = found(awaited, 'one-time code');
  resendCode(context, challenge, requestOf(tables, user, challenge).text);
  const told = { ...user, status, lastMessageAt: now };
  return reply(200, viewUserDetails(context, tables.users.replace(told)));
};

/**
 * Returns the newest code to a verified contact of a customer that can still be entered. A contact that is being
 * changed is not verified yet.
 */
function awaitedCode(
  tables: Pick<Reads, 'challenges'>,
  { email, phoneE164 }: UserRecord,
  now: string,
): ChallengeRecord | undefined {
  return [email, phoneE164]
    .flatMap((contact) => (contact === null ? [] : tables.challenges.by('target', contact.toLowerCase())))
    .filter(
      ({ purpose, status, expiresAt }) =>
        purpose !== 'CHANGE_CONTACT' && status === 'ISSUED' && expiresAt >= now,
    )
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1))[0];
}

/** Describes the message with the code: the same text as the first one. */
function requestOf(tables: Pick<Reads, 'orders' | 'quotes'>, user: UserRecord, challenge: ChallengeRecord) {
  if (challenge.orderId === null) return signInCode(challenge.target);
  const order = found(tables.orders.get(challenge.orderId), 'order');
  orderLifecycle.requireStep(order, 'confirm'); // the order may have been cancelled meanwhile
  const quotes = tables.quotes.by('orderId', order.id);
  return orderCode(
    user,
    order,
    found(
      quotes.find(({ hash }) => hash === challenge.bindsTo),
      'quote',
    ),
  );
}
