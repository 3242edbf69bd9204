import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { freePort } from '#tools/browser/port.ts';
import { readManifest } from '#tools/build/manifest.ts';
import { openSessions } from '#tools/bench/pages/sessions.ts';
import { expect, test } from '#e2e/fixtures.ts';

// The same build with a backend on another origin: the mock backend over HTTP takes the place of the real one.

const root = join(import.meta.dirname, '../..');
const dist = process.env['E2E_DIST_IN_USE'] ?? '';
const running: ChildProcess[] = [];

/** Starts a program of the project and waits for the line with its address. */
function start(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });
}

/** Starts the mock backend and a host whose pages use it; returns their origins. */
async function openBoth(...settings: string[]): Promise<{ readonly api: string; readonly host: string }> {
  const ports = [await freePort(), await freePort()] as const;
  const [api, host] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`];
  await start('mocks/adapters/server/command-line.ts', '--port', String(ports[0]));
  const backend = ['--mocks', 'off', '--api', api, ...settings];
  await start('tools/serve.ts', '--dist', dist, '--port', String(ports[1]), ...backend);
  return { api, host };
}

test.afterAll(() => {
  for (const child of running) child.kill();
});

test('with mocks off only the configured origin is requested and no mock is loaded [API-01]', async ({
  page,
}) => {
  const { api, host } = await openBoth();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await page.goto(`${host}/`);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  // The products are in the HTML already; the application asks for them when it has started.
  await expect.poll(() => requested.filter((url) => url.startsWith(`${api}/v1/`)).length).toBeGreaterThan(0);
  const mock = readManifest(resolve(root, dist))['mocks/adapters/browser/start-mocks.ts']?.file;
  expect(mock).toMatch(/^assets\//);
  expect(requested.filter((url) => url.endsWith(`/${mock}`))).toEqual([]);
});

test('a page reads the feed of changes at the configured interval', async ({ page }) => {
  const { api, host } = await openBoth('--poll-interval', '1000');
  const { customer } = await openSessions(api);
  await page.addInitScript((session) => sessionStorage.setItem('tranche.session', session ?? ''), customer);
  const readings: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/changes') readings.push(request.url());
  });

  await page.goto(`${host}/installments`);
  await expect.poll(() => readings.length).toBeGreaterThan(2);
});
