import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, type Launch, type Machine, NoBrowserError } from '#tools/browser/find.ts';
import { chromiumOnPath, tryLaunch } from '#tools/browser/this-machine.ts';

const nameOf = (launch: Launch) => ('channel' in launch ? launch.channel : launch.executablePath);

interface Given {
  /** Channels and paths that start. */
  readonly starting?: readonly string[];
  readonly onPath?: readonly string[];
  readonly chosen?: string;
  readonly shipped?: () => Promise<string | null>;
  /** The program that the package manager installs on the search path; undefined: installing is not allowed. */
  readonly installs?: string;
}

function machine({ starting = [], onPath = [], chosen, shipped, installs }: Given): Machine {
  const programs = [...onPath];
  const running = new Set(starting);
  return {
    chosen,
    tryLaunch: (launch) =>
      Promise.resolve(running.has(nameOf(launch)) ? { version: '156.0' } : { why: 'does not start' }),
    onPath: () => programs,
    shipped: shipped ?? (() => Promise.resolve(null)),
    install: () => {
      if (!installs) return false;
      programs.push(installs);
      running.add(installs);
      return true;
    },
  };
}

const order = [
  ['/my/chrome', 'CHROMIUM_PATH'],
  ['chromium', 'Playwright'],
  ['chrome', 'Google Chrome'],
  ['msedge', 'Microsoft Edge'],
  ['/usr/bin/chromium', 'PATH'],
  ['/tmp/chromium', 'npm package'],
] as const;

describe('finding a browser', () => {
  test.each(order.map(([name, source], index) => ({ name, source, later: order.slice(index) })))(
    '$source is preferred to those after it in the order',
    async ({ name, source, later }) => {
      const given = machine({
        starting: later.map(([one]) => one),
        onPath: ['/usr/bin/chromium'],
        ...(source === 'CHROMIUM_PATH' && { chosen: name }),
        shipped: () => Promise.resolve('/tmp/chromium'),
      });
      const browserProgram = await findBrowser(given);
      expect({ ...browserProgram, launch: nameOf(browserProgram.launch) }).toEqual({
        launch: name,
        source,
        version: '156.0',
      });
    },
  );

  test('a chosen browser that does not start is an error; no other one is tried', async () => {
    const given = machine({ starting: ['chromium', '/usr/bin/chromium'], chosen: '/my/chrome' });
    await expect(findBrowser(given)).rejects.toThrow('/my/chrome (CHROMIUM_PATH): does not start');
  });

  test('a program on the search path that does not start is skipped', async () => {
    const given = machine({ onPath: ['/usr/bin/chromium', '/opt/chromium'], starting: ['/opt/chromium'] });
    expect(await findBrowser(given)).toMatchObject({ launch: { executablePath: '/opt/chromium' } });
  });

  test("the package manager's browser is preferred to the one that the npm package ships", async () => {
    const given = machine({
      installs: '/usr/bin/chromium',
      starting: ['/tmp/chromium'],
      shipped: () => Promise.resolve('/tmp/chromium'),
    });
    const browserProgram = await findBrowser(given);
    expect(browserProgram).toMatchObject({ launch: { executablePath: '/usr/bin/chromium' }, source: 'PATH' });
  });

  test('without a browser the error lists the remedies and every attempt', async () => {
    const given = machine({
      onPath: ['/usr/bin/chromium'],
      shipped: () => Promise.reject(new Error('libnspr4.so is missing')),
    });
    const search = findBrowser(given);
    await expect(search).rejects.toBeInstanceOf(NoBrowserError);
    await expect(search).rejects.toThrow(/playwright install chromium[^]*apt-get install[^]*CHROMIUM_PATH=/);
    for (const attempt of [
      'Playwright: does not start',
      'Google Chrome: does not start',
      'Microsoft Edge: does not start',
      '/usr/bin/chromium (PATH): does not start',
      'npm package: Error: libnspr4.so is missing',
    ]) {
      await expect(search).rejects.toThrow(attempt);
    }
  });
});

describe('on this machine', () => {
  let folder = '';
  const program = (path: string, script: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, path), 0o755);
    return join(folder, path);
  };
  const searchPath = () => [join(folder, 'none'), join(folder, 'b'), '', join(folder, 'a')].join(delimiter);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("Chromium is found under Debian's and Ubuntu's names, in the order of the path", () => {
    const programs = [program('b/chromium-browser', ''), program('a/chromium', '')];
    program('a/firefox', '');
    expect(chromiumOnPath(searchPath())).toEqual(programs);
  });

  test('the headless shell is preferred to a Chromium with windows', () => {
    const [windowed, headless] = [program('b/chromium', ''), program('a/chromium-headless-shell', '')];
    expect(chromiumOnPath(searchPath())).toEqual([headless, windowed]);
  });

  test.each([
    ['a program that is not a browser', 'exit 0', /closed|exit/],
    [
      'a browser without its libraries',
      'echo "libnspr4.so: cannot open" >&2; exit 127',
      /libnspr4\.so: cannot open/,
    ],
    ['a program that never ends', 'exec sleep 60', /Timeout 2000ms/],
  ])('%s does not start', async (_what, script, why) => {
    const executablePath = program('program', script);
    expect(await tryLaunch({ executablePath }, 2_000)).toEqual({ why: expect.stringMatching(why) });
  });

  test('a program that does not exist does not start', async () => {
    const result = await tryLaunch({ executablePath: join(folder, 'nowhere') });
    expect(result).toEqual({ why: expect.stringContaining('nowhere') });
  });
});
