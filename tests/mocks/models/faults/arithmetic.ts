import type * as amortise from '#mocks/rules/amortise.ts';
import type * as annuity from '#mocks/rules/annuity.ts';
import type * as calendar from '#mocks/rules/calendar.ts';
import type * as dueDates from '#mocks/rules/due-dates.ts';
import type * as lineBalance from '#mocks/rules/line-balance.ts';
import type * as rational from '#mocks/rules/rational.ts';
import type * as sums from '#mocks/rules/sum.ts';
import { faultsOf, stopped } from './fault.ts';

const inAmortise = faultsOf<typeof amortise>('rules/amortise');
const inAnnuity = faultsOf<typeof annuity>('rules/annuity');
const inCalendar = faultsOf<typeof calendar>('rules/calendar');
const inDueDates = faultsOf<typeof dueDates>('rules/due-dates');
const inLineBalance = faultsOf<typeof lineBalance>('rules/line-balance');
const inRational = faultsOf<typeof rational>('rules/rational');
const inSum = faultsOf<typeof sums>('rules/sum');

/** Faults in the arithmetic that the other rules use. */
export const arithmeticFaults = [
  inAmortise('plan', 'each new instalment pays a cent less off', ({ amortise: right }) => ({
    amortise: (financed, factors, principalOf) =>
      right(financed, factors, (index, interest) => principalOf(index, interest) - 1),
  })),
  stopped(
    inAnnuity('plan', 'new instalments are for a cent more than is owed', ({ annuity: right }) => ({
      annuity: (financed, factors, step) => right(financed + 1, factors, step),
    })),
  ),
  inCalendar('plan', 'a day more lies between two dates', ({ daysBetween }) => ({
    daysBetween: (from, to) => daysBetween(from, to) + 1,
  })),
  inDueDates('plan with other dates', 'a longer period is counted as a month', ({ firstPeriod }) => ({
    firstPeriod: (activatedOn, due) => ({ ...firstPeriod(activatedOn, due), months: 1, days: null }),
  })),
  stopped(
    inLineBalance('plan', 'a part that was paid is asked for again', () => ({
      openOf: ({ interestMinor, principalMinor, paidPrincipalMinor }) =>
        interestMinor + principalMinor - paidPrincipalMinor,
    })),
  ),
  stopped(
    inLineBalance('plan with a problem', 'a fee that was waived stays open', () => ({
      feeOpenOf: ({ feeChargedMinor, paidFeeMinor }) => feeChargedMinor - paidFeeMinor,
    })),
  ),
  inRational('plan', 'half a cent is cut off', ({ floor }) => ({ halfEven: (x) => floor(x) })),
  stopped(
    inSum('plan', 'the last row is not added', ({ sum }) => ({
      sum: (rows, amountOf) => sum(rows.slice(0, -1), amountOf),
    })),
  ),
];
