import { businessDate } from '#mocks/time/business-time.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import { triedAt } from '#mocks/resources/payments/attempts.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { sourceLabelOf } from '#mocks/resources/payments/sources.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import { sum } from '#mocks/rules/sum.ts';
import { about, hasReached, type Event, type EventContext } from './event.ts';
import { finishPaying, viewPlan } from './links.ts';

const amountOf = ({ amount, currency }: Pick<PaymentRecord, 'amount' | 'currency'>) =>
  moneyText({ amountMinor: amount, currency });

const titleOfPlan = ({ tables }: EventContext, { planId, planNumber }: PaymentRecord) =>
  tables.plans.get(planId)?.title ?? planNumber;

const paymentReceived: Event<'payments'> = (payment, before, context) => {
  if (!hasReached(payment, before, 'SUCCEEDED')) return null;
  const started = payment.purpose === 'DOWN_PAYMENT' ? ' Your plan has started.' : '';
  return about(payment, 'received', {
    category: 'PAYMENT',
    title: `${amountOf(payment)} received`,
    body: `Your payment for ${titleOfPlan(context, payment)} with ${sourceLabelOf(payment)} went through.${started}`,
    action: viewPlan({ number: payment.planNumber }),
  });
};

/** The receipt, which an administrator has sent again; also to the proven contact, as not every customer reads the inbox. */
const receiptSent: Event<'payments'> = (payment, before, context) => {
  const { receiptSentAt, planNumber } = payment;
  if (!before || receiptSentAt === null || receiptSentAt === before.receiptSentAt) return null;
  const day = dayText(businessDate(triedAt(payment)));
  return about(payment, `receipt ${receiptSentAt}`, {
    category: 'PAYMENT',
    title: `Receipt for ${amountOf(payment)}`,
    body: `Paid on ${day} with ${sourceLabelOf(payment)} for ${titleOfPlan(context, payment)}, plan ${planNumber}. Reference ${payment.id}.`,
    action: viewPlan({ number: planNumber }),
    isSentToContact: true,
  });
};

const paymentDeclined: Event<'payments'> = (payment, before, context) => {
  // A retry that fails again leaves the status unchanged, so the attempts are compared.
  const isNew = hasReached(payment, before, 'FAILED') || before?.attempts.length !== payment.attempts.length;
  if (payment.status !== 'FAILED' || !isNew) return null;
  const title = titleOfPlan(context, payment);
  const day = businessDate(triedAt(payment));
  // once a business day, as autopay tries on other days too, at times less than 24 hours apart
  return about(payment, `declined ${day}`, {
    category: 'PAYMENT',
    title: `${amountOf(payment)} could not be charged`,
    body: `Your bank declined the payment for ${title} with ${sourceLabelOf(payment)}. Nothing was charged.`,
    action:
      payment.purpose === 'DOWN_PAYMENT'
        ? finishPaying(payment.orderId)
        : viewPlan({ number: payment.planNumber }),
  });
};

const notConfirmed: Event<'payments'> = (payment, before, context) => {
  if (!hasReached(payment, before, 'EXPIRED')) return null;
  return about(payment, 'not-confirmed', {
    category: 'PAYMENT',
    title: `${amountOf(payment)} was not confirmed in time`,
    body: `Your bank wanted you to confirm the payment for ${titleOfPlan(context, payment)} with ${sourceLabelOf(payment)}. Nothing was charged.`,
    action:
      payment.purpose === 'DOWN_PAYMENT'
        ? finishPaying(payment.orderId)
        : viewPlan({ number: payment.planNumber }),
  });
};

const refunded: Event<'refunds'> = (refund, before, context) => {
  const payment = context.tables.payments.get(refund.paymentId);
  if (before || !payment) return null;
  const reopened = isOpen(refund.planStatus)
    ? sum(refund.reopenedLines, (line) => line.openAfterMinor - line.openBeforeMinor)
    : 0;
  const reopens = moneyText({ amountMinor: reopened, currency: payment.currency });
  const [first, ...later] = [...new Set(refund.reopenedLines.map(({ dueDate }) => dueDate))].toSorted();
  if (refund.reason === 'CHARGE_BACK') {
    const taken =
      refund.fromWallet.amountMinor > 0
        ? ` ${moneyText(refund.fromWallet)} that it had added to your wallet was taken from there.`
        : '';
    return about(refund, 'charged-back', {
      category: 'PAYMENT',
      title: `Your bank took ${moneyText(refund.amount)} back`,
      body:
        `The payment for ${titleOfPlan(context, payment)} was reversed` +
        (reopened > 0 ? `, so ${reopens} of your plan is open again.` : '.') +
        taken,
      action: viewPlan({ number: payment.planNumber }),
    });
  }
  return about(refund, 'refunded', {
    category: 'PAYMENT',
    title: `${moneyText(refund.amount)} refunded`,
    body:
      `Your payment for ${titleOfPlan(context, payment)} is refunded to ${sourceLabelOf({ sources: refund.destinations })}.` +
      (reopened > 0 && first !== undefined
        ? ` ${reopens} of your plan is open again, due ${later.length > 0 ? 'from' : 'on'} ${dayText(first)}${later.length > 0 ? ' on' : ''}.`
        : ''),
    action: viewPlan({ number: payment.planNumber }),
  });
};

export const paymentEvents = [paymentReceived, paymentDeclined, notConfirmed, receiptSent];

export const refundEvents = [refunded];
