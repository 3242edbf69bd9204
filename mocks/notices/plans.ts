import type { LocalDate } from '#contracts/dates.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import type { Notice } from '#mocks/resources/inbox/deliver.ts';
import { negligibleOf } from '#mocks/resources/plans/lateness.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { NOTICE_DAYS } from '#mocks/rules/collection.ts';
import { isPaused } from '#mocks/rules/dispute.ts';
import { feesCharged } from '#mocks/rules/late-fees.ts';
import { isOwing, openOf, paidWithFeeOf } from '#mocks/rules/line-balance.ts';
import { sum } from '#mocks/rules/sum.ts';
import { about, hasReached, type Event, type EventContext } from './event.ts';
import { viewCollateral, viewPlan } from './links.ts';

/** The late fees, in minor units, that a plan has and did not have before. */
export const feeSince = (plan: PlanRecord, before: PlanRecord | undefined) =>
  feesCharged(plan.lines) - feesCharged(before?.lines ?? plan.lines);

const feesPaid = (plan: PlanRecord | undefined) => sum(plan?.lines ?? [], ({ paidFeeMinor }) => paidFeeMinor);

/** Also when a problem that kept it back is answered. */
const overdue: Event<'plans'> = (plan, before, { today }) => {
  const isNews =
    hasReached(plan, before, 'OVERDUE') ||
    (plan.status === 'OVERDUE' && isPaused(before?.dispute ?? null, today));
  return isNews && !isPaused(plan.dispute, today) ? overdueNotice(plan, feeSince(plan, before), today) : null;
};

/** The message that a plan is overdue, with the fee in minor units that was charged now; null if nothing is. */
export function overdueNotice(plan: PlanRecord, fee: number, today: LocalDate): Notice | null {
  const late = plan.lines.filter((line) => isOwing(line, negligibleOf(plan)) && line.dueDate < today);
  const [first] = late;
  if (!first) return null;
  const open = moneyText({ amountMinor: sum(late, openOf), currency: plan.currency });
  const since =
    late.length === 1
      ? `The instalment for ${plan.title} was due on ${dayText(first.dueDate)}.`
      : `The first of ${late.length} open instalments for ${plan.title} was due on ${dayText(first.dueDate)}.`;
  const what = late.length === 1 ? 'it' : 'them';
  const added =
    fee > 0 ? ` A late fee of ${moneyText({ amountMinor: fee, currency: plan.currency })} was added.` : '';
  return {
    ...about(plan, 'overdue', {
      category: 'PAYMENT',
      title: `${open} is overdue`,
      body: `${since} Pay ${what} to bring your plan up to date.${added}`,
      action: viewPlan(plan),
    }),
    latePlanId: plan.id,
  };
}

/** Whether a message of today says that the plan is overdue; it includes a fee of today. */
const isOverdueTold = ({ tables, today }: EventContext, { id, userId }: PlanRecord): boolean =>
  tables.inbox
    .by('topic', `${userId} overdue ${id}`)
    .some(({ status, at }) => status !== 'SUPPRESSED' && businessDate(at) === today);

const lateFee: Event<'plans'> = (plan, before, context) => {
  const fee = feeSince(plan, before);
  if (fee <= 0 || isOverdueTold(context, plan)) return null;
  return {
    ...about(plan, 'late-fee', {
      category: 'PAYMENT',
      title: `${moneyText({ amountMinor: fee, currency: plan.currency })} late fee`,
      body: `An instalment for ${plan.title} is late, so a fee was added. Paying the instalment prevents the next one.`,
      action: viewPlan(plan),
    }),
    latePlanId: plan.id,
  };
};

const remindedByUs: Event<'plans'> = (plan, before) => {
  const last = plan.contacts.at(-1);
  if (last?.kind !== 'REMINDER' || plan.contacts.length === (before?.contacts.length ?? 0)) return null;
  return {
    ...about(plan, `reminded-${last.at}`, {
      category: 'PAYMENT',
      title: `${last.text} for ${plan.title}`,
      body: 'Please pay it now, or tell us when you can. If you have already paid, there is nothing to do.',
      action: viewPlan(plan),
    }),
    latePlanId: plan.id,
  };
};

