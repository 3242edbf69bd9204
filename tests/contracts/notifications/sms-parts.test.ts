import { expect, test } from 'vitest';
import { smsParts } from '#contracts/notifications/sms-parts.ts';

// GSM 03.38: 160 letters in one part, 153 in each of several; 70 and 67 with other letters.
test.each([
  ['a'.repeat(160), 1, false],
  ['a'.repeat(161), 2, false],
  ['a'.repeat(306), 2, false],
  ['a'.repeat(307), 3, false],
  ['€'.repeat(80), 1, false], // each takes two places
  ['€'.repeat(81), 2, false],
  ['я'.repeat(70), 1, true],
  ['я'.repeat(71), 2, true],
])('%s', (text, parts, isWide) => {
  expect(smsParts(text)).toEqual({ parts, isWide });
});
