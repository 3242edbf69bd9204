import type * as affordability from '#mocks/rules/affordability.ts';
import type * as aprc from '#mocks/rules/aprc.ts';
import type * as discounts from '#mocks/rules/discounts.ts';
import type * as downPayment from '#mocks/rules/down-payment.ts';
import type * as eligibility from '#mocks/rules/eligibility.ts';
import type * as equalPrincipal from '#mocks/rules/equal-principal.ts';
import type * as methods from '#mocks/rules/methods.ts';
import type * as monthlyFrom from '#mocks/rules/monthly-from.ts';
import type * as offerFit from '#mocks/rules/offer-fit.ts';
import type * as offers from '#mocks/rules/offers.ts';
import type * as root from '#mocks/rules/root.ts';
import type * as schedule from '#mocks/rules/schedule.ts';
import { early, faultsOf, stopped } from './fault.ts';

const inAffordability = faultsOf<typeof affordability>('rules/affordability');
const inAprc = faultsOf<typeof aprc>('rules/aprc');
const inDiscounts = faultsOf<typeof discounts>('rules/discounts');
const inDownPayment = faultsOf<typeof downPayment>('rules/down-payment');
const inEligibility = faultsOf<typeof eligibility>('rules/eligibility');
const inEqualPrincipal = faultsOf<typeof equalPrincipal>('rules/equal-principal');
const inMethods = faultsOf<typeof methods>('rules/methods');
const inMonthlyFrom = faultsOf<typeof monthlyFrom>('rules/monthly-from');
const inOfferFit = faultsOf<typeof offerFit>('rules/offer-fit');
const inOffers = faultsOf<typeof offers>('rules/offers');
const inRoot = faultsOf<typeof root>('rules/root');
const inSchedule = faultsOf<typeof schedule>('rules/schedule');

/** Faults in the rules that apply before an order is signed. */
export const orderFaults = [
  inAffordability('order', 'a close budget needs no decision by a person', ({ assessAffordability }) => ({
    assessAffordability(budget, instalment) {
      const result = assessAffordability(budget, instalment);
      return { ...result, decision: result.decision === 'REFERRED' ? 'APPROVED' : result.decision };
    },
  })),
  inAprc('order', 'the yearly rate is a hundredth of a percent too high', ({ scheduleAprcPpm }) => ({
    scheduleAprcPpm: (lines) => scheduleAprcPpm(lines) + 100,
  })),
  early(
    inOffers('order', 'a tenth of each down payment is not asked for', ({ planOffers }) => ({
      planOffers: planOffers.map((offer) => ({ ...offer, downPaymentBps: offer.downPaymentBps * 0.9 })),
    })),
  ),
  inRoot('order', 'the yearly rate is a hundredth too high', ({ zeroOf }) => ({
    zeroOf: (falling, low, high) => zeroOf(falling, low, high) * 1.01,
  })),
  inDiscounts('order', 'a code never ends', ({ discountFor }) => ({
    discountFor: (discount, lines, today) =>
      discountFor(discount && { ...discount, validTo: '2099-12-31' }, lines, today),
  })),
  inDownPayment('order', 'the down payment is rounded down', () => ({
    divideTotal(total, bps) {
      const downPayment = Math.floor((total * bps) / 10_000);
      return { downPayment, financed: total - downPayment };
    },
  })),
  inDownPayment('order', 'less than the least down payment is enough', () => ({
    downPaymentShare: (_least, chosen) => chosen ?? 0,
  })),
  stopped(
    inSchedule('order', 'the last run of equal instalments is left out', ({ instalmentRuns }) => ({
      instalmentRuns: (lines) => instalmentRuns(lines).slice(0, -1),
    })),
  ),
  inEligibility('order', 'the credit limit counts for nothing', ({ ineligibleReasons }) => ({
    ineligibleReasons: (facts) => ineligibleReasons({ ...facts, creditLimit: 1_000_000_00 }),
  })),
  inEligibility('order', 'who is a day too young may buy', ({ ineligibleReasons }) => ({
    ineligibleReasons: (facts) => ineligibleReasons({ ...facts, today: '2027-01-11' }),
  })),
  inEqualPrincipal(
    'order',
    'what is left over is paid with the first instalment',
    ({ equalPrincipal: right }) => ({
      equalPrincipal: (financed, factors) => {
        const [first, ...otherParts] = right(financed - (financed % factors.length), factors);
        const more = financed % factors.length;
        return first
          ? [
              {
                ...first,
                openingMinor: financed,
                principalMinor: first.principalMinor + more,
                totalMinor: first.totalMinor + more,
              },
              ...otherParts,
            ]
          : [];
      },
    }),
  ),
  inMethods('order', 'level instalments pay the same part of the principal off', ({ methods: right }) => ({
    methods: { ANNUITY: right.EQUAL_PRINCIPAL },
  })),
  inMonthlyFrom('order', 'a monthly price is that of the shortest plan', ({ monthlyFrom: right }) => ({
    monthlyFrom: (price, offers, today, profile) =>
      right(
        price,
        offers.filter(({ months }) => months === 3),
        today,
        profile,
      ),
  })),
  inOfferFit('order', 'an offer has no least amount', ({ offerMisfits }) => ({
    offerMisfits: (offer, amount, profile) =>
      offerMisfits(offer, amount, profile).filter(({ code }) => code !== 'below-minimum'),
  })),
  inOfferFit('order', 'an offer finances any amount', ({ offerMisfits }) => ({
    offerMisfits: (offer, amount, profile) =>
      offerMisfits(offer, amount, profile).filter(({ code }) => code !== 'above-maximum'),
  })),
  inSchedule('order', 'the first instalment has a cent too much interest', ({ planSchedule }) => ({
    planSchedule: (request) => {
      const right = planSchedule(request);
      const [first, second, ...otherLines] = right.lines;
      if (!first || !second) return right;
      const more = { interestMinor: second.interestMinor + 1, totalMinor: second.totalMinor + 1 };
      return {
        ...right,
        totalInterest: right.totalInterest + 1,
        totalPayable: right.totalPayable + 1,
        lines: [first, { ...second, ...more }, ...otherLines],
      };
    },
  })),
];
