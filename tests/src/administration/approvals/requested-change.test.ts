import { expect, test } from 'vitest';
import type { Approval } from '#contracts/approvals/approval.ts';
import type { Money } from '#contracts/money.ts';
import { changeShareText } from '#src/ui/format/percent-text.ts';
import { changeText, movedAmount } from '#src/administration/approvals/requested-change.ts';

const euros = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });
const text = ({ amountMinor }: Money) => `€${(amountMinor / 100).toFixed(2)}`;
const request = (given: Partial<Approval>) =>
  ({
    request: null,
    preview: null,
    change: null,
    amountBefore: null,
    changeBps: null,
    ...given,
  }) as unknown as Approval; // the members that are read

test.each<readonly [string, Partial<Approval>, string]>([
  [
    'a refund names its own amount, not that of its preview',
    { operation: 'createRefund', request: { amount: euros(513_00) }, preview: { amount: euros(1_00) } },
    ' of €513.00',
  ],
  [
    'a write-off names what the plan still has, as its preview says',
    {
      operation: 'writeOffPlan',
      request: { reason: 'no contact' },
      preview: { principalLeft: euros(1_080_00) },
    },
    ' of €1080.00',
  ],
  [
    'a credit limit names both limits',
    {
      operation: 'changeCreditLimit',
      request: { creditLimit: euros(3_500_00) },
      amountBefore: euros(1_500_00),
      changeBps: 13_333,
    },
    ' from €1500.00 to €3500.00 (+133.3%)',
  ],
  [
    'a credit limit without a stored change names the new one only',
    { operation: 'changeCreditLimit', request: { creditLimit: euros(3_500_00) } },
    ' to €3500.00',
  ],
  [
    'a role names both roles',
    {
      operation: 'changeRole',
      request: { role: 'RISK' },
      change: { before: { role: 'SUPPORT' }, after: { role: 'RISK' } },
    },
    ' from Support to Risk',
  ],
  ['a sending says all in its name', { operation: 'sendNotification', request: {}, preview: {} }, ''],
])('%s', (_what, approval, expected) => {
  expect(changeText(request(approval), { money: text, change: (bps) => changeShareText(bps, 'en-GB') })).toBe(
    expected,
  );
});

test('only money that moves is an amount of the request', () => {
  const limit = request({ operation: 'changeCreditLimit', request: { creditLimit: euros(3_500_00) } });
  expect(movedAmount(limit)).toBeUndefined();
});
