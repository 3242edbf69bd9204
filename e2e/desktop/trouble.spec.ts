import { withSettings } from '#e2e/page-configuration.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';
import { advanceClock, begin } from '#e2e/people/backend.ts';
import { interactive } from '#tests/kit/in-page.ts';

test('a declined payment is explained and keeps the order; the next attempt succeeds @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.orders('Espresso machine', 'STD6', 'poor');
  const before = await recordsOf(page);
  expect(await customer.pays()).toEqual({ status: 'FAILED' });
  await expect(page.getByRole('alert')).toContainText('was not charged');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();

  expect(await customer.retries('good')).toEqual({ status: 'SUCCEEDED' });
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 2 });
});

test('the same card succeeds at the second attempt in declined-then-success @any-backend', async ({
  page,
}) => {
  await begin(page, 'declined-then-success');
  const customer = customerOn(page);
  expect(await customer.buys('Espresso machine', 'STD6')).toEqual({ status: 'FAILED' });
  await page.getByRole('button', { name: 'Pay €120.00' }).click();
  await customer.at('receipt');
});

test('an expired quote is shown beside the new one, which is signed only when accepted @any-backend', async ({
  page,
}) => {
  await begin(page, 'quote-expires');
  const customer = customerOn(page);
  await customer.orders('Espresso machine', 'STD6');
  await advanceClock(page, 21_000);
  await customer.agrees();
  await page.getByRole('button', { name: 'See the updated amounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The amounts have changed' })).toBeVisible();
  // 7% became 7.9%.
  await expect(page.getByRole('row', { name: /7\.00% .*7\.90%/ })).toBeVisible();
  expect((await recordsOf(page)).orders[0]).toMatchObject({ status: 'READY_TO_CONFIRM' });
  await page.getByRole('button', { name: 'Accept the new amounts' }).click();
  await customer.at('sign');

  expect(await customer.cancels()).toEqual({ status: 'CANCELLED' });
  await expect(page.getByRole('heading', { level: 1, name: 'This order has ended' })).toBeVisible();
  expect((await recordsOf(page)).orders[0]).toMatchObject({ status: 'CANCELLED' });
});

/** Turns the mock backend off and answers the requests to the API. */
async function withApi(
  page: Page,
  answer: (path: string) => { status: number; type?: string; body: object },
) {
  await withSettings(page, { mocks: 'off' });
  await page.route('**/api/v1/**', async (route) => {
    const { status, type = 'application/json', body } = answer(new URL(route.request().url()).pathname);
    await route.fulfill({ status, contentType: type, body: JSON.stringify(body) });
  });
}

const failure = {
  type: 'https://problems.example.test/internal',
  title: 'Something went wrong on our side',
  status: 500,
  detail: 'This is our mistake, not yours.',
  instance: '/v1/legal-documents/terms',
  code: 'internal',
  requestId: 'req-e2e-500',
};

const terms = {
  kind: 'terms',
  version: '2026-11',
  effectiveFrom: '2026-11-01',
  hash: '0'.repeat(64),
  title: 'Terms from another backend',
  summary: ['Short.'],
  sections: [{ id: 'one', heading: 'One', paragraphs: ['Text.'], table: null }],
};

test('a response with status 500 is shown with its request id, and "Try again" works', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 500/); // the browser's own line about the answer
  let broken = true;
  const problem = { status: 500, type: 'application/problem+json', body: failure };
  await withApi(page, () => (broken ? problem : { status: 200, body: terms }));
  await page.goto('/other/terms');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Something went wrong on our side');
  await expect(notice).toContainText('req-e2e-500');
  broken = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Terms from another backend').first()).toBeVisible();
});

test('a response that violates the contract is reported as such, with details to copy', async ({ page }) => {
  await withApi(page, () => ({ status: 200, body: { ...terms, version: 7 } }));
  await page.goto('/other/terms');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/contract/i);
  await expect(notice.getByRole('button', { name: /Copy/ })).toBeVisible();
});

test('without a network a page says so, and loads when the network is back', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/); // the browser's own line about the request
  await withApi(page, () => ({ status: 200, body: terms }));
  await page.goto('/other/error');
  await interactive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  const [running, loaded] = [new Set<Request>(), new Set<Request>()];
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => loaded.add(request) && running.delete(request));
  await link.focus(); // prefetches the page's code, as hovering does
  const isLoaded = () => running.size === 0 && [...loaded].some((request) => /page-/.test(request.url()));
  await expect.poll(isLoaded, 'all that the page consists of has been loaded').toBe(true);
  await page.unroute('**/api/v1/**');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toContainText(/offline|connection|network/i);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await withApi(page, () => ({ status: 200, body: terms }));
  await context.setOffline(false); // the page requests its data again without a press
  await expect(page.getByText('Terms from another backend').first()).toBeVisible();
});

test('the data of a page are refetched when its window gets the focus', async ({ page }) => {
  let asked = 0;
  await withApi(page, (path) => {
    if (path.endsWith('/legal-documents/terms')) asked += 1;
    return { status: 200, body: { ...terms, title: `Terms, version ${asked}` } };
  });
  await page.goto('/other/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Terms, version \d+$/);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const before = asked;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Terms, version ${before + 1}`);
});

const unreachable = /\/assets\/|latest\.json/;

for (const name of ['Change the number of months', 'Pay ahead']) {
  test(`“${name}” leaves the page when its code fails and opens at the next press`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto('/installments/details?plan=PLN-000101&scenario=overdue-fee&as=customer');
    const choose = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name })).toBeVisible(); // its code is loaded
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name })).toBeHidden();
    await page.route(unreachable, (route) => route.abort('internetdisconnected'));
    await choose();
    await expect(
      page.getByText('This could not be opened. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Espresso machine' })).toBeVisible();
    await page.unroute(unreachable);
    await choose();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(dialog).toHaveCSS('overflow-y', 'auto');
    await expect(dialog.locator('xpath=..')).toHaveCSS('position', 'fixed');
  });
}

