import { describe, expect, test } from 'vitest';
import { discountFor, firstDiscounts } from '#mocks/rules/discounts.ts';

const line = (amountMinor: number, currency: 'EUR' | 'JPY' = 'EUR') => ({
  lineTotal: { amountMinor, currency },
});
const today = '2027-01-10';
const first = (code: string) => firstDiscounts.find(({ id }) => id === code);

describe('a discount code', () => {
  test.each([
    ['WELCOME10', [line(1_200_00)], 100_00], // 10 % are 120.00, at most 100.00
    ['WELCOME10', [line(999_99)], 100_00], // 99.999, to the cent
    ['WELCOME10', [line(50_05)], 5_00], // 5.005: half to even is 5.00
    ['WELCOME10', [line(50_15)], 5_02], // 5.015: half to even is 5.02
    ['WELCOME10', [line(30_00), line(20_00)], 5_00],
    ['TRANCHE25', [line(200_00)], 25_00],
  ])('%s %j takes %i', (code, lines, amount) => {
    expect(discountFor(first(code), lines, today)).toEqual({ amount });
  });

  test.each([
    ['NOSUCHCODE', [line(100_00)], today, { code: 'unknown' }],
    ['TRANCHE25', [line(100_00, 'JPY')], today, { code: 'unknown' }],
    ['TRANCHE25', [line(199_99)], today, { code: 'below-minimum', minimum: 200_00, missing: 1 }],
    ['SUMMER26', [line(100_00)], today, { code: 'expired', on: '2026-09-30' }],
    ['WELCOME10', [line(100_00)], '2025-12-31', { code: 'not-yet', from: '2026-01-01' }],
  ])('%s %j on %s is refused', (code, lines, day, refusal) => {
    expect(discountFor(first(code), lines, day)).toEqual(refusal);
  });

  test('is valid on its last day', () => {
    expect(discountFor(first('SUMMER26'), [line(100_00)], '2026-09-30')).toEqual({ amount: 15_00 });
  });

  test('is no longer given once it has ended, whatever its days', () => {
    const discount = first('WELCOME10');
    expect(discountFor(discount && { ...discount, status: 'ENDED' }, [line(100_00)], today)).toEqual({
      code: 'ended',
    });
  });

  test('is at most the subtotal', () => {
    const discount = first('TRANCHE25');
    const fromNothing = discount && { ...discount, from: { amountMinor: 0, currency: 'EUR' } as const };
    expect(discountFor(fromNothing, [line(10_00)], today)).toEqual({ amount: 10_00 });
  });
});
