import { globSync, readFileSync } from 'node:fs';
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

test('no part of the page makes number or date formatters of its own', () => {
  const makers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /new Intl\.(Number|DateTime)Format\(/.test(readFileSync(file, 'utf8')),
  );
  // Exceptions: the configuration checks once whether a time zone is known, and `warm-formats.ts` creates the first
  // formatters early.
  expect(makers.toSorted()).toEqual([
    'src/platform/browser/warm-formats.ts',
    'src/platform/settings/configuration.ts',
    'src/ui/format/formats.ts',
  ]);
});
