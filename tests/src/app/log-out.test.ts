import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every button and link to the end of a session spells “Log Out” alike [NAV-03]', () => {
  const spellings = globSync('src/**/*.{ts,tsx}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bLog ?[Oo]ut\b/g) ?? [],
  );
  expect(new Set(spellings)).toEqual(new Set(['Log Out']));
});
