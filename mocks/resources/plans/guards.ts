import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { BoughtItem, ReturnedItem } from '#contracts/plans/goods.ts';
import { maxReturnPhotos } from '#contracts/plans/goods-return.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { invalidField, problem } from '#mocks/core/handler-result.ts';
import { attemptsLeftToday, noPaymentProcessing } from '#mocks/resources/plan-payment-guards.ts';
import { noCreditWaiting, noRequestWaiting } from '#mocks/resources/request-waiting.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import { lastDayOf } from '#mocks/rules/bank-days.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import { isPaused } from '#mocks/rules/dispute.ts';
import { DEFAULT_AFTER_DAYS, NOTICE_DAYS } from '#mocks/rules/collection.ts';
import { feeDueOf, isWaived } from '#mocks/rules/fee-waiver.ts';
import { feeOpenOf, openOf, paidWithFeeOf } from '#mocks/rules/line-balance.ts';
import { lastPromiseDay } from '#mocks/rules/promise.ts';
import { dueFirst, laterThan, openPrincipalOf, owesPrincipal, payoff } from '#mocks/rules/payoff.ts';
import { paymentAheadRange } from '#mocks/rules/paying-ahead.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { sum } from '#mocks/rules/sum.ts';
import { dueDayOf } from './agreed-day.ts';
import { daysLateOf, negligibleOf } from './lateness.ts';
import type { PlanRecord } from './record.ts';

export const MAX_RESCHEDULES = 2;
export const MAX_DUE_DAY_CHANGES = 2;
export const MAX_EXTENSIONS = 2;

interface OnDay {
  readonly plan: PlanRecord;
  readonly today: LocalDate;
}
interface WithAmount extends OnDay {
  readonly amount: Money;
}

interface WithGoods {
  readonly bought: readonly BoughtItem[];
}

const ofPlan = ({ plan: { currency } }: OnDay, amountMinor: number): Money => ({ amountMinor, currency });

const payoffOf = ({ plan, today }: OnDay) => payoff(plan.lines, plan.offer.nominalRatePpm, today);

const aheadRangeOf = ({ plan: { lines, offer, currency }, today }: OnDay) =>
  paymentAheadRange(lines, offer.nominalRatePpm, today, currency);

/** Returns the last day on which the customer may withdraw; null without that right, or before the plan has started. */
export function lastWithdrawalDay({ activatedOn, status, policyProfile }: PlanRecord): LocalDate | null {
  const { withdrawalDays } = profiles[policyProfile];
  if (activatedOn === null || status !== 'ACTIVE' || withdrawalDays === 0) return null;
  return lastDayOf(activatedOn, withdrawalDays);
}

/** Returns the last day on which the customer may withdraw from the purchase; null without that right. */
export function lastPurchaseDay({ activatedOn, policyProfile }: PlanRecord): LocalDate | null {
  const { purchaseWithdrawalDays } = profiles[policyProfile];
  return activatedOn === null || purchaseWithdrawalDays === 0
    ? null
    : lastDayOf(activatedOn, purchaseWithdrawalDays);
}

/** Counts the versions of the schedule with this reason. */
const versionsFor = (
  { scheduleReason, earlierSchedules }: PlanRecord,
  wanted: PlanRecord['scheduleReason'],
): number =>
  [...earlierSchedules.map(({ reason }) => reason), scheduleReason].filter((reason) => reason === wanted)
    .length;

export const reschedulesUsed = (plan: PlanRecord): number => versionsFor(plan, 'RESCHEDULE');

/** Returns the maximum number of months over which the rest of a plan can be spread. */
export const maxMonths = ({ offer, policyProfile }: PlanRecord): number =>
  Math.max(profiles[policyProfile].maxMonthsUnsecured, offer.collateralRequired ? offer.months : 0);

