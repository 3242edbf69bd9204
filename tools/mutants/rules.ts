import type { PatchedMutant } from './mutant.ts';

/** Rules that a backend has read in another way: what no answer shows by itself, and what follows from time. */
export const ruleMutants: readonly PatchedMutant[] = [
  {
    what: 'a late fee is charged a day early',
    only: 'getSchedule has the late fee of an instalment',
    patch: {
      file: 'mocks/rules/late-fees.ts',
      right: 'daysAfter(lastDayWithoutFee(dueDate, graceDays), 1)',
      wrong: 'lastDayWithoutFee(dueDate, graceDays)',
    },
  },
  {
    what: 'the late fees of a plan have no limit',
    only: 'of payment have the figures',
    shownBy: 'getSchedule',
    patch: {
      file: 'mocks/rules/late-fees.ts',
      right: 'Math.min(fee, cap - feesCharged(lines), openOf(line))',
      wrong: 'Math.min(fee, openOf(line))',
    },
  },
  {
    what: 'the days of grace begin on a day on which banks are closed',
    only: 'getSchedule has the late fee of an instalment',
    patch: {
      file: 'mocks/rules/late-fees.ts',
      right: 'daysAfter(collectionDay(dueDate), graceDays)',
      wrong: 'daysAfter(dueDate, graceDays)',
    },
  },
  {
    what: 'late fees are paid before instalments',
    only: 'of payment have the figures',
    shownBy: 'payPlans',
    patch: {
      file: 'mocks/rules/allocation.ts',
      right: '...due.flatMap(instalmentParts),\n    ...due.map(feePart),',
      wrong: '...due.map(feePart),\n    ...due.flatMap(instalmentParts),',
    },
  },
  {
    what: 'business days begin at midnight of UTC',
    only: 'getConfig and getPlan have another day at midnight',
    patch: {
      file: 'mocks/time/business-time.ts',
      right: "BUSINESS_TIME_ZONE = 'Europe/Berlin'",
      wrong: "BUSINESS_TIME_ZONE = 'UTC'",
    },
  },
  {
    what: 'after the 31st of a month without one, instalments stay on the last day of a shorter month',
    only: 'createQuote on the 31st',
    patch: {
      file: 'mocks/rules/due-dates.ts',
      right: 'anniversary(activatedOn, k + 1) : anniversary(first, k)',
      wrong: 'anniversary(start, 1) : anniversary(first, k)',
    },
  },
  {
    what: 'the last instalment does not take the rest of the roundings',
    only: 'of purchase have the figures',
    shownBy: 'createQuote',
    patch: {
      file: 'mocks/rules/amortise.ts',
      right: 'index === factors.length - 1 ? openingMinor : principalOf',
      wrong: 'index === factors.length ? openingMinor : principalOf',
    },
  },
  {
    what: 'half a cent of a down payment is always rounded up',
    only: 'createQuote rounds half a cent',
    patch: {
      file: 'mocks/rules/down-payment.ts',
      right: 'toMinor(halfEven(ratio(BigInt(total) * BigInt(shareBps), 10_000)))',
      wrong: 'Math.round((total * shareBps) / 10_000)',
    },
  },
  {
    what: 'a settlement keeps interest that was paid for later days',
    only: 'of settlement have the figures',
    shownBy: 'quoteSettlement',
    patch: {
      file: 'mocks/rules/payoff.ts',
      right: 'early: Math.max(0, paid - earned)',
      wrong: 'early: 0',
    },
  },
  {
    what: 'paying ahead costs no interest of the days since the last instalment',
    only: 'of paying ahead have the figures',
    shownBy: 'prepayPlan',
    patch: {
      file: 'mocks/rules/payoff.ts',
      right: 'accrued: Math.max(0, unpaid - early)',
      wrong: 'accrued: 0',
    },
  },
  {
    what: 'a refund opens nothing again',
    only: 'of refund have the figures',
    shownBy: 'createRefund',
    patch: {
      file: 'mocks/rules/refund.ts',
      right: "paidPrincipalMinor: line.paidPrincipalMinor - back('PRINCIPAL')",
      wrong: 'paidPrincipalMinor: line.paidPrincipalMinor',
    },
  },
  {
    what: 'a refund makes its customer late',
    only: 'of refund have the figures',
    shownBy: 'createRefund',
    patch: {
      file: 'mocks/rules/reopened-lines.ts',
      right: 'isOpenedAgain && line.dueDate <= today ?',
      wrong: 'isOpenedAgain && line.dueDate < line.periodStart ?',
    },
  },
  {
    what: 'a refund takes the oldest part of a payment back first',
    only: 'of refund have the figures',
    shownBy: 'createRefund',
    patch: {
      file: 'mocks/rules/refund.ts',
      right: 'return parts.toReversed().flatMap(',
      wrong: 'return parts.flatMap(',
    },
  },
  {
    what: 'interest of goods that came back is kept',
    only: 'creditGoods: what comes back after 15 days costs nothing',
    patch: {
      file: 'mocks/rules/goods-credit.ts',
      right: 'const interestMinor = own - ofOwn + line.carriedInterestMinor - ofCarried;',
      wrong: 'const interestMinor = own + line.carriedInterestMinor - ofCarried;',
    },
  },
  {
    what: 'a plan can be withdrawn from on the day after the last one',
    only: 'quoteWithdrawal is possible until the end of the last day',
    patch: {
      file: 'mocks/resources/plans/guards.ts',
      right: 'lastDayOf(activatedOn, withdrawalDays)',
      wrong: 'lastDayOf(activatedOn, withdrawalDays + 2)',
    },
  },
  {
    what: 'the fifth wrong PIN makes nobody wait',
    only: 'of scratchcard have the figures',
    shownBy: 'redeemScratchcard',
    patch: {
      file: 'mocks/rules/wrong-pins.ts',
      right: 'count % TRIES === 0 ? after(now, nextWait(counted)) : null',
      wrong: 'null',
    },
  },
  {
    what: 'the books have the interest of a day on the day after',
    only: 'listPostings has the interest of each day',
    patch: {
      file: 'mocks/books/plan-books.ts',
      right: 'interestUntil(day) - earned',
      wrong: 'interestUntil(daysAfter(day, -1)) - earned',
    },
  },
  {
    what: 'what is written off stays in the books',
    only: 'getBooks: what is written off is lost',
    patch: {
      file: 'mocks/books/ends.ts',
      right: 'ends.findLast(',
      wrong: 'ends.slice(1).findLast(',
    },
  },
];
