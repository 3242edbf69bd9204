import { withoutPageConfiguration } from '#e2e/page-configuration.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { darkens } from '#e2e/people/visit.ts';
import { interactive } from '#tests/kit/in-page.ts';

const heading = { level: 1 } as const;
const phone = { width: 390, height: 844 };

// A service worker would serve the files that these tests remove. Recovery with one: releases/chunks.spec.ts and
// releases/missing-chunk.spec.ts.
test.use({ serviceWorkers: 'block' });

test('a chunk that fails twice is reported and loads after "Try again" [CONST-01] [ERROR-04] [ROUTE-18]', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  tolerate(/dynamically imported module/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await interactive(page); // a link that is pressed before loads a document
  await page.route(/assets\/page-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
  await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
  await expect(page.getByText(/A part of this page could not be loaded/)).toBeVisible();
  await expect.poll(() => loads).toBe(2); // the event may come after the text
  await page.unroute(/assets\/page-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { ...heading, name: /Privacy/ })).toBeVisible();
});

test('an invalid configuration shows a page that lists the wrong fields', async ({ page }) => {
  const body = JSON.stringify({ mocks: 'maybe', pollIntervalMs: 5 });
  await withoutPageConfiguration(page);
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/checkout');
  await expect(page.getByRole('heading', heading)).toHaveText('This site is not configured correctly');
  await expect(page.getByRole('listitem')).toHaveText([
    '"mocks" should be "on" or "off"',
    '"pollIntervalMs" should be at least 1000',
  ]);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test('settings that cannot be read are reported, and loading again helps', async ({ page, tolerate }) => {
  tolerate(/status of 500/); // the browser's own line about the answer
  await withoutPageConfiguration(page);
  await page.route(
    '**/config.json',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' }),
    { times: 1 },
  );
  await page.goto('/');
  await expect(page.getByRole('heading', heading)).toHaveText('The application could not start');
  await expect(page.getByRole('alert')).toContainText(
    '/config.json) could not be read: the host answered with status 500',
  );
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText(/Buy now, pay over time/);
});

test('an application whose settings take long says so, and starts once they come', async ({ page }) => {
  await withoutPageConfiguration(page);
  // The time of the first request is over at once.
  await page.addInitScript(() => {
    const ofBrowser = AbortSignal.timeout.bind(AbortSignal);
    let isFirst = true;
    AbortSignal.timeout = (ms) => {
      const isOver = isFirst && ms === 10_000;
      if (isOver) isFirst = false;
      return ofBrowser(isOver ? 0 : ms);
    };
  });
  const answer = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/config.json', async (route) => {
    if (++requests === 1) return; // never answered
    await answer.promise;
    await route.continue();
  });
  await page.goto('/');
  const notice = page.getByText('Still loading: this site takes longer than usual to answer.');
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('heading', heading)).not.toHaveText('The application could not start');
  answer.resolve();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
  expect(requests).toBe(2);
});

test('an unknown scenario is named until another one runs', async ({ page }) => {
  await page.goto('/?scenario=no-such-thing');
  const strip = page.getByRole('region', { name: 'Scenario of the demo' });
  await expect(strip).toContainText('There is no scenario “no-such-thing”, so the everyday one runs.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  await expect(strip).toContainText('There is no scenario “no-such-thing”');
  await page.goBack();
  await strip.getByRole('button', { name: 'Choose a scenario' }).click();
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await expect(drawer.getByRole('link', { name: /^Quote that ends/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Add .*to cart/i }).first()).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('tranche.scenario', 'null'));
  await page.goto('/');
  await expect(strip).toContainText('There is no scenario “null”');
  await expect(page.getByRole('button', { name: /Add .*to cart/i }).first()).toBeVisible();
});

test('the error page has both colour schemes, and a reload keeps the choice [ERROR-01] [ERROR-02] [CONST-04]', async ({
  page,
}) => {
  await page.goto('/other/error');
  await expect(page.getByText('500')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
  await darkens(page);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 18, 19)');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

for (const [what, defect] of [
  ['an error in a timer', "setTimeout(() => { throw new Error('a defect of the test'); })"],
  ['a promise that is not handled', "void Promise.reject(new Error('a defect of the test'))"],
] as const) {
  test(`${what} shows the error page [ERROR-04]`, async ({ page, tolerate }) => {
    tolerate(/a defect of the test/); // the browser reports it, too
    await page.goto('/other/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Credit terms' })).toBeVisible();
    await page.evaluate(`{ ${defect} }`);
    await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Credit terms' })).toBeVisible();
  });
}