/** What each action needs, said of a state that lacks it. */
export const planNeeds = {
  reschedule: 'Only a plan that is active, overdue or in default can be rescheduled.',
  'change-due-day': 'The due day can be changed only while the plan is active and nothing is late.',
  withdraw: 'Only an active plan can be withdrawn from.',
  remind: 'A reminder can be sent only for a plan that is active, overdue or in default.',
  extend: 'Due dates can be moved only while the plan is active, overdue or in default.',
  'waive-fees': 'Late fees can be waived once a plan has started, unless it was cancelled or withdrawn from.',
  promise: 'A promise to pay can be recorded only for a plan that is active, overdue or in default.',
  'answer-dispute':
    'A problem can be answered once a plan has started, unless it was cancelled or withdrawn from.',
  contact: null,
  'reject-return':
    'A return can be rejected once a plan has started, unless it was cancelled or withdrawn from.',
  'credit-goods':
    'Goods that came back can be credited once a plan has started, unless it was cancelled or withdrawn from.',
  'write-off': 'Only a plan in default can be written off.',
} as const;

/** Guards that depend on stored state and the day only. */
export const planGuards = {
  'down-payment-paid': ({ plan }: OnDay) =>
    plan.lines.some((line) => line.no === 0 && openOf(line) > 0)
      ? 'The down payment has not been paid.'
      : null,
  'principal-left': ({ plan }: OnDay) =>
    plan.lines.some((line) => openPrincipalOf(line) > 0) ? null : 'No principal is left to spread.',
  'later-principal-left': ({ plan, today }: OnDay) =>
    laterThan(plan.lines, today).some(owesPrincipal) ? null : 'No later instalment is left.',
  'room-ahead': (facts: OnDay) => {
    const { min, max } = aheadRangeOf(facts);
    return min <= max ? null : 'Too little is left to pay ahead. Pay the plan off instead.';
  },
  'past-grace': ({ plan, today }: OnDay) =>
    daysLateOf(plan, today) > plan.offer.graceDays
      ? null
      : `No instalment is more than ${plan.offer.graceDays} days late.`,
  'long-past-due': ({ plan, today }: OnDay) =>
    daysLateOf(plan, today) >= DEFAULT_AFTER_DAYS
      ? null
      : `No instalment is ${DEFAULT_AFTER_DAYS} days late.`,
  'notice-given': ({ plan: { defaultNoticeOn }, today }: OnDay) =>
    defaultNoticeOn !== null && daysBetween(defaultNoticeOn, today) >= NOTICE_DAYS
      ? null
      : `The customer was not told ${NOTICE_DAYS} days ago.`,
  'nothing-past-due': ({ plan, today }: OnDay) =>
    daysLateOf(plan, today) > 0 ? 'An instalment is still past its due date.' : null,
  /** The customer keeps what was bought: what a bank takes back is owed. */
  'not-charged-back': ({ isChargeBack }: { readonly isChargeBack: boolean }) =>
    isChargeBack ? 'What the bank took back is owed again.' : null,
  'everything-reversed': ({ plan }: OnDay) =>
    plan.lines.some((line) => paidWithFeeOf(line) > 0) ? 'A part of what was paid stays.' : null,
  'nothing-outstanding': ({ plan }: OnDay) =>
    sum(plan.lines, (line) => openOf(line) + feeOpenOf(line)) <= negligibleOf(plan)
      ? null
      : 'Instalments or fees are still open.',
  /** What the business refunds of a plan that was withdrawn is not owed; what a bank takes back is. */
  'charged-back': ({ isChargeBack }: { readonly isChargeBack: boolean }) =>
    isChargeBack ? null : 'The plan has ended by withdrawal.',
  withdrawing: ({ purpose }: { readonly purpose: string }) =>
    purpose === 'WITHDRAWAL' ? null : 'The customer does not withdraw from the plan.',
  'no-payment-processing': noPaymentProcessing,
  'no-request-waiting': noRequestWaiting,
  'no-credit-waiting': noCreditWaiting,
  /** What is overpaid could not be given back. */
  'account-kept': ({ isAccountClosed }: { readonly isAccountClosed: boolean }) =>
    isAccountClosed ? 'The account was deleted. Give the money back outside of the plan.' : null,
  /** Counts today's failed payments of the plan that a person made. */
  'attempts-left': attemptsLeftToday,
  'reschedules-left': ({ plan }: OnDay) =>
    reschedulesUsed(plan) < MAX_RESCHEDULES
      ? null
      : problem(
          'reschedule-limit',
          `The number of months can be changed ${MAX_RESCHEDULES} times. Contact us.`,
          {
            max: MAX_RESCHEDULES,
          },
        ),
  'due-day-changes-left': ({ plan }: OnDay) =>
    versionsFor(plan, 'DUE_DAY') < MAX_DUE_DAY_CHANGES
      ? null
      : problem('reschedule-limit', `The due day can be changed ${MAX_DUE_DAY_CHANGES} times. Contact us.`, {
          max: MAX_DUE_DAY_CHANGES,
        }),
  'extensions-left': ({ plan }: OnDay) =>
    versionsFor(plan, 'EXTENSION') < MAX_EXTENSIONS
      ? null
      : problem('reschedule-limit', `Due dates can be moved ${MAX_EXTENSIONS} times.`, {
          max: MAX_EXTENSIONS,
        }),
  'fees-charged': ({ plan }: Pick<OnDay, 'plan'>) =>
    plan.lines.some((line) => feeDueOf(line) > 0)
      ? null
      : 'No late fee was charged, or all of them were waived.',
  'something-due': ({ plan, today }: OnDay) =>
    plan.lines.some((line) => line.dueDate <= today && openOf(line) + feeOpenOf(line) > 0)
      ? null
      : 'Nothing is due.',
  'not-paused': ({ plan: { dispute }, today }: OnDay) =>
    dispute && isPaused(dispute, today)
      ? `The customer has reported a problem: reminders pause until ${dayText(dispute.pausedUntil)}.`
      : null,
  'not-reminded-today': ({ plan: { contacts }, today }: OnDay) =>
    contacts.some(({ kind, at }) => kind === 'REMINDER' && businessDate(at) === today)
      ? 'The customer was reminded today. The next reminder is possible tomorrow.'
      : null,
  'no-open-promise': ({ plan: { promise } }: Pick<OnDay, 'plan'>) =>
    promise?.status === 'OPEN' ? `The customer has promised to pay by ${dayText(promise.date)}.` : null,
  'no-open-dispute': ({ plan: { dispute } }: Pick<OnDay, 'plan'>) =>
    dispute?.status === 'OPEN' ? 'You have reported a problem, which we are looking into.' : null,
  'dispute-open': ({ plan: { dispute } }: Pick<OnDay, 'plan'>) =>
    dispute?.status === 'OPEN' ? null : 'No problem is waiting for an answer.',
  'no-open-return': ({ plan: { goodsReturn } }: Pick<OnDay, 'plan'>) =>
    goodsReturn?.status === 'OPEN' ? 'You have asked for a return, which we are looking into.' : null,
  'return-open': ({ plan: { goodsReturn } }: Pick<OnDay, 'plan'>) =>
    goodsReturn?.status === 'OPEN' ? null : 'No return is waiting for a decision.',
  'not-withdrawn-from': ({ plan: { goodsReturn } }: Pick<OnDay, 'plan'>) =>
    goodsReturn?.status === 'OPEN' && goodsReturn.kind === 'WITHDRAWAL'
      ? 'You have withdrawn from the purchase. We credit the plan once the goods are back.'
      : null,
  'within-purchase-days': ({ plan, today }: OnDay) => {
    const last = lastPurchaseDay(plan);
    if (last === null) return 'There is no right to withdraw from this purchase.';
    return today <= last ? null : `Withdrawing from the purchase was possible until ${dayText(last)}.`;
  },
  'room-for-photo': ({ plan: { goodsReturn } }: Pick<OnDay, 'plan'>) =>
    (goodsReturn?.photos.length ?? 0) < maxReturnPhotos
      ? null
      : `A return can have ${maxReturnPhotos} photos.`,
  'within-withdrawal-days': ({ plan, today }: OnDay) => {
    const last = lastWithdrawalDay(plan);
    if (last === null) return 'There is no right to withdraw from this plan.';
    return today <= last ? null : `Withdrawing was possible until ${dayText(last)}.`;
  },
};