test('a part whose code cannot be loaded leaves its page, and is loaded by “Try again”', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/installments?scenario=happy&as=customer');
  const calendar = page.getByText('Calendar', { exact: true });
  await expect(calendar).toBeVisible();
  await page.route(unreachable, (route) => route.abort('internetdisconnected'));
  await calendar.click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Instalments' })).toBeVisible();
  await page.unroute(unreachable);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /Next month/ })).toBeVisible();
});

const unreached = 'This part could not be loaded. Check your connection and try again.';

interface LostPart {
  readonly part: string;
  readonly address: string;
  readonly code: RegExp;
  /** Headings of what stays and of the part. */
  readonly stays: string;
  readonly shows: string;
  readonly as?: 'administrator';
}

for (const { part, address, code, stays, shows, as = 'customer' } of [
  {
    part: 'the records of a plan',
    address: '/installments/details?',
    code: /RecordsAndHistory-/,
    stays: 'Schedule',
    shows: 'Documents',
  },
  {
    part: 'the customer’s own home',
    address: '/?',
    code: /SignedInHome-/,
    stays: 'Shop',
    shows: 'Next payment, in 26 days',
  },
  {
    part: 'what follows the figures of the dashboard',
    address: '/mini-admin?',
    code: /\/Panels-/,
    stays: 'Administration',
    shows: 'Work queues',
    as: 'administrator',
  },
] satisfies readonly LostPart[]) {
  test(`${part} is loaded by “Try again” after a failure, and the rest works meanwhile`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const isUnreachable = (url: URL) => code.test(url.pathname) || url.pathname.endsWith('/latest.json');
    await page.route(isUnreachable, (route) => route.abort('internetdisconnected'));
    await page.goto(`${address}scenario=happy&as=${as}`);
    await expect(page.getByText(unreached).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: stays, exact: true })).toBeVisible();
    await page.unroute(isUnreachable);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible();
  });
}

test('the buttons of a plan come with its first content', async ({ page }) => {
  await page.route(/RecordsAndHistory-/, () => undefined); // never arrives
  await page.goto('/installments/details?plan=PLN-000101&scenario=happy&as=customer');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay €/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Pay' })).toBeVisible();
});

test('the header stays while the code of its menus fails, and a later press opens them', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const isUnreachable = (url: URL) => /Bell-|AccountMenu-|latest\.json/.test(url.href);
  await page.route(isUnreachable, (route) => route.abort('internetdisconnected'));
  await page.goto('/installments?scenario=happy&as=customer');
  const header = page.getByRole('banner');
  const failureNotice = page.getByText('This could not be opened.');
  for (const name of ['Account', 'Messages']) {
    await header.getByRole('button', { name }).click();
    await expect(failureNotice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failureNotice).toBeHidden(); // the next one has the same words
    await expect(header.getByRole('link', { name: 'Instalments' })).toBeVisible();
  }
  await page.unroute(isUnreachable);
  await header.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
});

test('a press loads the administration menu where its code had failed', async ({ page, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const loseCode = async (code: RegExp) =>
    page.route(
      (url) => code.test(url.pathname) || url.pathname.endsWith('/latest.json'),
      (route) => route.abort('internetdisconnected'),
    );
  const users = page.getByRole('navigation', { name: 'Drawer' }).getByRole('link', { name: 'Users' });
  const heading = page.getByRole('heading', { level: 1, name: 'Payments' });
  const address = '/mini-admin/payments?scenario=happy&as=administrator';

  await loseCode(/AdministrationFrame-/);
  await page.goto(address);
  await expect(heading).toBeVisible();
  const bar = page.getByRole('button', { name: 'Load the menu again' });
  await expect(bar).toBeVisible();
  await page.unrouteAll();
  await bar.click();
  await expect(users).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await loseCode(/TemporaryDrawer-/);
  await page.goto(address);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByText('This could not be opened. Check your connection and try again.'),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(users).toBeVisible();
});

for (const [what, role, code, openerOf] of [
  [
    'the menu of a row',
    'menu',
    /\/list-menus-/,
    (row: Locator) => row.getByRole('button', { name: 'Actions' }),
  ],
  [
    'a filter',
    'dialog',
    /\/list-menus-/,
    (row: Locator) =>
      row.page().getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Status' }),
  ],
  [
    'the details of a row',
    'dialog',
    /\/EntityDrawer-/,
    (row: Locator) => row.getByRole('rowheader').getByRole('link'),
  ],
] as const)
  test(`${what} leaves the list where its code cannot be loaded, and opens at the next press`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const first = page.locator('[data-row]').first();
    await page.route(
      (url) => code.test(url.pathname) || url.pathname.endsWith('/latest.json'),
      (route) => route.abort('internetdisconnected'),
    );
    await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
    await expect(first).toBeVisible(); // the filters stand before the rows
    const opener = openerOf(first);
    await opener.click();
    await expect(
      page.getByText('This could not be opened. Check your connection and try again.'),
    ).toBeVisible();
    await expect(first).toBeVisible();
    await page.unrouteAll();
    await opener.click();
    await expect(page.getByRole(role)).toBeVisible();
  });
