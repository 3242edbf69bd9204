import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no text area grows with its text: a build has no code for it', () => {
  const asking = globSync('src/**/*.tsx').filter((file) => /\bautosize\b/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
