import { expect, test } from 'vitest';
import { balanceRows } from '#src/kits/schedule/balance-rows.ts';

const line = (dueDate: string, closingMinor: number) => ({ dueDate, closingMinor });

test('balances are compared on every date with a payment of one of them', () => {
  const short = [line('2027-01-10', 200), line('2027-02-10', 100), line('2027-03-10', 0)];
  const long = [line('2027-01-10', 300), line('2027-02-15', 200), line('2027-04-15', 0)];
  const rows = balanceRows([
    { name: 'short', lines: short },
    { name: 'long', lines: long },
  ]);
  expect(rows.map(({ day, leftMinor }) => [day, ...leftMinor])).toEqual([
    ['2027-01-10', 200, 300],
    ['2027-02-10', 100, 300],
    ['2027-02-15', 100, 200],
    ['2027-03-10', 0, 200],
    ['2027-04-15', 0, 0],
  ]);
});
