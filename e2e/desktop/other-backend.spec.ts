import { resolve } from 'node:path';
import { demoFiles, readManifest } from '#tools/build/manifest.ts';
import { openSessions } from '#tools/bench/pages/sessions.ts';
import { people } from '#tests/kit/people.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { endPrograms, startApi, startHost } from '#e2e/programs.ts';

// The same build with a backend on another origin: the mock backend over HTTP takes the place of the real one.

const dist = resolve(import.meta.dirname, '../..', process.env['E2E_DIST_IN_USE'] ?? '');

/** Starts the mock backend and a host whose pages use it; returns their origins. */
async function openBoth(...settings: string[]): Promise<{ readonly api: string; readonly host: string }> {
  const { url: api } = await startApi();
  const { url: host } = await startHost('--mocks', 'off', '--api', api, ...settings);
  return { api, host };
}

test.afterAll(endPrograms);

test('with mocks off only the configured origin is requested and nothing of the demo is loaded [API-01]', async ({
  page,
}) => {
  const { api, host } = await openBoth();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await page.goto(`${host}/`);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  // The products are in the HTML already; the application asks for them when it has started.
  await expect.poll(() => requested.filter((url) => url.startsWith(`${api}/v1/`)).length).toBeGreaterThan(0);
  const demo = demoFiles(readManifest(dist));
  expect([...demo]).toContainEqual(expect.stringMatching(/^assets\/mocks-/));
  expect(requested.filter((url) => demo.has(new URL(url).pathname.slice(1)))).toEqual([]);
});

test('a host can switch on the list of requests, which tells no token and no contact', async ({ page }) => {
  const { api, host } = await openBoth('--request-list', 'on');
  const { administrator } = await openSessions(api);
  await page.addInitScript(
    (session) => sessionStorage.setItem('tranche.session', session ?? ''),
    administrator,
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await page.goto(`${host}/mini-admin/administrators`);
  await expect(page.getByRole('main')).toContainText(people.administrator);
  await page.getByRole('button', { name: /^Requests/ }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Requests' });
  const list = drawer.getByRole('listitem').filter({ hasText: 'GET /v1/admin/administrators' }).first();
  await expect(list).toContainText('Fits the contract');
  await list.getByRole('button', { name: /^Show bodies/ }).click();
  await expect(list.getByLabel('Received')).toContainText('"email": "masked-email"');
  await expect(drawer).not.toContainText(people.administrator);
  await expectAccessible(page);
  expect(requested.filter((url) => url.includes('/assets/mocks-'))).toEqual([]);
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
