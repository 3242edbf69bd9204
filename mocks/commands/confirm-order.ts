import { orderMachine } from '#contracts/orders/machine.ts';
import { transitionsFrom } from '#contracts/machine.ts';
import type { ChallengeRecord, OrderRecord, QuoteRecord, UserRecord } from '#mocks/records.ts';
import { found, owned, problem, raise, Problem } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import type { Writes } from '#mocks/tables.ts';
import { eligibilityFor, notEligible } from '#mocks/resources/orders/eligibility.ts';
import { currentDocument } from '#mocks/resources/legal/handlers.ts';
import { checkCode, issueCode, noLongerValid, viewChallenge } from '#mocks/resources/auth/one-time-code.ts';
import { decideOrder, refuseStep } from '#mocks/resources/orders/lifecycle.ts';
import { actionsFor, viewOrder } from '#mocks/resources/orders/view.ts';
import { activatePlan, planFromQuote } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { outOfDate, settingsOf, signableQuote } from '#mocks/resources/orders/quotes/store.ts';
import { after, HOUR } from '#mocks/business-time.ts';
import { moneyText, titleOf } from '#mocks/format.ts';

const DOWN_PAYMENT_WAIT = 72 * HOUR;

const canBeSigned = (order: OrderRecord) => transitionsFrom(orderMachine, order.status, 'confirm').length > 0;

/** Sends the code for exactly these figures; for figures that have expired, new ones instead. */
export const requestOrderCode: HandlerOf<'requestOrderCode'> = (context) => {
  const { params, body, subject, tables, now, today, reply } = context;
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  if (!canBeSigned(order)) return refuseStep(order, 'confirm', actionsFor(tables, order, { now, today }));
  const quote = signableQuote(context, order);
  if (quote instanceof Problem) return quote;
  if (body.quoteId !== quote.id)
    return raise('quote-expired', 'There is a newer quote.', { newQuoteId: quote.id });
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

/** O10 and O11. */
export const confirmOrder: HandlerOf<'confirmOrder'> = (context) => {
  const { params, body, subject, tables, now, today, random, reply } = context;
  const order = owned(tables.orders.get(params.orderId), subject, 'order');
  if (!canBeSigned(order)) return refuseStep(order, 'confirm', actionsFor(tables, order, { now, today }));
  const quote = signableQuote(context, order);
  if (quote instanceof Problem) return quote;

  const terms = currentDocument('terms');
  // It binds to the hash of this order's own quote; no other order's code does, and none for signing in.
  const challenge = tables.challenges.get(body.challengeId);
  // Asked again: another order may have been signed since this one was submitted.
  const user = found(tables.users.get(order.userId), 'customer');
  const eligibility = eligibilityFor(tables, user, order, today);
  const decision = decideOrder(order.status, 'confirm', {
    hashEqual: body.quoteHash === quote.hash,
    termsCurrent: body.terms.version === terms.version && body.terms.hash === terms.hash,
    ineligible: eligibility.reasons,
    codeVerified: challenge?.status === 'VERIFIED' && challenge.bindsTo === quote.hash,
    downPayment: order.downPayment,
  });
  if (decision.kind !== 'taken') {
    const guard = decision.kind === 'refused' ? decision.guard : null;
    if (guard === 'quote-hash-equal') return outOfDate(quote.id);
    if (guard === 'terms-current') {
      return problem('terms-outdated', 'Please read the current terms.', { currentVersion: terms.version });
    }
    if (guard === 'customer-eligible') return notEligible(order, eligibility);
    return codeMissing(challenge, quote);
  }

  const number = takePlanNumber(tables);
  const pending = planFromQuote({ id: random.ulid('pln', now), number, order, quote, now });
  const plan = savePlan(tables, decision.to === 'ACTIVE' ? activatePlan(pending, today) : pending);
  const confirmed = tables.orders.replace({
    ...order,
    status: decision.to,
    planId: plan.id,
    planNumber: plan.number,
    terms: { version: terms.version, hash: terms.hash, acceptedAt: now },
    expiresAt: decision.to === 'ACTIVE' ? order.expiresAt : after(now, DOWN_PAYMENT_WAIT),
    version: order.version + 1,
  });
  return reply(200, viewOrder(tables, confirmed, { now, today }));
};

/** A code that can still be typed in is not right yet; any other is of no use. */
function codeMissing(challenge: ChallengeRecord | undefined, quote: QuoteRecord): Problem {
  if (challenge?.status !== 'ISSUED' || challenge.bindsTo !== quote.hash) return noLongerValid();
  return problem('otp-invalid', 'The code has not been typed in yet.', {
    attemptsLeft: challenge.attemptsLeft,
  });
}

function takePlanNumber(tables: Pick<Writes, 'settings'>): string {
  const settings = settingsOf(tables);
  tables.settings.replace({ ...settings, nextPlanNumber: settings.nextPlanNumber + 1 });
  return `PLN-${String(settings.nextPlanNumber).padStart(6, '0')}`;
}
