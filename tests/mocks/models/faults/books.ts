import type * as changes from '#mocks/books/changes.ts';
import type * as ends from '#mocks/books/ends.ts';
import type * as interest from '#mocks/books/interest.ts';
import type * as accrual from '#mocks/rules/accrual.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { faultsOf } from './fault.ts';

const inAccrual = faultsOf<typeof accrual>('rules/accrual');
const inChanges = faultsOf<typeof changes>('books/changes');
const inEnds = faultsOf<typeof ends>('books/ends');
const inInterest = faultsOf<typeof interest>('books/interest');

export const booksFaults = [
  inAccrual('plan', 'the books have the interest of a day too many', ({ accruedUntil }) => ({
    accruedUntil: (lines, rate, day) => accruedUntil(lines, rate, daysAfter(day, 1)),
  })),
  inAccrual(
    'plan with a problem',
    'a refund gives the interest of closed days other days',
    ({ accruedUntil }) => ({
      accruedUntil: (lines, rate, day) =>
        accruedUntil(
          lines.map((line) => ({ ...line, wasDueOn: null })),
          rate,
          day,
        ),
    }),
  ),
  inChanges('plan', 'moved interest changes the day of its payment', ({ paymentChanges }) => ({
    paymentChanges: (payment) => paymentChanges({ ...payment, moves: [] }),
  })),
  inChanges('plan with a problem', 'the books forget that a fee was waived', ({ chargesOf }) => ({
    chargesOf: (plan, day) => chargesOf(plan, day).filter(({ kind }) => kind !== 'FEE_WAIVED'),
  })),
  inChanges('payment', 'a refund is in the books of no day', () => ({ refundChanges: () => [] })),
  inEnds('plan that is lost', 'what is written off stays in the books', () => ({ endsOf: () => [] })),
  inEnds('plan that is lost', 'the books forget that a plan had ended', ({ endsOf }) => ({
    endsOf: (plan) => endsOf({ ...plan, earlierEnds: [] }),
  })),
  inInterest('plan', 'what is refunded after a withdrawal is owed in the books', () => ({
    isNotOwed: () => false,
  })),
];
