import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { builds, folderOf } from './builds.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
/** The build that the tests outside of this folder use. */
const served = resolve(root, process.env['E2E_DIST_IN_USE'] ?? '');

test('the builds for the releases are made', async () => {
  if (process.env['E2E_RELEASES']) return; // made before
  test.setTimeout(600_000);
  for (const build of builds) {
    if (folderOf(build) === served) continue; // made before the first test
    const env = { ...process.env, APP_BUILD_ID: build, APP_BROTLI_QUALITY: '4' };
    const config = [
      '--config',
      'e2e/releases/builds/vite.config.ts',
      '--outDir',
      folderOf(build),
      '--emptyOutDir',
    ];
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...config], { cwd: root, env });
  }
});
