import { expect, test } from 'vitest';
import type { FigureValue } from '#contracts/dashboard/figure.ts';
import { changeOf } from '#src/administration/dashboard/change-text.ts';

const money = (amountMinor: number): FigureValue => ({
  unit: 'MONEY',
  amount: { amountMinor, currency: 'EUR' },
});
const count = (number: number): FigureValue => ({ unit: 'COUNT', count: number });
const share = (shareBps: number | null): FigureValue => ({ unit: 'SHARE', shareBps });
const days = (number: number | null): FigureValue => ({ unit: 'DAYS', days: number });

test.each<[what: string, now: FigureValue, before: FigureValue, direction: string, text: string]>([
  ['more than before', count(150), count(100), 'up', '50%'],
  ['less than before', count(50), count(200), 'down', '75%'],
  ['a small part, with a decimal', money(103_40), money(100_00), 'up', '3.4%'],
  ['a tenth, without decimals', money(110_40), money(100_00), 'up', '10%'],
  ['from a negative amount', money(50_00), money(-100_00), 'up', '150%'],
  ['a share, in points', share(9_250), share(9_500), 'down', '2.5 pts'],
  ['an age, in days', days(9), days(8), 'up', '1 day'],
  ['an age from zero', days(3), days(0), 'up', '3 days'],
  ['no change', count(7), count(7), 'none', 'No change'],
  ['still zero', count(0), count(0), 'none', 'No change'],
])('%s', (_what, now, before, direction, text) => {
  expect(changeOf(now, before, 'en')).toEqual({ direction, text });
});

test.each<[what: string, now: FigureValue, before: FigureValue]>([
  ['a count from zero, which is no part of it', count(3), count(0)],
  ['a count that is zero now, which has lost all of it', count(0), count(3)],
  ['an amount that is zero now', money(0), money(100_00)],
  ['a share without data before', share(5_000), share(null)],
  ['a share without data now', share(null), share(5_000)],
  ['a unit that has changed', count(3), days(3)],
])('%s has no change to show', (_what, now, before) => {
  expect(changeOf(now, before, 'en')).toBeNull();
});