/** Guards that also depend on the request. */
export const planRequestGuards = {
  'photo-readable': ({ isReadable }: { readonly isReadable: boolean }) =>
    isReadable ? null : problem('document-unreadable', 'This photo cannot be read. Choose another one.'),
  'goods-of-order': ({ bought, items }: WithGoods & { readonly items: readonly ReturnedItem[] }) => {
    const errors = items.flatMap(({ productId, quantity }, index) => {
      const item = bought.find((each) => each.productId === productId);
      const left = item ? item.quantity - item.returned : 0;
      if (quantity <= left) return [];
      const pointer = `/items/${index}/${item ? 'quantity' : 'productId'}`;
      const message = item ? `Only ${left} of ${item.name} can come back` : 'This is not part of the order';
      return [{ pointer, code: item ? 'out-of-range' : 'unknown', message }];
    });
    if (errors.length === 0) return null;
    return problem('validation-failed', 'Not all of this can come back.', { errors });
  },
  'same-currency': ({ plan, amount }: WithAmount) =>
    amount.currency === plan.currency
      ? null
      : problem('currency-mismatch', `The plan is in ${plan.currency}.`, {
          expected: plan.currency,
          got: amount.currency,
        }),
  'within-left-to-pay': (facts: WithAmount) => {
    const left = ofPlan(facts, payoffOf(facts).otherwise);
    if (facts.amount.amountMinor <= left.amountMinor) return null;
    return problem('overpayment', `Only ${moneyText(left)} is left to pay.`, { maxAmount: left });
  },
  'pays-principal': (facts: WithAmount) => {
    const min = ofPlan(facts, aheadRangeOf(facts).min);
    if (facts.amount.amountMinor >= min.amountMinor) return null;
    const { due } = dueFirst(facts.plan.lines, facts.plan.offer.nominalRatePpm, facts.today);
    const why = due > 0 ? ' What is due is paid first.' : '';
    return problem('amount-too-small', `Pay ${moneyText(min)} or more ahead.${why}`, { min });
  },
  'less-than-settlement': (facts: WithAmount) => {
    // Fees of instalments that were moved are part of the settlement, but are not due first.
    const max = ofPlan(facts, aheadRangeOf(facts).max);
    if (facts.amount.amountMinor <= max.amountMinor) return null;
    const whole = moneyText(ofPlan(facts, payoffOf(facts).amount));
    const detail = `Pay ${moneyText(max)} or less ahead. ${whole} pays the whole plan off.`;
    return problem('overpayment', detail, { maxAmount: max });
  },
  'promise-day': ({ today, date }: OnDay & { readonly date: LocalDate }) => {
    const last = lastPromiseDay(today);
    if (date >= today && date <= last) return null;
    return invalidField('/date', 'out-of-range', `Choose a day from ${dayText(today)} to ${dayText(last)}.`);
  },
  'fee-on-line': ({ plan, lineNo }: Pick<OnDay, 'plan'> & { readonly lineNo: number | null }) =>
    plan.lines.some((line) => isWaived(line, lineNo)) ? null : `Instalment ${lineNo} has no late fee.`,
  'settlement-current': (facts: WithAmount) => stale(facts),
  'withdrawal-current': (facts: WithAmount) => stale(facts),
  'another-day': ({ plan, dueDay }: OnDay & { readonly dueDay: number }) =>
    dueDay === dueDayOf(plan) ? `Instalments are due on day ${dueDay} already.` : null,
  'months-in-profile': ({ plan, months }: OnDay & { readonly months: number }) =>
    months <= maxMonths(plan)
      ? null
      : problem('reschedule-limit', `The rest can be spread over ${maxMonths(plan)} months at most.`, {
          max: maxMonths(plan),
        }),
};

/** The amount that the customer saw is outdated: a day has passed, or something was paid. */
function stale(facts: WithAmount) {
  const now = ofPlan(facts, payoffOf(facts).amount);
  if (now.amountMinor === facts.amount.amountMinor) return null;
  return problem('settlement-quote-stale', `It takes ${moneyText(now)} now.`, { newAmount: now });
}
