import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type {
  AvailableOffer,
  ComparedOffer,
  OfferRefusal,
  Quote,
  QuoteRequest,
} from '#contracts/orders/quote.ts';
import type { z } from '#contracts/z.ts';
import { ifEachPaysOff } from '#mocks/rules/amortise.ts';
import {
  divideTotal,
  downPaymentShare,
  MAX_DOWN_PAYMENT_BPS,
  shareToFinance,
} from '#mocks/rules/down-payment.ts';
import { isInForce, type OfferMisfit, offerMisfits } from '#mocks/rules/offer-fit.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { type Figures, figuresFor, type FiguresRequest } from './compute.ts';
import { quoteHash } from './hash.ts';
import { moneyText } from '#mocks/core/format.ts';

/** Returns the offers that can be chosen on a day, shortest first. */
export function offersInForce(tables: Pick<Reads, 'offers'>, today: LocalDate): PlanOffer[] {
  return tables.offers
    .all()
    .map((row) => row.terms)
    .filter((terms) => isInForce(terms, today))
    .toSorted((a, b) => a.months - b.months);
}

/** How the total of an order would be paid, by any offer. */
export type Choice = Omit<FiguresRequest, 'offer'>;

/** Returns every reason against an offer as a sentence; the one that the customer can change comes first. */
export function refusalsOf(offer: PlanOffer, choice: Choice): OfferRefusal[] {
  const misfits = misfitsOf(offer, choice);
  const isOffered = misfits.length === 0 && ifEachPaysOff(() => figuresFor({ ...choice, offer }));
  return misfits.length > 0 || isOffered ? misfits : [tooSmallFor(offer)];
}

function misfitsOf(offer: PlanOffer, { total, downPaymentBps, policyProfile }: Choice): OfferRefusal[] {
  const share = downPaymentShare(offer.downPaymentBps, downPaymentBps);
  const { financed } = divideTotal(total.amountMinor, share);
  const misfits = offerMisfits(offer, { total: total.amountMinor, financed }, profiles[policyProfile]);
  return misfits.map((misfit) => {
    const remedy = misfit.code === 'above-maximum' && misfits.length === 1 ? payMore(offer, total) : null;
    return { ...inWords(misfit, offer, total, remedy), remedy, addition: null };
  });
}

/** More of the same order helps, and so do fewer months. */
const tooSmallFor = ({ months }: PlanOffer): OfferRefusal => ({
  code: 'below-minimum',
  message: `The total is too small for ${months} instalments: each has to pay something off.`,
  difference: null,
  remedy: null,
  addition: null,
});

/** The offer that a customer has chosen for an order. */
export interface ChosenOffer {
  /** Undefined if it is not offered today, or not in the order's currency. */
  readonly offer: PlanOffer | undefined;
  /** All reasons against it. */
  readonly misfits: readonly OfferRefusal[];
  /** Codes of the offers that fit. */
  readonly alternatives: readonly string[];
}

/** Returns the offer of this code for an order, with the reasons against it and the codes of offers that fit. */
export function chosenOffer(
  tables: Pick<Reads, 'offers' | 'settings'>,
  { total: amountMinor, currency }: Pick<OrderRecord, 'total' | 'currency'>,
  { offerCode, downPaymentBps, dueDay }: z.output<typeof QuoteRequest>,
  today: LocalDate,
): ChosenOffer {
  const { policyProfile } = settingsOf(tables);
  const choice = { total: { amountMinor, currency }, downPaymentBps, dueDay, today, policyProfile };
  const offers = offersInForce(tables, today);
  const offer = offers.find(({ code, minOrder }) => code === offerCode && minOrder.currency === currency);
  return {
    offer,
    misfits: offer ? refusalsOf(offer, choice) : [],
    alternatives: offers
      .filter((other) => refusalsOf(other, { ...choice, downPaymentBps: null }).length === 0)
      .map(({ code }) => code),
  };
}

/** Returns the down payment that reduces the financed amount to the offer's maximum. */
function payMore(
  { maxFinanced }: PlanOffer,
  { amountMinor: total, currency }: Money,
): OfferRefusal['remedy'] {
  const downPaymentBps = shareToFinance(total, maxFinanced.amountMinor);
  if (downPaymentBps === null) return null;
  const { downPayment } = divideTotal(total, downPaymentBps);
  return { downPaymentBps, downPayment: { amountMinor: downPayment, currency } };
}

function inWords(
  misfit: OfferMisfit,
  offer: PlanOffer,
  { currency }: Money,
  remedy: OfferRefusal['remedy'],
): Omit<OfferRefusal, 'remedy' | 'addition'> {
  const { code } = misfit;
  if (code === 'below-minimum') {
    const difference = { amountMinor: misfit.missing, currency };
    const message = `Add ${moneyText(difference)} to reach the minimum of ${moneyText(offer.minOrder)}.`;
    return { code, message, difference };
  }
  if (code === 'above-maximum') {
    const difference = { amountMinor: misfit.excess, currency };
    const max = moneyText(offer.maxFinanced);
    const message = remedy
      ? `Pay at least ${moneyText(remedy.downPayment)} today to use this plan (it finances up to ${max}).`
      : `This plan finances up to ${max}.`;
    return { code, message, difference };
  }
  if (code === 'interest-not-allowed')
    return { code, message: 'Plans with interest are not offered here.', difference: null };
  const message = `Needs collateral. Plans up to ${misfit.maxMonths} months do not.`;
  return { code, message, difference: null };
}

/** Returns each offer with its figures, or with the reasons against it. */
export function compareOffers(offers: readonly PlanOffer[], choice: Choice): ComparedOffer[] {
  const compared = offers.map((offer): ComparedOffer => {
    const [misfit] = misfitsOf(offer, choice);
    const figures = misfit ? null : ifEachPaysOff(() => figuresFor({ ...choice, offer }));
    if (!figures) return { available: false, offer, refusal: misfit ?? tooSmallFor(offer) };
    const downPaymentRange = { minBps: offer.downPaymentBps, maxBps: MAX_DOWN_PAYMENT_BPS };
    return { available: true, ...figures, badges: [], downPaymentRange };
  });
  const available = compared.filter((offer) => offer.available);
  const cheapest = lowest(available, (offer) => offer.totalPayable.amountMinor);
  const gentlest = lowest(available, (offer) => offer.instalments[0]?.amountMinor ?? 0);
  return compared.map((offer) => {
    if (!offer.available) return offer;
    const badges: AvailableOffer['badges'] = [];
    if (offer === cheapest) badges.push('CHEAPEST');
    if (offer === gentlest) badges.push('LOWEST_MONTHLY');
    if (!offer.offer.collateralRequired) badges.push('NO_COLLATERAL');
    return { ...offer, badges };
  });
}

/** Returns the first of the offers with the lowest value of a figure. */
function lowest(offers: readonly AvailableOffer[], figure: (offer: AvailableOffer) => number) {
  return offers.reduce<AvailableOffer | null>(
    (smallest, offer) => (smallest === null || figure(offer) < figure(smallest) ? offer : smallest),
    null,
  );
}

export interface NewQuote {
  readonly id: string;
  readonly orderId: string;
  readonly figures: Figures;
  readonly createdAt: Instant;
  readonly validUntil: Instant;
}

/** Returns a quote: the figures with identity, time limit and a hash of everything. */
export function newQuote({ figures, ...identity }: NewQuote): Quote {
  const signed = { ...identity, ...figures };
  return { ...signed, hash: quoteHash(signed) };
}
