import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { pathPattern } from '#contracts/path-pattern.ts';
import { answeringBody, arrayIn, asking, at, type Json, type Mutant, withHeader } from './mutant.ts';

/** Applies a defect to the requests of one operation. */
function of(name: OperationName, before: Mutant['before']): Mutant['before'] {
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

/** Changes the second line of a schedule, the first instalment after the down payment. */
const ofSecondLine = (change: (line: Json) => Json) =>
  answeringBody((schedule) => ({
    ...schedule,
    lines: arrayIn(schedule, 'lines').map(
      (line, index) => (index === 1 ? change({ ...Object(line) } as Json) : line), // a line of the schedule
    ),
  }));

const dayBefore = (day: unknown) => new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10);

/** Answers a command as if it were carried out, and keeps nothing. */
const keepsNothing = asking((request) => withHeader(request, 'dry-run', 'true'));

/** Amounts, days and what a command leads to: wrong by the least that matters. */
export const figureMutants: readonly Mutant[] = [
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
    before: of(
      'getSchedule',
      ofSecondLine((line) => ({ ...line, dueDate: dayBefore(line['dueDate']) })),
    ),
  },
  {
    what: 'interest is rounded up where it should be rounded down',
    only: 'of paying ahead have the figures',
    shownBy: 'getSchedule',
    before: of(
      'getSchedule',
      ofSecondLine((line) => ({
        ...line,
        interestMinor: Number(line['interestMinor']) + 1,
        totalMinor: Number(line['totalMinor']) + 1,
      })),
    ),
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
    what: 'a refund reopens nothing',
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
    before: of('getCollateral', dearerAnswer('lendable')),
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
