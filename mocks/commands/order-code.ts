import { moneyText, titleOf } from '#mocks/format.ts';
import { found, owned, Problem } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { noLongerValid } from '#mocks/resources/auth/lifecycle.ts';
import { checkCode, issueCode, viewChallenge } from '#mocks/resources/auth/one-time-code.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { outOfDate, withValidQuote } from '#mocks/resources/orders/quotes/store.ts';
import type { OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';

/** Sends the code for exactly these figures; for figures that have expired, new ones instead. */
export const requestOrderCode: HandlerOf<'requestOrderCode'> = (context) => {
  const { params, body, subject, tables, reply } = context;
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  orderLifecycle.requireStep(order, 'confirm');
  const { quote, renewed } = withValidQuote(context, order);
  if (renewed || body.quoteId !== quote.id) return outOfDate(quote.id);
  const user = found(tables.users.get(order.userId), 'customer');
  const challenge = issueCode(context, {
    purpose: 'CONFIRM_ORDER',
    ...addressOf(user),
    orderId: order.id,
    bindsTo: quote.hash,
    text: (code) => codeText(code, order, quote),
  });
  return reply(201, viewChallenge(challenge));
};

function addressOf({ provenContact, email, phoneE164 }: UserRecord) {
  return provenContact === 'email'
    ? ({ channel: 'EMAIL', to: email.toLowerCase() } as const)
    : ({ channel: 'SMS', to: phoneE164 } as const);
}

function codeText(code: string, order: OrderRecord, quote: QuoteRecord): string {
  const sum = moneyText(quote.totalPayable);
  const plan = `${quote.schedule.length - 1} instalments, ${sum} in all`;
  return `${code} confirms your purchase of ${titleOf(order.lines)} at Tranche: ${plan}. Tell this code to nobody.`;
}

export const verifyOrderCode: HandlerOf<'verifyOrderCode'> = ({
  params,
  body,
  subject,
  tables,
  now,
  reply,
}) => {
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  const challenge = tables.challenges.get(body.challengeId);
  if (challenge?.purpose !== 'CONFIRM_ORDER' || challenge.orderId !== order.id) return noLongerValid();
  const checked = checkCode({ tables, now }, challenge, body.code);
  return checked instanceof Problem ? checked : reply(200, viewChallenge(checked));
};
