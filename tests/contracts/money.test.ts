import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '#contracts/money.ts';

test('decimal text keeps every minor unit up to the limit of safe integers', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3, 6), (units, digits) => {
      const text = decimalText(units, digits);
      expect(BigInt(text.replace('.', ''))).toBe(BigInt(units));
      expect(text.split('.')[1]?.length ?? 0).toBe(digits);
    }),
  );
  expect(decimalText(-5, 2)).toBe('-0.05');
  expect(() => decimalText(0.5, 2)).toThrow(RangeError);
});
