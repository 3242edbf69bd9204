import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Build } from './builds.ts';

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Builds the application with this configuration; rejects with what the build printed. */
export async function makeBuild(config: string, folder: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  await run(process.execPath, [...args, '--emptyOutDir', '--logLevel', 'error'], { cwd: project, env });
}

/** Makes the named builds in folders of their names, two at a time. */
export async function makeBuilds(ids: readonly Build[], folder: string): Promise<void> {
  const waiting = [...ids];
  async function makeNext(): Promise<void> {
    const id = waiting.shift();
    if (id === undefined) return;
    // The weight of `v1` is measured, so it is compressed as it is when it is deployed.
    const settings = { APP_BUILD_ID: id, ...(id === 'v1' ? {} : { APP_BROTLI_QUALITY: '4' }) };
    await makeBuild('e2e/releases/builds/vite.config.ts', join(folder, id), settings);
    await makeNext();
  }
  await Promise.all([makeNext(), makeNext()]);
}
