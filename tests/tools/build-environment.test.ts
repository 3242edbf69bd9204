import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';
import { expect, test, vi } from 'vitest';
import { buildSettingsFile } from '#tools/host/runtime-config.ts';
import { buildEnvironment } from '#tools/vite/build-environment.ts';

const project = join(import.meta.dirname, '../..');

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
  expect(buildEnvironment('demo', project)['VITE_MOCKS']).toBe('on');
});

test('web manifest, headers and settings of a build follow from its environment', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  vi.stubEnv('VITE_PRODUCT_NAME', 'Kauf');
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.test/v1');
  const { plugins } = await resolveConfig({ root: project, build: { outDir: dist } }, 'build', 'demo');
  vi.unstubAllEnvs();
  const named = (name: string) => plugins.find((plugin) => plugin.name === name);
  const pwa: VitePluginPWAAPI | undefined = named('vite-plugin-pwa')?.api;
  const manifest = pwa?.generateBundle({})?.['manifest.webmanifest'];
  const hostFiles = named('host-files')?.closeBundle;
  if (manifest?.type !== 'asset' || typeof hostFiles !== 'object') throw new Error('A plugin is missing.');
  await Reflect.apply(hostFiles.handler, undefined, []);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const asksApi = expect.stringMatching(/connect-src [^;]*https:\/\/api\.example\.test[ ;]/);
  expect({
    manifest: JSON.parse(String(manifest.source)),
    settings: JSON.parse(read(buildSettingsFile)),
    headers: read('_headers'),
    nginx: read('nginx.conf'),
  }).toMatchObject({
    manifest: { name: 'Kauf', short_name: 'Kauf' },
    settings: { productName: 'Kauf', apiBaseUrl: 'https://api.example.test/v1', mocks: 'on' }, // of .env.demo
    headers: asksApi,
    nginx: asksApi,
  });
  rmSync(dist, { recursive: true });
});
