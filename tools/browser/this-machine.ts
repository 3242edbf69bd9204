import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackage, isRoot } from '#tools/debian.ts';
import { askVersion } from './answers.ts';
import type { Machine } from './find.ts';

async function shipped(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: shippedChromium } = await import('@sparticuz/chromium');
  return shippedChromium.executablePath();
}

export const thisMachine: Machine = {
  environment: process.env,
  platform: process.platform,
  exists: existsSync,
  ask: askVersion,
  playwrightsOwn: () => chromium.executablePath(),
  shipped,
  install: () => installPackage('chromium'),
};

/** A browser's own sandbox does not work for root; for everybody else it stays on. */
export const sandboxed = !isRoot;
