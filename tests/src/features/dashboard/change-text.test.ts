import { expect, test } from 'vitest';
import type { FigureValue } from '#contracts/dashboard/figure.ts';
import { changeOf } from '#src/features/dashboard/change-text.ts';

const count = (value: number): FigureValue => ({ unit: 'COUNT', count: value });
const share = (shareBps: number | null): FigureValue => ({ unit: 'SHARE', shareBps });
const days = (value: number | null): FigureValue => ({ unit: 'DAYS', days: value });
const euros = (amountMinor: number): FigureValue => ({
  unit: 'MONEY',
  amount: { amountMinor, currency: 'EUR' },
});

test.each([
  ['a count that has doubled', count(20), count(10), 'up 100%'],
  ['a count that has halved', count(10), count(20), 'down 50%'],
  ['a small change, with one decimal', euros(105_25), euros(100_00), 'up 5.3%'],
  ['a change of a tenth, without decimals', euros(110_40), euros(100_00), 'up 10%'],
  ['an amount below zero', euros(-50_00), euros(-100_00), 'up 50%'],
  ['a share, in points', share(9_550), share(9_000), 'up 5.5 pts'],
  ['an age, in days', days(3), days(5), 'down 2 days'],
  ['no change', count(3), count(3), 'none No change'],
  ['a share that stays 0', share(0), share(0), 'none No change'],
  ['a share that was 0', share(50), share(0), 'up 0.5 pts'],
])('%s', (_what, now, before, expected) => {
  const change = changeOf(now, before, 'en-GB');
  expect(`${change?.direction} ${change?.text}`).toBe(expected);
});

test.each([
  ['a count that was 0 has no percentage', count(3), count(0)],
  ['a share without data before', share(50), share(null)],
  ['an age without data now', days(null), days(3)],
  ['figures of different units', count(3), days(3)],
])('%s: nothing to compare with', (_what, now, before) => {
  expect(changeOf(now, before, 'en-GB')).toBeNull();
});
