import type { GuardsOf } from './guard.ts';
import { attemptsLeftToday, noPaymentProcessing, noRequestWaiting, notRemindedToday } from './shared.ts';

/** A line of which more is open than a rest that is never late: "Line status". */
const lateLine = 'line of which more is open than a rest that is never late';

export const planGuards: GuardsOf<'plan'> = {
  'down-payment-paid': { holds: 'Nothing is open of the down payment.', rule: 'Down payment' },
  'principal-left': { holds: 'Principal of at least one line is unpaid.', rule: 'Rescheduling' },
  'later-principal-left': {
    holds: 'Principal is unpaid of at least one line whose day has not come yet.',
    rule: 'Due day',
  },
  'past-grace': {
    holds: `At least one ${lateLine} is past its due date by more days than the \`graceDays\` of the plan’s offer.`,
    rule: 'Line status',
  },
  'nothing-past-due': { holds: `No ${lateLine} is past its due date.`, rule: 'Line status' },
  'long-past-due': {
    holds: `At least one ${lateLine} is past its due date by 90 days or more.`,
    rule: 'Default',
  },
  'notice-given': {
    holds: 'The customer was given notice of the default at least 14 days ago.',
    rule: 'Default',
  },
  withdrawing: {
    holds: 'The purpose of the payment that has succeeded is `WITHDRAWAL`.',
    rule: 'Paying off',
  },
  'nothing-outstanding': {
    holds:
      'What is open of all lines, late fees included, sums to no more than the rest that the plan’s policy profile waives.',
    rule: 'Paying off',
  },
  'charged-back': {
    holds: 'The bank takes the money back (a charge-back); the business does not refund it.',
    rule: 'Refunds',
  },
  'not-charged-back': {
    holds: 'The business refunds the money; the bank does not take it back (no charge-back).',
    rule: 'Refunds',
  },
  'everything-reversed': {
    holds: 'Nothing is left that was paid for any line or late fee.',
    rule: 'Refunds',
  },
  'no-payment-processing': noPaymentProcessing,
  'attempts-left': attemptsLeftToday,
  'same-currency': {
    holds: 'The amount is in the plan’s currency.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
  'within-left-to-pay': {
    holds: 'The amount is at most the plan’s `leftToPay`.',
    rule: 'Figures of a plan',
    refusesWith: ['overpayment'],
  },
  'room-ahead': {
    holds:
      'At least one amount can be paid ahead today: one that is enough for `pays-principal` and not too much for `less-than-settlement`.',
    rule: 'Paying ahead',
  },
  'pays-principal': {
    holds:
      'The amount is at least 10 units of the currency (10.00 EUR), and more than what is paid first: what is due today with its late fees, interest that was due and is carried to a later line, and the interest accrued until today, less what was paid early of it.',
    rule: 'Paying ahead',
    refusesWith: ['amount-too-small'],
  },
  'less-than-settlement': {
    holds:
      'The amount is less than what is paid first (see `pays-principal`) and all principal of later lines together.',
    rule: 'Paying ahead',
    refusesWith: ['overpayment'],
  },
  'settlement-current': {
    holds:
      'The amount is the one that `quoteSettlement` answers now: it changes each day and with each payment.',
    rule: 'Paying off',
    refusesWith: ['settlement-quote-stale'],
  },
  'within-withdrawal-days': {
    holds:
      'The plan is `ACTIVE`, its policy profile has days to withdraw, and today is at most so many days after `activatedOn`, or the next working day if that is none (`withdrawUntil`).',
    rule: 'Policy profiles',
  },
  'withdrawal-current': {
    holds:
      'The amount is the one that `quoteWithdrawal` answers now: it changes each day and with each payment.',
    rule: 'Paying off',
    refusesWith: ['settlement-quote-stale'],
  },
  'reschedules-left': {
    holds:
      'The months were changed fewer than 2 times, by its customer and by administrators together (`reschedules`).',
    rule: 'Rescheduling',
    refusesWith: ['reschedule-limit'],
  },
  'months-in-profile': {
    holds:
      'The months are at most those of the longest plan without collateral in the plan’s policy profile, or at most those of its offer if that needs collateral.',
    rule: 'Policy profiles',
    refusesWith: ['reschedule-limit'],
  },
  'due-day-changes-left': {
    holds: 'The due day was changed fewer than 2 times (versions of the schedule with the reason `DUE_DAY`).',
    rule: 'Due day',
    refusesWith: ['reschedule-limit'],
  },
  'another-day': { holds: 'The day is another one than the plan’s `dueDay`.', rule: 'Due day' },
  'extensions-left': {
    holds: 'Due dates were moved fewer than 2 times (versions of the schedule with the reason `EXTENSION`).',
    rule: 'Later due dates',
    refusesWith: ['reschedule-limit'],
  },
  'no-open-dispute': { holds: 'The plan has no `OPEN` dispute.', rule: 'Disputes' },
  'dispute-open': { holds: 'The plan has an `OPEN` dispute.', rule: 'Disputes' },
  'fees-charged': {
    holds: 'At least one line has a late fee that was charged and not waived.',
    rule: 'Late fees',
  },
  'fee-on-line': {
    holds:
      'The line with the number `lineNo` has a late fee that was charged and not waived; if that is null, any line has.',
    rule: 'Late fees',
  },
  'something-due': {
    holds: 'Something is open of a line that is due today or was due before, or of its late fee (`dueNow`).',
    rule: 'Figures of a plan',
  },
  'no-open-promise': { holds: 'The plan has no `OPEN` promise to pay.', rule: 'Promises to pay' },
  'promise-day': {
    holds: 'The day is today at the earliest, and at the latest 30 days from today.',
    rule: 'Promises to pay',
    refusesWith: ['validation-failed'],
  },
  'not-paused': {
    holds: 'The plan has no `OPEN` dispute, or the `pausedUntil` of that is before today.',
    rule: 'Disputes',
  },
  'not-reminded-today': { ...notRemindedToday, rule: 'Contact log' },
  'no-request-waiting': noRequestWaiting,
  'no-credit-waiting': noRequestWaiting,
  'account-kept': { holds: 'The account of the customer is not `CLOSED`.', rule: 'Goods come back' },
  'no-open-return': { holds: 'The plan’s `goodsReturn` is not `OPEN`.', rule: 'Goods come back' },
  'return-open': { holds: 'The plan’s `goodsReturn` is `OPEN`.', rule: 'Goods come back' },
  'not-withdrawn-from': {
    holds: 'The plan’s `goodsReturn` is not an `OPEN` one of the kind `WITHDRAWAL`.',
    rule: 'Goods come back',
  },
  'within-purchase-days': {
    holds:
      'The policy profile of the plan gives a right to withdraw from the purchase, and its last day, counted from the day on which the plan began, has not passed.',
    rule: 'Goods come back',
  },
  'room-for-photo': { holds: 'The return has fewer than 5 photos.', rule: 'Goods come back' },
  'photo-readable': {
    holds: 'The content is of the type `mime`, and the check for malware finds nothing in it.',
    rule: 'Goods come back',
    refusesWith: ['document-unreadable'],
  },
  'goods-of-order': {
    holds:
      'Each product is one of the plan’s `items`, and at most as many pieces of it are returned as its `quantity` less `returned`.',
    rule: 'Goods come back',
    refusesWith: ['validation-failed'],
  },
};
