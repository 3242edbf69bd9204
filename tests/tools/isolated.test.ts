import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const replacesModules = /^\s*vi\.(mock|doMock|resetModules)\(/m;

test('exactly the files that replace a module for others have modules of their own', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}');
  const replacing = files.filter((file) => replacesModules.test(readFileSync(file, 'utf8')));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.toSorted()).toEqual(files.filter((file) => file.includes('.isolated.')).toSorted());
});
