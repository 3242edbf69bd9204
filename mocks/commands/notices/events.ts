import { businessDate } from '#mocks/business-time.ts';
import { dayText, moneyText, titleOf } from '#mocks/format.ts';
import { isLive } from '#mocks/core/session.ts';
import type { Notice } from '#mocks/resources/inbox/deliver.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { sourceLabelOf } from '#mocks/resources/payments/sources.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { NOTICE_DAYS } from '#mocks/rules/collection.ts';
import { isPaused } from '#mocks/rules/dispute.ts';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { became, type Event, type Events, type Told } from './event.ts';

export const viewPlan = ({ number }: Pick<PlanRecord, 'number'>) => ({
  label: 'View plan',
  path: `/installments/details?plan=${number}`,
});

const finishPaying = (orderId: string) => ({
  label: 'Finish paying',
  path: `/checkout/confirmation?order=${orderId}`,
});

const amountOf = ({ amount, currency }: Pick<PaymentRecord, 'amount' | 'currency'>) =>
  moneyText({ amountMinor: amount, currency });

const titleOfPlan = ({ tables }: Told, { planId, planNumber }: PaymentRecord) =>
  tables.plans.get(planId)?.title ?? planNumber;

/** A notice about one row, once a day for each kind. */
const about = (
  { id, userId }: { readonly id: string; readonly userId: string },
  kind: string,
  notice: Omit<Notice, 'userId' | 'topic'>,
): Notice => ({ ...notice, userId, topic: `${kind} ${id}` });

const paymentReceived: Event<'payments'> = (payment, before, told) => {
  if (!became(payment, before, 'SUCCEEDED')) return null;
  const started = payment.purpose === 'DOWN_PAYMENT' ? ' Your plan has started.' : '';
  return about(payment, 'received', {
    category: 'PAYMENT',
    title: `${amountOf(payment)} received`,
    body: `Your payment for ${titleOfPlan(told, payment)} with ${sourceLabelOf(payment)} went through.${started}`,
    action: viewPlan({ number: payment.planNumber }),
  });
};

const paymentDeclined: Event<'payments'> = (payment, before, told) => {
  // A retry that fails as well leaves the state as it was.
  const isNew = became(payment, before, 'FAILED') || before?.attempts.length !== payment.attempts.length;
  if (payment.status !== 'FAILED' || !isNew) return null;
  const title = titleOfPlan(told, payment);
  return about(payment, 'declined', {
    category: 'PAYMENT',
    title: `${amountOf(payment)} could not be charged`,
    body: `Your bank declined the payment for ${title} with ${sourceLabelOf(payment)}. Nothing was charged.`,
    action:
      payment.purpose === 'DOWN_PAYMENT'
        ? finishPaying(payment.orderId)
        : viewPlan({ number: payment.planNumber }),
  });
};

const refunded: Event<'refunds'> = (refund, before, told) => {
  const payment = told.tables.payments.get(refund.paymentId);
  if (before || !payment) return null;
  const reopened = refund.reopenedLines.reduce(
    (sum, line) => sum + line.openAfterMinor - line.openBeforeMinor,
    0,
  );
  const reopens = moneyText({ amountMinor: reopened, currency: payment.currency });
  if (refund.reason === 'CHARGE_BACK') {
    return about(refund, 'charged-back', {
      category: 'PAYMENT',
      title: `Your bank took ${moneyText(refund.amount)} back`,
      body: `The payment for ${titleOfPlan(told, payment)} was reversed, so ${reopens} of your plan is open again.`,
      action: viewPlan({ number: payment.planNumber }),
    });
  }
  return about(refund, 'refunded', {
    category: 'PAYMENT',
    title: `${moneyText(refund.amount)} refunded`,
    body:
      `Your payment for ${titleOfPlan(told, payment)} is refunded to ${sourceLabelOf({ sources: refund.destinations })}.` +
      (reopened > 0 ? ` ${reopens} of your plan is open again.` : ''),
    action: viewPlan({ number: payment.planNumber }),
  });
};

const feeSince = (plan: PlanRecord, before: PlanRecord | undefined) =>
  feesCharged(plan.lines) - feesCharged(before?.lines ?? plan.lines);

const overdue: Event<'plans'> = (plan, before, { today }) => {
  if (!became(plan, before, 'OVERDUE') || isPaused(plan.dispute, today)) return null;
  const late = plan.lines.find((line) => openOf(line) > 0 && line.dueDate < today);
  if (!late) return null;
  const open = moneyText({ amountMinor: openOf(late), currency: plan.currency });
  const fee = feeSince(plan, before);
  const added =
    fee > 0 ? ` A late fee of ${moneyText({ amountMinor: fee, currency: plan.currency })} was added.` : '';
  return {
    ...about(plan, 'overdue', {
      category: 'PAYMENT',
      title: `${open} is overdue`,
      body: `The instalment for ${plan.title} was due on ${dayText(late.dueDate)}. Pay it to bring your plan up to date.${added}`,
      action: viewPlan(plan),
    }),
    isOverdue: true,
  };
};

