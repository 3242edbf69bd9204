import type { Challenge } from '#contracts/auth/challenge.ts';
import { moneyText, itemsOf } from '#mocks/core/format.ts';
import { requireRow, requireOwnRow, raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { type CodeRequest, issueCode, viewChallenge } from '#mocks/resources/auth/one-time-code.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { outOfDate, withValidQuote } from '#mocks/resources/orders/quotes/store.ts';
import type { OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import { kindOf, provenContactOf, recipient } from '#mocks/resources/users/contact.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { contactCode } from './change-contact.ts';

type Context = Parameters<HandlerOf<'createChallenge'>>[0];

/** Sends a one-time code (transition X1). */
export const createChallenge: HandlerOf<'createChallenge'> = (context) => {
  const { body, reply } = context;
  const issued = (request: CodeRequest) => reply(201, viewChallenge(issueCode(context, request)));
  if (body.purpose === 'SIGN_IN') return issued(signInCode(body.contact));
  if (body.purpose === 'CHANGE_CONTACT') return issued(contactCode(context, body.contact));
  const { order, quote, renewed } = signable(context, body.orderId);
  if (renewed || body.quoteId !== quote.id) return outOfDate(quote.id);
  const user = requireRow(context.tables.users.get(order.userId), 'customer');
  return issued(orderCode(user, order, quote, body.channel));
};

/** Describes a login code. The answer is the same whether or not an account has this contact. */
export function signInCode(contact: string): CodeRequest {
  return {
    purpose: 'SIGN_IN',
    ...recipient(contact),
    other: null,
    orderId: null,
    userId: null,
    bindsTo: null,
    text: (code) =>
      `${code} is your code to log in to Tranche. It is valid for 5 minutes. Never share it: we will never ask for it.`,
  };
}

/** Returns the caller's order with the quote that a code would confirm; an expired quote is replaced. */
function signable(context: Context, orderId: string) {
  const { subject, tables } = context;
  // oxlint-disable-next-line tranche/direct-refusal -- the endpoint is open to all, this purpose is not
  if (!subject) return raise('unauthenticated', 'Log in to confirm an order.');
  const order = requireOwnRow(tables.orders.get(orderId), subject, 'order');
  orderLifecycle.requireStep(order, 'confirm');
  return withValidQuote(context, order);
}

/** Describes the code for an order. It is sent to the verified contact of the account, or to the requested one. */
export function orderCode(
  user: UserRecord,
  order: OrderRecord,
  quote: QuoteRecord,
  channel?: Challenge['channel'],
): CodeRequest {
  const to = channel === undefined ? provenContactOf(user) : contactBy(user, channel);
  const plan = `${quote.schedule.length - 1} instalments, ${moneyText(quote.totalPayable)} in total`;
  return {
    purpose: 'CONFIRM_ORDER',
    ...recipient(to),
    other: kindOf(to) === 'email' ? user.phoneE164 : user.email,
    orderId: order.id,
    userId: user.id,
    bindsTo: quote.hash,
    text: (code) =>
      `${code} confirms your purchase of ${itemsOf(order.lines)} at Tranche: ${plan}. Never share it: we will never ask for it.`,
  };
}

function contactBy(user: UserRecord, channel: Challenge['channel']): string {
  const contact = channel === 'EMAIL' ? user.email : user.phoneE164;
  if (contact !== null) return contact;
  const message =
    channel === 'EMAIL' ? 'Your account has no e-mail address.' : 'Your account has no phone number.';
  // oxlint-disable-next-line tranche/direct-refusal -- about the request: the account lacks its contact
  return raise('validation-failed', message, { errors: [{ pointer: '/channel', code: 'missing', message }] });
}
