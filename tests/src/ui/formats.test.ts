import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { separatorsOf } from '#src/forms/separators.ts';
import { countText, dateFormat, numberFormat } from '#src/ui/formats.ts';

test('one formatter serves a locale and a set of options', () => {
  expect(dateFormat('en-GB', { dateStyle: 'medium' })).toBe(dateFormat('en-GB', { dateStyle: 'medium' }));
  expect(dateFormat('en-GB', { dateStyle: 'medium' })).not.toBe(dateFormat('de-DE', { dateStyle: 'medium' }));
  expect(numberFormat('en-GB', { style: 'percent' })).not.toBe(numberFormat('en-GB', {}));
});

test('counts are grouped by the locale', () => {
  expect([countText(10_000, 'en-GB'), countText(10_000, 'de-DE')]).toEqual(['10,000', '10.000']);
  expect(separatorsOf('en-GB')).toEqual({ thousandSeparator: ',', decimalSeparator: '.' });
  expect(separatorsOf('de-DE')).toEqual({ thousandSeparator: '.', decimalSeparator: ',' });
});

test('no part of the page makes number or date formatters of its own', () => {
  const makers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /new Intl\.(Number|DateTime)Format\(/.test(readFileSync(file, 'utf8')),
  );
  // Exceptions: the configuration checks once whether a time zone is known, and `warm-formats.ts` creates the first
  // formatters early.
  expect(makers.toSorted()).toEqual([
    'src/platform/configuration.ts',
    'src/platform/warm-formats.ts',
    'src/ui/formats.ts',
  ]);
});