/** The first fee comes on the day on which the plan becomes overdue, and is in that message. */
const lateFee: Event<'plans'> = (plan, before) => {
  const fee = feeSince(plan, before);
  if (fee <= 0 || became(plan, before, 'OVERDUE')) return null;
  return {
    ...about(plan, 'late-fee', {
      category: 'PAYMENT',
      title: `${moneyText({ amountMinor: fee, currency: plan.currency })} late fee`,
      body: `An instalment for ${plan.title} is late, so a fee was added. Paying the instalment prevents the next one.`,
      action: viewPlan(plan),
    }),
    isOverdue: true,
  };
};

const remindedByUs: Event<'plans'> = (plan, before) => {
  const last = plan.contacts.at(-1);
  if (last?.kind !== 'REMINDER' || plan.contacts.length === (before?.contacts.length ?? 0)) return null;
  return {
    ...about(plan, `reminded-${last.at}`, {
      category: 'PAYMENT',
      title: `${last.text} for ${plan.title}`,
      body: 'Please pay it now, or tell us when you can. If you have paid it already, nothing is to be done.',
      action: viewPlan(plan),
    }),
    isOverdue: true,
  };
};

/** Only the administration moves due dates. */
const datesMoved: Event<'plans'> = (plan, before) => {
  const isMoved = plan.scheduleReason === 'EXTENSION' && before?.scheduleVersion !== plan.scheduleVersion;
  const next = plan.lines.find((line) => openOf(line) > 0);
  return isMoved && next
    ? about(plan, `dates-moved-${plan.scheduleVersion}`, {
        category: 'PAYMENT',
        title: 'Your due dates are later',
        body: `The next instalment for ${plan.title} is due on ${dayText(next.dueDate)}. The amounts stay the same.`,
        action: viewPlan(plan),
      })
    : null;
};

const feeWaived: Event<'plans'> = (plan, before) => {
  const fee = -feeSince(plan, before);
  return fee <= 0
    ? null
    : {
        ...about(plan, `fee-waived-${plan.version}`, {
          category: 'PAYMENT',
          title: `${moneyText({ amountMinor: fee, currency: plan.currency })} late fee waived`,
          body: `You do not owe it for ${plan.title} any more. What you had paid of it is in your wallet.`,
          action: viewPlan(plan),
        }),
      };
};

const promised: Event<'plans'> = (plan, before) => {
  const { promise } = plan;
  if (!before || !promise || promise.madeAt === before.promise?.madeAt) return null;
  const amount = moneyText(promise.amount);
  return about(plan, `promise-${promise.madeAt}`, {
    category: 'PAYMENT',
    title: `You promised to pay ${amount}`,
    body: `Thank you. Pay ${amount} for ${plan.title} until ${dayText(promise.date)}.`,
    action: viewPlan(plan),
  });
};

const disputeAnswered: Event<'plans'> = (plan, before) => {
  const { dispute } = plan;
  if (!before || !dispute || dispute.answer === null || before.dispute?.answer === dispute.answer)
    return null;
  return about(plan, `dispute-answered-${dispute.openedAt}`, {
    category: 'PLAN',
    title: 'We answered the problem that you reported',
    body: dispute.answer,
    action: viewPlan(plan),
  });
};

const nearDefault: Event<'plans'> = (plan, before) =>
  before && plan.defaultNoticeOn !== null && before.defaultNoticeOn === null
    ? {
        ...about(plan, 'default-notice', {
          category: 'PAYMENT',
          title: 'Your plan is about to default',
          body: `${plan.title} is far behind. Pay what is overdue within ${NOTICE_DAYS} days, or spread it over other months.`,
          action: viewPlan(plan),
        }),
        isOverdue: true,
      }
    : null;

const writtenOff: Event<'plans'> = (plan, before) =>
  became(plan, before, 'WRITTEN_OFF')
    ? about(plan, 'written-off', {
        category: 'PLAN',
        title: 'Your plan was written off',
        body: `We do not collect ${plan.title} any more. What is open is still owed, and you can pay it at any time.`,
        action: viewPlan(plan),
      })
    : null;

const autopayStopped: Event<'plans'> = (plan, before) =>
  plan.autopay?.stopped && !before?.autopay?.stopped
    ? about(plan, 'autopay-stopped', {
        category: 'PAYMENT',
        title: 'Autopay has stopped',
        body: `Your bank refuses ${plan.autopay.cardLabel} for ${plan.title}. Choose another card to continue.`,
        action: viewPlan(plan),
      })
    : null;

const withdrawn: Event<'plans'> = (plan, before) =>
  became(plan, before, 'WITHDRAWN')
    ? about(plan, 'withdrawn', {
        category: 'PLAN',
        title: 'You have withdrawn from your plan',
        body: `${plan.title} is paid back. Nothing more is due.`,
        action: viewPlan(plan),
      })
    : null;

