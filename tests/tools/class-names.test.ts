import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { className } from '#tools/vite/styles.ts';

test('no two style sheets give the same name to rules of one name', () => {
  const files = globSync('src/**/*.module.css').map((file) => resolve(file));
  expect(files.length).toBeGreaterThan(100);
  const names = files.map((file) => className('row', file));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^row_[\w-]{4}$/);
});
