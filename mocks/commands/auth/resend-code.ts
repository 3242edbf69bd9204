import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { resendCode } from '#mocks/resources/auth/one-time-code.ts';
import type { ChallengeRecord } from '#mocks/resources/auth/record.ts';
import { awaitedCode } from '#mocks/resources/users/awaited-code.ts';
import { accountFacts } from '#mocks/resources/users/facts.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { viewUserDetails } from '#mocks/resources/users/view.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { orderCode, signInCode } from './create-challenge.ts';

/** Sends a customer's current code again (transition U29). */
export const resendUserCode: HandlerOf<'resendUserCode'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const status = userLifecycle.take(user, 'resend-code', accountFacts(tables, user));
  const challenge = requireRow(awaitedCode(tables, user), 'one-time code');
  resendCode(context, challenge, requestOf(tables, user, challenge).text);
  const told = { ...user, status, lastMessageAt: now };
  return reply(200, viewUserDetails(context, tables.users.replace(told)));
};

/** Describes the message with the code: the same text as the first one. */
function requestOf(tables: Pick<Reads, 'orders' | 'quotes'>, user: UserRecord, challenge: ChallengeRecord) {
  if (challenge.orderId === null) return signInCode(challenge.target);
  const order = requireRow(tables.orders.get(challenge.orderId), 'order');
  const quotes = tables.quotes.by('orderId', order.id);
  return orderCode(
    user,
    order,
    requireRow(
      quotes.find(({ hash }) => hash === challenge.bindsTo),
      'quote',
    ),
  );
}