/** Notifies only of due dates moved by the administration. */
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

/** The law asks for a receipt of a withdrawal. */
const purchaseWithdrawn: Event<'plans'> = (plan, before) => {
  const { goodsReturn, title } = plan;
  if (!before || goodsReturn?.kind !== 'WITHDRAWAL') return null;
  if (before.goodsReturn?.requestedAt === goodsReturn.requestedAt) return null;
  return about(plan, `purchase-withdrawn-${goodsReturn.requestedAt}`, {
    category: 'PLAN',
    title: 'You withdrew from the purchase',
    body: `We received your withdrawal from ${title} on ${dayText(businessDate(goodsReturn.requestedAt))}. Send everything back within 14 days. The plan ends without costs once it is here.`,
    action: viewPlan(plan),
    isSentToContact: true,
  });
};

const returnRejected: Event<'plans'> = (plan, before) => {
  const { goodsReturn } = plan;
  if (!before || !goodsReturn || goodsReturn.answer === null) return null;
  if (before.goodsReturn?.answer === goodsReturn.answer) return null;
  return about(plan, `return-rejected-${goodsReturn.requestedAt}`, {
    category: 'PLAN',
    title: 'We rejected the return',
    body: goodsReturn.answer,
    action: viewPlan(plan),
  });
};

const goodsCredited: Event<'plans'> = (plan, before) => {
  const { length } = plan.goodsCredits;
  const credit = plan.goodsCredits.at(-1);
  if (!before || !credit || length === before.goodsCredits.length) return null;
  const next = isOpen(plan.status) ? plan.lines.find((line) => openOf(line) > 0) : undefined;
  const left = next
    ? `The next instalment for ${plan.title} is ${moneyText({ amountMinor: openOf(next), currency: plan.currency })}, due on ${dayText(next.dueDate)}.`
    : `Nothing is left to pay for ${plan.title}.`;
  const back =
    credit.refunded.amountMinor > 0 ? ` ${moneyText(credit.refunded)} that you had paid is given back.` : '';
  return about(plan, `goods-credited-${length}`, {
    category: 'PLAN',
    title: `${moneyText(credit.value)} credited for returned goods`,
    body: `${left}${back}`,
    action: viewPlan(plan),
  });
};

