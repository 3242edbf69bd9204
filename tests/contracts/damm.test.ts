import { describe, expect, test } from 'vitest';
import { dammDigit, passesDamm } from '#contracts/scratchcards/damm.ts';
import { maskedCode, ScratchcardCode, scratchcardCode, ScratchcardPin } from '#contracts/scratchcards/pin.ts';
import { z } from '#contracts/z.ts';

const digits = Array.from('0123456789');
const numbers = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'));

describe('the check digit of Damm', () => {
  test.each([
    ['572', '4'], // the example of the published article
    ['123456789012345', '0'],
    ['908172635445362', '0'],
    ['000000000000000', '0'],
  ])('of %s is %s', (number, digit) => {
    expect(dammDigit(number)).toBe(digit);
    expect(passesDamm(number + digit)).toBe(true);
  });

  test('detects every wrong digit and every swap of two neighbours', () => {
    const missed = numbers.flatMap((number) => {
      const whole = number + dammDigit(number);
      const typed = Array.from(whole).flatMap((digit, at) => [
        ...digits
          .filter((other) => other !== digit)
          .map((other) => whole.slice(0, at) + other + whole.slice(at + 1)),
        ...(at > 0 && whole[at - 1] !== digit
          ? [whole.slice(0, at - 1) + digit + whole.charAt(at - 1) + whole.slice(at + 1)]
          : []),
      ]);
      return typed.filter(passesDamm);
    });
    expect(missed).toEqual([]);
  });

  test('a single digit, or text, has no check digit', () => {
    expect(['', '0', '57a4', '5724 '].map(passesDamm)).toEqual([false, false, false, false]);
  });
});

test('sixteen zeros pass the check and are refused as a PIN', () => {
  expect(passesDamm('0'.repeat(16))).toBe(true);
  expect(z.safeParse(ScratchcardPin, '0'.repeat(16)).success).toBe(false);
});

test('a code has batch, position and check digit, and is shown without its middle', () => {
  expect(scratchcardCode('0007', 123)).toBe('0007-000123-2');
  expect(z.safeParse(ScratchcardCode, '0007-000123-2').success).toBe(true);
  expect(maskedCode('0007-000123-2')).toBe('0007-••••23-2');
});
