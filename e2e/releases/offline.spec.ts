import { stopWorkers, goOffline, unregister } from './browser.ts';
import { countLoads, expect, heading, says, settled, statusBar, test, visit, walk } from './test.ts';
import { interactive } from '#tests/kit/in-page.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';
import { personOn } from '#e2e/people/person.ts';
import { visits } from '#tools/visits.ts';

test.use({ releasePollMs: 3_600_000 });

test('the first visit stores all files, reports it once and reloads nothing [PWA-01] [PWA-03]', async ({
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

  await unregister(page); // without a worker the next visit is a first one
  await page.reload();
  await settled(page);
  await expect(statusBar(page)).toHaveAttribute('data-flags', 'supported controlled activated offlineReady');
});

test('the first visit loads the page twice in `unguarded` (counterpart)', async ({ page, site }) => {
  site.deploy('unguarded');
  const loads = countLoads(page);
  await visit(page, '/other/terms');
  expect(loads.now).toBe(2);
});

test('every route and the not-found page open in a new page without a network [PWA-07]', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/status of 404/);
  await visit(page, '/other/terms');
  await goOffline(page, site);
  const signedOutLast = visits.toSorted((a, b) => Number(a.id === 'logout') - Number(b.id === 'logout'));
  for (const who of ['guest', 'administrator', 'customer'] as const) {
    if (who !== 'guest') await personOn(page, who).signsIn();
    for (const { path, heading: words } of signedOutLast.filter(({ as }) => as === who)) {
      await stopWorkers(page);
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('meta[name="build-id"]')).toHaveAttribute('content', 'v1');
    }
  }
  await stopWorkers(page);
  const response = await page.goto('/no/such/page?at=all');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
});

test('a page does not open offline without the worker (counterpart)', async ({ page, site }) => {
  await visit(page, '/other/terms');
  await unregister(page);
  await goOffline(page, site);
  await expect(page.goto('/other/privacy')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/);
});

test('a stopped worker serves a reload without a network and takes what is shared [PWA-07]', async ({
  page,
  site,
}) => {
  await visit(page, '/checkout?utm_source=letter');
  await goOffline(page, site);
  await stopWorkers(page);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(heading(page)).toBeVisible();

  await personOn(page, 'customer').signsIn();
  // The form of the web manifest's `share_target`: the PIN is in the page and not in its address.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/redeem', method: 'POST', enctype: 'multipart/form-data' });
    const text = document.createElement('input');
    Object.assign(text, { name: 'text', value: 'My card has the PIN 4027 1935 8064 7159' });
    form.append(text);
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('4027 1935 8064 7159');
  expect(new URL(page.url())).toMatchObject({ pathname: '/redeem', search: '' });
});

test('a purchase continues offline up to the card and is paid after a reload [PWA-07]', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  await goOffline(page, site);
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await customer.comparesPlans();
  await customer.choosesOffer('STD6');
  // Chromium under emulation says that a new document is online, until this changes.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await expect(page.getByText(/A card is checked immediately and never stored here/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue( to review)?$/ })).toBeDisabled();
  await stopWorkers(page);
  await page.reload();
  await customer.at('payment');
  await page.context().setOffline(false);
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  const before = await recordsOf(page);
  expect(await customer.pays()).toEqual({ status: 'SUCCEEDED' });
  await stopWorkers(page);
  await page.reload();
  await customer.at('receipt');
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED' });
});

test('a navigation to a prerendered page loads its payload, with and without a network [RELEASE-04]', async ({
  page,
  site,
}) => {
  await visit(page, '/other/privacy');
  for (const way of ['online', 'offline'] as const) {
    if (way === 'offline') {
      await goOffline(page, site);
      await page.reload();
      await interactive(page); // an earlier navigation leads to the first page, which has no payload to fetch
    }
    const response = page.waitForResponse(/\/other\/terms\/_payload\.json\?_b=v1$/);
    await walk(page, '/other/terms');
    const payload = await response;
    expect(payload.request().method()).toBe('GET');
    expect(payload.fromServiceWorker()).toBe(true);
    expect(await payload.json()).toMatchObject({ v: 1, build: 'v1' });
    await expect(heading(page)).toHaveText(/terms/i);
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
  }
});

test('the bar shows that the connection is lost, until it is back [PWA-07]', async ({ page, context }) => {
  await visit(page, '/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
  await context.setOffline(true);
  await says(page, 'You’re offline');
  await context.setOffline(false);
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
});