const paidOff: Event<'plans'> = (plan, before) =>
  became(plan, before, 'SETTLED')
    ? about(plan, 'paid-off', {
        category: 'PLAN',
        title: 'Your plan is paid off',
        body: `You have paid everything for ${plan.title}. Nothing more is due.`,
        action: viewPlan(plan),
      })
    : null;

const orderCancelled: Event<'orders'> = (order, before) =>
  became(order, before, 'CANCELLED')
    ? about(order, 'cancelled', {
        category: 'PLAN',
        title: 'Your order was cancelled',
        body: `${order.number}, ${titleOf(order.lines)}, was cancelled. Nothing is due.`,
        action: { label: 'View orders', path: '/orders' },
      })
    : null;

const orderReminded: Event<'orders'> = (order, before) => {
  if (!before || order.remindedAt === null || order.remindedAt === before.remindedAt) return null;
  const isSigned = order.status === 'AWAITING_DOWN_PAYMENT';
  return about(order, 'reminded', {
    category: 'PLAN',
    title: isSigned ? 'Your order waits for its down payment' : 'Your order is not finished yet',
    body: `${order.number}, ${titleOf(order.lines)}, is kept until ${dayText(businessDate(order.expiresAt))}.`,
    action: isSigned ? finishPaying(order.id) : { label: 'View orders', path: '/orders' },
  });
};

const orderExpired: Event<'orders'> = (order, before) =>
  became(order, before, 'EXPIRED') && order.planId !== null
    ? about(order, 'expired', {
        category: 'PLAN',
        title: 'Your order has expired',
        body: `${order.number}, ${titleOf(order.lines)}, was not paid in time. Nothing is due.`,
        action: { label: 'View orders', path: '/orders' },
      })
    : null;

const contactChanged: Event<'users'> = (user, before) => {
  const changed = before?.email !== user.email ? 'e-mail address' : 'phone number';
  if (!before || user.status !== 'ACTIVE') return null;
  if (before.email === user.email && before.phoneE164 === user.phoneE164) return null;
  return {
    userId: user.id,
    topic: `contact ${user.version}`,
    category: 'SECURITY',
    title: `Your ${changed} was changed`,
    body: 'All other sessions were ended. If this was not you, contact support at once.',
    action: { label: 'View profile', path: '/profile' },
  };
};

const aboutAccount = ({ id, version }: UserRecord, title: string, body: string): Notice => ({
  userId: id,
  topic: `account ${version}`,
  category: 'SECURITY',
  title,
  body,
  action: { label: 'View profile', path: '/profile' },
});

const dataRequested: Event<'users'> = (user, before) =>
  before && user.dataReadyUntil !== null && user.dataReadyUntil !== before.dataReadyUntil
    ? aboutAccount(
        user,
        'A file of your data was requested',
        `It can be downloaded until ${dayText(businessDate(user.dataReadyUntil))}. If this was not you, contact support at once.`,
      )
    : null;

const deletionChanged: Event<'users'> = (user, before, { today }) => {
  if (!before || user.status !== 'ACTIVE' || user.deletesOn === before.deletesOn) return null;
  if (user.deletesOn !== null) {
    const body = `It is deleted on ${dayText(user.deletesOn)}. You can keep it until then.`;
    return aboutAccount(user, 'You asked to delete your account', body);
  }
  return before.deletesOn !== null && before.deletesOn <= today
    ? aboutAccount(
        user,
        'Your account was not deleted',
        'A plan or money in your wallet is open again. Ask once more when it is closed.',
      )
    : aboutAccount(user, 'You keep your account', 'Your request to delete it was cancelled.');
};

const newLogin: Event<'sessions'> = (session, before, { tables }) => {
  if (before || session.kind !== 'CUSTOMER') return null;
  const isSecond = tables.sessions
    .by('subjectId', session.subjectId)
    .some((other) => other.id !== session.id && isLive(other, session.createdAt));
  return isSecond
    ? {
        userId: session.subjectId,
        topic: `login ${session.id}`,
        category: 'SECURITY',
        title: 'New login to your account',
        body: 'Your account was opened in another place as well. If this was not you, end that session.',
        action: { label: 'View sessions', path: '/profile' },
      }
    : null;
};

/** docs/domain.md, "Messages". A command needs no line of its own: what it changes is told. */
export const events: Events = {
  payments: [paymentReceived, paymentDeclined],
  refunds: [refunded],
  plans: [
    overdue,
    lateFee,
    feeWaived,
    datesMoved,
    remindedByUs,
    promised,
    disputeAnswered,
    nearDefault,
    writtenOff,
    autopayStopped,
    paidOff,
    withdrawn,
  ],
  orders: [orderCancelled, orderReminded, orderExpired],
  users: [contactChanged, dataRequested, deletionChanged],
  sessions: [newLogin],
};
