import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { retryPayment } from '#src/administration/payments/actions.tsx';
import { Attempts } from '#src/administration/payments/Attempts.tsx';
import { RefundEffect } from '#src/administration/payments/RefundEffect.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

test.each([
  ['RETURN', 'goes back to the customer.'],
  ['CHARGE_BACK', 'is back with the customer’s bank.'],
] as const)(
  'a refund for %s says where the money is and what of each line is open again',
  (reason, where) => {
    const line = { dueDate: '2027-02-10', openBeforeMinor: 0 } as const;
    render(
      <RefundEffect
        refund={{
          amount: euro(300_00),
          reason,
          fromWallet: euro(3_00),
          uncovered: euro(5_00),
          reopenedLines: [
            { ...line, no: 3, openAfterMinor: 183_69 },
            { ...line, no: 0, openAfterMinor: 116_31 },
          ],
          paymentStatus: 'PARTIALLY_REFUNDED',
          planStatus: 'OVERDUE',
        }}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `€300.00 ${where}`,
      'Instalment 3: €183.69 open again, due 10 Feb 2027',
      'Down payment: €116.31 open again, due 10 Feb 2027',
      '€3.00 that the payment added to the wallet is taken from there.',
      '€5.00 that the payment added to the wallet was spent since and stays unpaid.',
      'Payment: Refunded in part. Plan: Overdue.',
    ]);
  },
);

type Attempted = ComponentProps<typeof Attempts>['payment'];

const attempt = {
  id: 'att_01JH8Q5A7N3V9KXW2M4T6R8Y0B',
  no: 1,
  startedAt: '2027-01-10T09:00:00.000Z',
  endedAt: '2027-01-10T09:00:01.000Z',
} as Attempted['attempts'][number]; // the rest is what each test is about
const failed: Omit<Attempted, 'attempts'> = {
  status: 'FAILED',
  nextTryOn: null,
  attemptsLeft: 3,
  actions: [],
};

test.each([
  [{ result: null, code: null, retryable: false }, 'In progress'],
  [{ result: 'SUCCEEDED', code: null, retryable: false }, 'Paid'],
  [{ result: 'DECLINED', code: 'insufficient-funds', retryable: true }, 'Declined: Insufficient funds'],
  [{ result: 'DECLINED', code: 'card-stolen', retryable: false }, 'Declined: Card blocked, for good'],
  [{ result: 'DECLINED', code: null, retryable: true }, 'Declined: no reason given'],
] as const)('an attempt with %j is called %j', (outcome, title) => {
  render(<Attempts payment={{ ...failed, attempts: [{ ...attempt, ...outcome }] }} />);
  expect(screen.getByText(title)).toBeVisible();
});

const deniedActions: Attempted['actions'] = [
  { action: 'retry', allowed: false, reason: 'The card has expired.', cause: 'The card has expired.' },
];

test.each<readonly [Partial<Attempted>, string]>([
  [{ nextTryOn: '2027-01-12' }, 'Autopay, on 12 Jan 2027'],
  [{ actions: deniedActions }, 'The card has expired.'],
  [{ attemptsLeft: 2 }, 'By hand, up to 2 more times'],
  [{ attemptsLeft: 1 }, 'By hand, once more'],
])('with %j the next try is %j', (change, text) => {
  const { container } = render(<Attempts payment={{ ...failed, attempts: [], ...change }} />);
  expect(container).toHaveTextContent(`Next try${text}`);
});

test.each([
  ['SUCCEEDED', '€5.00 paid', false],
  ['REQUIRES_ACTION', 'Waiting to be confirmed', 'The bank wants the customer to confirm it within an hour.'],
  ['PROCESSING', 'In progress', 'The payment shows the result as soon as the bank has decided.'],
])('the receipt of a retry that is %s says so', (status, title, text) => {
  const formats = { money: () => '€5.00' };
  // of the answer and the formats only these are read
  expect(retryPayment.receipt?.({ status, amount: euro(5_00) }, formats as never)).toEqual({
    title,
    text,
  });
});
