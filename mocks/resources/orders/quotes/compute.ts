import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { scheduleAprcPpm } from '#mocks/rules/aprc.ts';
import { collectionDay } from '#mocks/rules/bank-days.ts';
import { downPaymentShare } from '#mocks/rules/down-payment.ts';
import { lateFeeTerms } from '#mocks/rules/late-fees.ts';
import { isAprcShown, profiles } from '#mocks/rules/profiles.ts';
import { instalmentRuns, planSchedule } from '#mocks/rules/schedule.ts';

/** The amounts and dates of an offer; a quote adds an identity and a time limit to them. */
export type Figures = Omit<Quote, 'id' | 'orderId' | 'createdAt' | 'validUntil' | 'hash'>;

export interface FiguresRequest {
  readonly offer: PlanOffer;
  /** The total in the currency of the offer. */
  readonly total: Money;
  /** In basis points; null for the offer's minimum. A smaller share is raised to the minimum. */
  readonly downPaymentBps: number | null;
  /** 1 to 28, or null for the day of the purchase. */
  readonly dueDay: number | null;
  /** The business date on which the plan would start. */
  readonly today: LocalDate;
  readonly policyProfile: PolicyProfileName;
}

/** Computes an offer for a total. Throws NonAmortisingInstalment when the total is too small for so many instalments. */
export function figuresFor(request: FiguresRequest): Figures {
  const { offer, total, downPaymentBps, dueDay, today, policyProfile } = request;
  const profile = profiles[policyProfile];
  const share = downPaymentShare(offer.downPaymentBps, downPaymentBps);
  const schedule = planSchedule({
    total: total.amountMinor,
    downPaymentBps: share,
    method: offer.method,
    months: offer.months,
    nominalRatePpm: offer.nominalRatePpm,
    activatedOn: today,
    dueDay,
  });
  const money = (amountMinor: number): Money => ({ amountMinor, currency: total.currency });
  const aprcPpm = scheduleAprcPpm(schedule.lines);
  const late = lateFeeTerms(total.amountMinor, total.currency, profile);
  return {
    offer,
    downPaymentBps: share,
    dueDay,
    downPayment: money(schedule.downPayment),
    financed: money(schedule.financed),
    instalments: instalmentRuns(schedule.lines),
    schedule: schedule.lines.map((line) => ({ ...line, collectDate: collectionDay(line.dueDate) })),
    totalInterest: money(schedule.totalInterest),
    totalPayable: money(schedule.totalPayable),
    aprcPpm,
    aprcShown: isAprcShown(profile, aprcPpm),
    policyProfile,
    withdrawalDays: profile.withdrawalDays,
    lateFees: { graceDays: offer.graceDays, fee: money(late.fee), cap: money(late.cap) },
    firstDueDate: schedule.lines[1]?.dueDate ?? today,
    lastDueDate: schedule.lines.at(-1)?.dueDate ?? today,
  };
}
