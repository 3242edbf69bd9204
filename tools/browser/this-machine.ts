import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { askVersion } from './answers.ts';
import type { Machine } from './find.ts';

const isRoot = process.getuid?.() === 0;

async function shipped(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: shippedChromium } = await import('@sparticuz/chromium');
  return shippedChromium.executablePath();
}

/** Installs nothing silently on a person's machine: only as root on a Debian, or when CI=true says nobody minds. */
function install(): boolean {
  const allowed = isRoot || process.env['CI'] === 'true';
  if (!allowed || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/debian_version')) return false;
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return (
      spawnSync(command, rest, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: environment,
        timeout: 300_000,
      }).status === 0
    );
  };
  console.log('No browser here: apt-get install chromium');
  apt('update'); // an old index may still do
  return apt('install', '-y', '--no-install-recommends', 'chromium');
}

export const thisMachine: Machine = {
  environment: process.env,
  platform: process.platform,
  exists: existsSync,
  ask: askVersion,
  playwrightsOwn: () => chromium.executablePath(),
  shipped,
  install,
};

/** A browser's own sandbox does not work for root; for everybody else it stays on. */
export const sandboxed = !isRoot;
