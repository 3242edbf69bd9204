import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installPackage, isRoot } from '#tools/debian.ts';
import type { Launch, Machine } from './find.ts';

/** A browser's own sandbox does not work for root. */
export const sandboxed = !isRoot;

/** Starts and closes a browser; a sentence with the reason when that fails. */
export async function tryLaunch(
  launch: Launch,
  timeoutMs = 30_000,
): Promise<{ version: string } | { why: string }> {
  try {
    const browser = await chromium.launch({ ...launch, chromiumSandbox: sandboxed, timeout: timeoutMs });
    const version = browser.version();
    await browser.close();
    return { version };
  } catch (error) {
    return { why: reasonIn(error instanceof Error ? error.message : String(error)) };
  }
}

/** What the program itself printed, if it did; else the first line of Playwright's message. */
function reasonIn(message: string): string {
  const printed = /\[err\] (.+)/.exec(message)?.[1];
  return printed ?? message.split('\n', 1)[0]?.replace(/^browserType\.launch: /, '') ?? message;
}

/** Names of Chromium in packages of distributions: first the one without windows, which is smaller and faster. */
const programNames = [['chromium-headless-shell'], ['chromium', 'chromium-browser']];

/** Programs named like Chromium in the folders of a search path. Playwright has no channel for these. */
export function chromiumOnPath(searchPath: string): readonly string[] {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return programNames
    .flatMap((names) => folders.flatMap((folder) => names.map((name) => join(folder, name))))
    .filter((path) => existsSync(path));
}

async function shipped(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: shippedChromium } = await import('@sparticuz/chromium');
  return shippedChromium.executablePath();
}

export const thisMachine: Machine = {
  chosen: process.env['CHROMIUM_PATH'],
  tryLaunch,
  onPath: () => chromiumOnPath(process.env['PATH'] ?? ''),
  shipped,
  install: () => installPackage('chromium-headless-shell', 'chromium'),
};
