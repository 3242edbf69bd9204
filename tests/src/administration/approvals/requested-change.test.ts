import { expect, test } from 'vitest';
import type { Approval } from '#contracts/approvals/approval.ts';
import type { Money } from '#contracts/money.ts';
import { changeShareText } from '#src/ui/format/percent-text.ts';
import { changeText } from '#src/administration/approvals/requested-change.ts';

const euros = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });
const text = ({ amountMinor }: Money) => `€${(amountMinor / 100).toFixed(2)}`;
const request = (given: Partial<Approval>) =>
  ({
    request: null,
    change: null,
    amount: null,
    amountBefore: null,
    changeBps: null,
    ...given,
  }) as unknown as Approval; // the members that are read

test.each<readonly [string, Partial<Approval>, string]>([
  ['an amount that replaces none stands alone', { amount: euros(513_00) }, ' of €513.00'],
  [
    'a credit limit names both limits',
    { amount: euros(3_500_00), amountBefore: euros(1_500_00), changeBps: 13_333 },
    ' from €1500.00 to €3500.00 (+133.3%)',
  ],
  [
    'a limit that was 0 has no share of it',
    { amount: euros(3_500_00), amountBefore: euros(0) },
    ' from €0.00 to €3500.00',
  ],
  [
    'a role names both roles',
    { request: { role: 'RISK' }, change: { before: { role: 'SUPPORT' }, after: { role: 'RISK' } } },
    ' from Support to Risk',
  ],
  ['a sending says all in its name', { request: {} }, ''],
])('%s', (_what, approval, expected) => {
  expect(changeText(request(approval), { money: text, change: (bps) => changeShareText(bps, 'en-GB') })).toBe(
    expected,
  );
});
