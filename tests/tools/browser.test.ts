import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askVersion } from '#tools/browser/answers.ts';
import { findBrowser, type Machine, NoBrowserError } from '#tools/browser/find.ts';

interface Given {
  readonly running?: readonly string[];
  readonly files?: readonly string[];
  readonly chosen?: string;
  readonly shipped?: () => Promise<string | null>;
  readonly brings?: string;
}

function machine({ running = [], files = running, chosen, shipped, brings }: Given): Machine {
  const there = new Set(files);
  const runs = new Set(running);
  return {
    environment: { PATH: '/usr/bin:/opt/bin', ...(chosen ? { CHROMIUM_PATH: chosen } : {}) },
    platform: 'linux',
    exists: (path) => there.has(path),
    ask: (path) => (runs.has(path) ? { version: 'Chromium 156' } : { why: 'does not run' }),
    playwrightsOwn: () => '/cache/playwright/chrome',
    shipped: shipped ?? (() => Promise.resolve(null)),
    install: () => {
      if (!brings) return false;
      there.add(brings);
      runs.add(brings);
      return true;
    },
  };
}

const order = [
  ['/my/chrome', 'CHROMIUM_PATH'],
  ['/cache/playwright/chrome', 'Playwright'],
  ['/usr/bin/chromium', 'PATH'],
  ['/opt/google/chrome/chrome', 'usual place'],
  ['/tmp/chromium', 'npm package'],
] as const;

describe('finding a browser', () => {
  test.each(
    order.map(([path, source], index) => ({ path, source, rest: order.slice(index).map(([p]) => p) })),
  )('$source wins over what comes after it', async ({ path, source, rest }) => {
    const given = machine({
      running: rest,
      ...(source === 'CHROMIUM_PATH' ? { chosen: path } : {}),
      shipped: () => Promise.resolve('/tmp/chromium'),
    });
    expect(await findBrowser(given)).toEqual({ path, source, version: 'Chromium 156' });
  });

  test('a chosen browser that does not run is an error, not a reason to take another', async () => {
    const given = machine({ running: ['/usr/bin/chromium'], chosen: '/my/chrome' });
    await expect(findBrowser(given)).rejects.toThrow('/my/chrome (CHROMIUM_PATH): does not run');
  });

  test('one that does not run is passed over', async () => {
    const given = machine({ files: ['/usr/bin/chromium', '/opt/bin/chrome'], running: ['/opt/bin/chrome'] });
    expect((await findBrowser(given)).path).toBe('/opt/bin/chrome');
  });

  test('the package manager is the last resort', async () => {
    const given = machine({
      brings: '/usr/bin/chromium',
      shipped: () => Promise.reject(new Error('libnspr4.so is missing')),
    });
    expect(await findBrowser(given)).toMatchObject({ path: '/usr/bin/chromium', source: 'PATH' });
  });

  test('no browser says what was tried and what to do', async () => {
    const search = findBrowser(machine({ files: ['/usr/bin/chromium'] }));
    await expect(search).rejects.toBeInstanceOf(NoBrowserError);
    await expect(search).rejects.toThrow(/playwright install chromium[^]*apt-get install[^]*CHROMIUM_PATH=/);
    await expect(search).rejects.toThrow('/usr/bin/chromium (PATH): does not run');
  });
});

describe('asking a program whether it is a browser', () => {
  let folder = '';
  const program = (name: string, script: string) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['a Chromium', 'echo Chromium 156.0.1 built on Debian', { version: 'Chromium 156.0.1 built on Debian' }],
    ['a Chrome', 'echo Google Chrome for Testing 159.0', { version: 'Google Chrome for Testing 159.0' }],
    ['something else', 'echo ls 9.4', { why: 'does not call itself a Chromium: "ls 9.4"' }],
    ['a silent program', 'exit 0', { why: 'does not call itself a Chromium: ""' }],
    ['one that fails', 'echo Chromium 156; exit 127', { why: '--version ended with 127' }],
  ])('%s', (name, script, answer) => {
    expect(askVersion(program(name.replaceAll(' ', '-'), script), 'linux')).toEqual(answer);
  });

  test('no file at all', () => {
    expect(askVersion(join(folder, 'none'), 'linux')).toEqual({ why: 'no such file' });
  });
});
