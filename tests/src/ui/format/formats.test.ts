import { expect, test } from 'vitest';
import { countText, dateFormat, numberFormat } from '#src/ui/format/formats.ts';

test('one formatter serves a locale and a set of options', () => {
  expect(dateFormat('en-GB', { dateStyle: 'medium' })).toBe(dateFormat('en-GB', { dateStyle: 'medium' }));
  expect(dateFormat('en-GB', { dateStyle: 'medium' })).not.toBe(dateFormat('de-DE', { dateStyle: 'medium' }));
  expect(numberFormat('en-GB', { style: 'percent' })).not.toBe(numberFormat('en-GB', {}));
});

test('counts are grouped by the locale', () => {
  expect([countText(10_000, 'en-GB'), countText(10_000, 'de-DE')]).toEqual(['10,000', '10.000']);
});
