import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildEnvironment } from '#tools/vite/build-environment.ts';

test('settings of .env files reach what is built, after environment variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  writeFileSync(
    join(folder, '.env'),
    'VITE_PRODUCT_NAME=Kauf\nVITE_API_BASE_URL=https://file.example.test\nOTHER=1\n',
  );
  writeFileSync(join(folder, '.env.demo'), 'VITE_MOCKS=on\n');
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.test');
  const { VITE_PRODUCT_NAME, VITE_MOCKS, VITE_API_BASE_URL, OTHER } = buildEnvironment('demo', folder);
  expect({ VITE_PRODUCT_NAME, VITE_MOCKS, VITE_API_BASE_URL, OTHER }).toEqual({
    VITE_PRODUCT_NAME: 'Kauf',
    VITE_MOCKS: 'on',
    VITE_API_BASE_URL: 'https://api.example.test',
    OTHER: undefined,
  });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('`npm run build:demo` switches the mock backend on', () => {
  expect(buildEnvironment('demo', join(import.meta.dirname, '../..'))['VITE_MOCKS']).toBe('on');
});
