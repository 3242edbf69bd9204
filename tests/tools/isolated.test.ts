import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const replacesModules = /^\s*vi\.(mock|doMock|resetModules)\(/m;

test('files that replace a module have modules of their own', () => {
  const replacing = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
    replacesModules.test(readFileSync(file, 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !file.includes('.isolated.'))).toEqual([]);
});
