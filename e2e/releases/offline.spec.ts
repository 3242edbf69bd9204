import { stopWorkers, unplug, unregister } from './browser.ts';
import {
  countLoads,
  expect,
  heading,
  patiently,
  says,
  settled,
  statusBar,
  test,
  visit,
  walk,
} from './test.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';
import { personOn } from '#e2e/people/person.ts';
import { visits } from '#e2e/people/visits.ts';

test.use({ releasePollMs: 3_600_000 });

test('the first visit keeps everything, says so once and loads nothing anew [PWA-01] [PWA-03]', async ({
  page,
}) => {
  const loads = countLoads(page);
  await visit(page, '/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-flags', 'supported controlled activated offlineReady');
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { script: registration?.active?.scriptURL, scope: registration?.scope };
  });
  const origin = new URL(page.url()).origin;
  expect(worker).toEqual({ script: `${origin}/sw.js`, scope: `${origin}/` });
  expect(loads.now).toBe(1);

  await page.reload();
  await settled(page);
  await expect(statusBar(page)).toHaveAttribute('data-flags', 'supported controlled activated');

  await unregister(page); // without a worker it is a first visit, and said again
  await page.reload();
  await settled(page);
  await expect(statusBar(page)).toHaveAttribute('data-flags', 'supported controlled activated offlineReady');
});

test('a page that any change of control loads anew is loaded twice at the first visit: the count shows it', async ({
  page,
  site,
}) => {
  site.deploy('unguarded');
  const loads = countLoads(page);
  await visit(page, '/other/terms');
  expect(loads.now).toBe(2);
});

test('without a network every route opens cold, and so does the page for addresses that do not exist [PWA-07]', async ({
  page,
  site,
  tolerate,
}) => {
  test.setTimeout(300_000);
  tolerate(/status of 404/);
  await visit(page, '/other/terms');
  await unplug(page, site);
  const signedOutLast = visits.toSorted((a, b) => Number(a.id === 'NAV-03') - Number(b.id === 'NAV-03'));
  for (const who of [undefined, 'administrator', 'customer'] as const) {
    if (who) await personOn(page, who).signIn();
    for (const { path, heading: words } of signedOutLast.filter(({ as }) => as === who)) {
      await stopWorkers(page);
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('meta[name="build-id"]')).toHaveAttribute('content', 'v1');
    }
  }
  await stopWorkers(page);
  const answer = await page.goto('/no/such/page?at=all');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
});

test('without its worker the same start fails: it is the worker that opens the pages', async ({
  page,
  site,
}) => {
  await visit(page, '/other/terms');
  await unregister(page);
  await unplug(page, site);
  await expect(page.goto('/other/privacy')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/);
});

test('a worker that the browser stopped serves a reload without a network [PWA-07]', async ({
  page,
  site,
}) => {
  await visit(page, '/checkout?utm_source=letter');
  await unplug(page, site);
  await stopWorkers(page);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(heading(page)).toBeVisible();
});

test('a purchase is made without a network, and is there after a reload [PWA-07]', async ({ page, site }) => {
  test.setTimeout(300_000);
  await visit(page, '/');
  await unplug(page, site);
  const customer = customerOn(page);
  await customer.goToSignature();
  const before = await recordsOf(page);
  await customer.requestCode();
  await customer.sign().click();
  await customer.at('receipt');
  await stopWorkers(page);
  await page.reload();
  await customer.at('receipt');
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED' });
});

test('a walk to a prerendered page gets its payload, with and without a network [RELEASE-04]', async ({
  page,
  site,
}) => {
  await visit(page, '/other/privacy');
  for (const way of ['online', 'offline'] as const) {
    if (way === 'offline') {
      await unplug(page, site);
      await page.reload();
      await expect(heading(page)).toBeVisible();
    }
    const asked = page.waitForResponse(/\/other\/terms\/_payload\.json\?_b=v1$/, patiently);
    await walk(page, '/other/terms');
    const payload = await asked;
    expect(payload.request().method()).toBe('GET');
    expect(payload.fromServiceWorker()).toBe(true);
    expect(await payload.json()).toMatchObject({ v: 1, build: 'v1' });
    await expect(heading(page)).toHaveText(/terms/i);
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
  }
});

test('the bar says when there is no connection, and when there is one again [PWA-07]', async ({
  page,
  context,
}) => {
  await visit(page, '/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
  await context.setOffline(true);
  await says(page, 'No connection');
  await context.setOffline(false);
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
});
