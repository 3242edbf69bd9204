import { expect, expectAccessible, test } from './fixtures.ts';

// A worker would have what these tests keep from the page.
test.use({ serviceWorkers: 'block' });

const heading = { level: 1 } as const;

// A worker would serve what these tests take away; how it recovers is told in releases/chunks.spec.ts and missing-chunk.spec.ts.
test.use({ serviceWorkers: 'block' });

test('a chunk that does not come is asked for once more, then told, and there when it comes [CONST-01] [ERROR-04] [ROUTE-18]', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  tolerate(/dynamically imported module/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.route(/assets\/page-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
  await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
  await expect(page.getByText(/A part of this page could not be loaded/)).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/assets\/page-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { ...heading, name: /Privacy/ })).toBeVisible();
});

test('a configuration that cannot be used is a readable page, not a blank one', async ({ page }) => {
  const body = JSON.stringify({ mocks: 'maybe', pollIntervalMs: 5 });
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/checkout');
  await expect(page.getByRole('heading', heading)).toHaveText('This site is not configured correctly');
  await expect(page.getByRole('listitem')).toHaveText([
    '"mocks" should be "on" or "off"',
    '"pollIntervalMs" should be at least 1000',
  ]);
  await expectAccessible(page);
});

test('a scenario that does not exist is told, and no page pretends to work', async ({ page }) => {
  await page.goto('/?scenario=no-such-thing');
  await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
  await expect(page.getByText(/The demonstration backend could not start/)).toBeVisible();
});

test('the error page in both colours, and the choice outlives a reload [ERROR-01] [ERROR-02] [CONST-04]', async ({
  page,
}) => {
  await page.goto('/other/error');
  await expect(page.getByText('500')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 18, 19)');
  await expectAccessible(page);
});