const feeWaived: Event<'plans'> = (plan, before) => {
  const fee = -feeSince(plan, before);
  const back = feesPaid(before) - feesPaid(plan);
  const credited =
    back > 0
      ? ` The ${moneyText({ amountMinor: back, currency: plan.currency })} that you had paid of it is in your wallet.`
      : '';
  return fee <= 0
    ? null
    : {
        ...about(plan, `fee-waived-${plan.version}`, {
          category: 'PAYMENT',
          title: `${moneyText({ amountMinor: fee, currency: plan.currency })} late fee waived`,
          body: `You no longer owe it for ${plan.title}.${credited}`,
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
    body: `Thank you. Pay ${amount} for ${plan.title} by ${dayText(promise.date)}.`,
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
          body: `${plan.title} is far behind. Pay what is overdue within ${NOTICE_DAYS} days, or change the number of months.`,
          action: viewPlan(plan),
        }),
        latePlanId: plan.id,
      }
    : null;

const defaulted: Event<'plans'> = (plan, before) =>
  hasReached(plan, before, 'DEFAULTED')
    ? {
        ...about(plan, 'defaulted', {
          category: 'PAYMENT',
          title: 'Your plan is in default',
          body: `${plan.title} was not brought up to date in time. Pay what is overdue, or change the number of months, to end the default.`,
          action: viewPlan(plan),
        }),
        latePlanId: plan.id,
      }
    : null;

const writtenOff: Event<'plans'> = (plan, before) =>
  hasReached(plan, before, 'WRITTEN_OFF')
    ? about(plan, 'written-off', {
        category: 'PLAN',
        title: 'Your plan was written off',
        body: `We no longer collect ${plan.title}. What is open is still owed, and you can pay it at any time.`,
        action: viewPlan(plan),
      })
    : null;

const autopayStopped: Event<'plans'> = (plan, before, { tables }) => {
  if (!plan.autopay?.stopped || before?.autopay?.stopped) return null;
  const { cardTokenId, cardLabel } = plan.autopay;
  const isRefused = (tables.cardTokens.get(cardTokenId)?.refused ?? null) !== null;
  return about(plan, 'autopay-stopped', {
    category: 'PAYMENT',
    title: 'Autopay has stopped',
    body: isRefused
      ? `Your bank refuses ${cardLabel} for ${plan.title}. Choose another card to continue.`
      : `Your bank took a payment for ${plan.title} back, so we no longer charge ${cardLabel}. Choose a card to continue.`,
    action: viewPlan(plan),
  });
};

const withdrawn: Event<'plans'> = (plan, before) =>
  hasReached(plan, before, 'WITHDRAWN')
    ? about(plan, 'withdrawn', {
        category: 'PLAN',
        title: 'You have withdrawn from your plan',
        body: `${plan.title} is paid back. Nothing more is due.`,
        action: viewPlan(plan),
      })
    : null;

const paidOn = ({ lines }: PlanRecord) => sum(lines, paidWithFeeOf);

/** Interest that was paid early and that a new version of the schedule has put into the wallet. */
const interestReturned: Event<'plans'> = (plan, before, { tables }) => {
  if (!before || before.scheduleVersion === plan.scheduleVersion) return null;
  const payments = tables.payments.by('planId', plan.id);
  const payment = payments.filter(({ purpose }) => purpose === plan.scheduleReason).at(-1);
  const received = sum(payment?.allocations ?? [], ({ amount }) => amount.amountMinor);
  const returned = paidOn(before) + received - paidOn(plan);
  return returned > 0
    ? about(plan, `interest-returned-${plan.scheduleVersion}`, {
        category: 'PLAN',
        title: `${moneyText({ amountMinor: returned, currency: plan.currency })} of interest is in your wallet`,
        body: `You had paid it for later days of ${plan.title}, which bear none after this change.`,
        action: viewPlan(plan),
      })
    : null;
};

const paidOff: Event<'plans'> = (plan, before) =>
  hasReached(plan, before, 'SETTLED')
    ? about(plan, 'paid-off', {
        category: 'PLAN',
        title: 'Your plan is paid off',
        body: `You have paid everything for ${plan.title}. Nothing more is due.`,
        action: viewPlan(plan),
      })
    : null;

/** Nothing secures the plan that a refund has opened again; of collateral that does, its own message says so. */
const reopenedUncovered: Event<'plans'> = (plan, before, { tables }) => {
  if (!before || isOpen(before.status) || plan.shortfall === 0) return null;
  const items = tables.collaterals.by('orderId', plan.orderId);
  if (items.some(({ status }) => status === 'SHORTFALL')) return null;
  const missing = moneyText({ amountMinor: plan.shortfall, currency: plan.currency });
  return about(plan, `uncovered-${plan.version}`, {
    category: 'COLLATERAL',
    title: 'Your plan needs collateral again',
    body: `Money that was paid back has opened ${plan.number} again, and ${missing} of collateral is missing. Add something, or pay the plan off.`,
    action: viewCollateral(plan.orderId),
    isSentToContact: true,
  });
};

export const planEvents = [
  overdue,
  lateFee,
  feeWaived,
  goodsCredited,
  purchaseWithdrawn,
  returnRejected,
  datesMoved,
  remindedByUs,
  promised,
  disputeAnswered,
  nearDefault,
  defaulted,
  writtenOff,
  autopayStopped,
  paidOff,
  withdrawn,
  interestReturned,
  reopenedUncovered,
];
