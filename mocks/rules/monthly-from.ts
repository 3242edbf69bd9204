import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { MonthlyFrom } from '#contracts/catalogue/product.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { ifEachPaysOff } from './amortise.ts';
import { scheduleAprcPpm } from './aprc.ts';
import { divideTotal } from './down-payment.ts';
import { isInForce, offerMisfits } from './offer-fit.ts';
import type { PolicyProfile } from './profiles.ts';
import { planSchedule } from './schedule.ts';

/**
 * The lowest instalment that a price can be paid with (docs/domain.md, "Lowest monthly price"): of the plans that fit it
 * without collateral, each with its smallest down payment; null when none fits or each would have an instalment that pays
 * nothing off. Of equal ones the shortest.
 */
export function monthlyFrom(
  price: Money,
  offers: readonly PlanOffer[],
  today: LocalDate,
  profile: PolicyProfile,
): MonthlyFrom | null {
  return offers
    .toSorted((a, b) => a.months - b.months)
    .filter((offer) => isInForce(offer, today) && !offer.collateralRequired && fits(offer, price, profile))
    .flatMap((offer) => ifEachPaysOff(() => instalmentOf(offer, price, today)) ?? [])
    .reduce<MonthlyFrom | null>(
      (cheapest, each) =>
        cheapest === null || each.amount.amountMinor < cheapest.amount.amountMinor ? each : cheapest,
      null,
    );
}

function fits(offer: PlanOffer, { amountMinor: total, currency }: Money, profile: PolicyProfile): boolean {
  const { financed } = divideTotal(total, offer.downPaymentBps);
  return (
    offer.minOrder.currency === currency && offerMisfits(offer, { total, financed }, profile).length === 0
  );
}

function instalmentOf(
  offer: PlanOffer,
  { amountMinor: total, currency }: Money,
  today: LocalDate,
): MonthlyFrom {
  const { lines } = planSchedule({ ...offer, total, activatedOn: today, dueDay: null });
  const [first, regular] = lines; // line 0 is the down payment
  return {
    amount: { amountMinor: regular?.totalMinor ?? total, currency },
    downPayment: { amountMinor: first?.totalMinor ?? 0, currency },
    months: offer.months,
    offerCode: offer.code,
    aprcPpm: scheduleAprcPpm(lines),
  };
}
