import { Collateral } from '#contracts/collateral/collateral.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Money } from '#contracts/money.ts';
import { pathPattern } from '#contracts/path-pattern.ts';
import { Schedule } from '#contracts/plans/schedule.ts';
import { z } from '#contracts/z.ts';
import { periodFactor } from '#mocks/rules/rates.ts';
import { ceil, halfEven, multiply, ratio, toMinor } from '#mocks/rules/rational.ts';
import { answeringBody, asking, at, type Json, type ProxyMutant, withHeader } from './mutant.ts';

/** Applies a defect to the requests of one operation. */
function of(name: OperationName, before: ProxyMutant['before']): ProxyMutant['before'] {
  const { method, path }: Endpoint = contract[name];
  return at(method, pathPattern(path), before);
}

const objectIn = (object: Json, member: string): Json => ({ ...Object(object[member]) }) as Json; // of an answer

/** The object with another amount, which is so many cents higher. */
const dearer = (object: Json, member: string, cents = 1): Json => {
  const amount = objectIn(object, member);
  return { ...object, [member]: { ...amount, amountMinor: Number(amount['amountMinor']) + cents } };
};

const dearerAnswer = (member: string, cents = 1) => answeringBody((body) => dearer(body, member, cents));

/** A schedule whose interest is rounded up, in every instalment of which nothing is paid. */
function withInterestUp(body: Json): Schedule {
  const schedule = z.parse(Schedule, body);
  let addedMinor = 0;
  const lines = schedule.lines.map((line) => {
    if (line.kind !== 'SCHEDULED' || line.paidMinor > 0 || line.openMinor === 0) return line;
    const exact = multiply(ratio(line.openingMinor), periodFactor(schedule.nominalRatePpm, line.period));
    const added = toMinor(ceil(exact) - halfEven(exact));
    addedMinor += added;
    return {
      ...line,
      interestMinor: line.interestMinor + added,
      totalMinor: line.totalMinor + added,
      openMinor: line.openMinor + added,
    };
  });
  const { earlier, signed } = schedule;
  if (earlier.length > 0) return { ...schedule, lines }; // an earlier version was signed
  const withAdded = (amount: Money) => ({ ...amount, amountMinor: amount.amountMinor + addedMinor });
  const { totalInterest, totalPayable } = signed;
  return {
    ...schedule,
    lines,
    signed: { totalInterest: withAdded(totalInterest), totalPayable: withAdded(totalPayable) },
  };
}

/** A collateral whose lendable value is rounded up. */
function withLendableUp(body: Json): Collateral {
  const collateral = z.parse(Collateral, body);
  const { type, declaredValue, valuation } = collateral;
  const { amountMinor, currency } = valuation?.value ?? declaredValue;
  const exact = ratio(amountMinor * (10_000 - type.haircutBps), 10_000);
  return { ...collateral, lendable: { amountMinor: toMinor(ceil(exact)), currency } };
}

const dayBefore = (day: LocalDate) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A schedule whose first instalment after the down payment is due a day early. */
function withDayBefore(body: Json): Schedule {
  const schedule = z.parse(Schedule, body);
  const lines = schedule.lines.map((line) =>
    line.no === 1 ? { ...line, dueDate: dayBefore(line.dueDate) } : line,
  );
  return { ...schedule, lines };
}

/** Answers a command as if it were carried out, and keeps nothing. */
const keepsNothing = asking((request) => withHeader(request, 'dry-run', 'true'));

/** Amounts, days and what a command leads to: wrong by the least that matters. */
export const figureMutants: readonly ProxyMutant[] = [
  {
    what: 'what is left of a plan is a cent too high',
    only: 'of payment have the figures',
    shownBy: 'getPlan',
    before: of('getPlan', dearerAnswer('leftToPay')),
  },
  {
    what: 'an instalment is due a day early, as in another time zone',
    only: 'of payment have the figures',
    shownBy: 'getSchedule',
    before: of('getSchedule', answeringBody(withDayBefore)),
  },
  {
    what: 'interest is rounded up where it should be rounded down',
    only: 'of paying ahead have the figures',
    shownBy: 'getSchedule',
    before: of('getSchedule', answeringBody(withInterestUp)),
  },
  {
    what: 'a payment that was answered is not kept',
    only: 'of payment have the figures',
    shownBy: 'payPlans',
    before: of('payPlans', keepsNothing),
  },
  {
    what: 'what settles a plan is a cent too low',
    only: 'of settlement have the figures',
    shownBy: 'quoteSettlement',
    before: of('quoteSettlement', dearerAnswer('amount', -1)),
  },
  {
    what: 'interest of one day too many is asked at a withdrawal',
    only: 'of withdrawal have the figures',
    shownBy: 'quoteWithdrawal',
    before: of('quoteWithdrawal', dearerAnswer('amount', 33)),
  },
  {
    what: 'a refund that was answered is not kept',
    only: 'of refund have the figures',
    shownBy: 'createRefund',
    before: of('createRefund', keepsNothing),
  },
  {
    what: 'a cent more can be refunded than was paid',
    only: 'of refund have the figures',
    shownBy: 'getPaymentAsAdministrator',
    before: of('getPaymentAsAdministrator', dearerAnswer('refundable')),
  },
  {
    what: 'the total interest of a plan is a cent off',
    only: 'of purchase have the figures',
    shownBy: 'getPlan',
    before: of('getPlan', dearerAnswer('totalInterest')),
  },
  {
    what: 'less is due today than was agreed',
    only: 'of purchase have the figures',
    shownBy: 'getOrder',
    before: of('getOrder', dearerAnswer('downPayment', -1)),
  },
  {
    what: 'the value that counts of a collateral is rounded up',
    only: 'of collateral review have the figures',
    shownBy: 'getCollateral',
    before: of('getCollateral', answeringBody(withLendableUp)),
  },
  {
    what: 'a redeemed scratchcard credits nothing',
    only: 'of scratchcard have the figures',
    shownBy: 'redeemScratchcard',
    before: of('redeemScratchcard', keepsNothing),
  },
  {
    what: 'a delivery of a notification is counted twice',
    only: 'of notification have the figures',
    shownBy: 'getNotification',
    before: of(
      'getNotification',
      answeringBody((details) => {
        const stats = objectIn(details, 'stats');
        return { ...details, stats: { ...stats, delivered: Number(stats['delivered']) + 1 } };
      }),
    ),
  },
];
