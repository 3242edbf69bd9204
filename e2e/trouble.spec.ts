import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mocksRun } from './people.ts';
import { cards, control, ownedBy, shopperOn } from './shopper.ts';

/** A tab keeps the scenario that its first address named. */
async function begin(page: Page, scenario: string): Promise<void> {
  await page.goto(`/?scenario=${scenario}`);
  await mocksRun(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tranche.scenario'))).toBe(scenario);
}

test('a declined card says what failed and keeps everything; the next attempt succeeds', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.walkToSignature(cards.poor);
  const before = await ownedBy(page);
  await shopper.askForCode();
  await shopper.sign().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('was not charged');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();

  await page.getByRole('button', { name: 'Use another card' }).click();
  await page.getByRole('button', { name: cards.good }).click();
  await page.getByRole('button', { name: 'Pay 120.00 €' }).click();
  await shopper.at('receipt');
  const after = await ownedBy(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 2 });
});

test('in the scenario declined-then-success the same card succeeds the second time', async ({ page }) => {
  await begin(page, 'declined-then-success');
  const shopper = shopperOn(page);
  await shopper.walkToSignature();
  await shopper.askForCode();
  await shopper.sign().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay 120.00 €' }).click();
  await shopper.at('receipt');
});

test('figures that ran out are shown beside the new ones, and signed only when accepted', async ({
  page,
}) => {
  await begin(page, 'quote-expires');
  const shopper = shopperOn(page);
  await shopper.walkToSignature();
  await control(page, 'clock', { advanceMs: 21_000 });
  await shopper.agree();
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The figures have changed' })).toBeVisible();
  // 7 % became 7.9 %.
  await expect(page.getByRole('row', { name: /7\.00 % .*7\.90 %/ })).toBeVisible();
  expect((await ownedBy(page)).orders[0]).toMatchObject({ status: 'READY_TO_CONFIRM' });
  await page.getByRole('button', { name: 'Go on with these figures' }).click();
  await shopper.at('sign');
});

/** A real API in place of the mock, answered here. */
async function withApi(
  page: Page,
  answer: (path: string) => { status: number; type?: string; body: object },
) {
  await page.route('**/config.json', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, mocks: 'off' } });
  });
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
  instance: '/v1/documents/terms',
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
  sections: [{ id: 'one', heading: 'One', paragraphs: ['Text.'] }],
};

test('an answer of 500 is explained with its request id, and trying again works', async ({
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

test('an answer that breaks the contract is shown as that, with details to copy', async ({ page }) => {
  await withApi(page, () => ({ status: 200, body: { ...terms, version: 7 } }));
  await page.goto('/other/terms');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/contract/i);
  await expect(notice.getByRole('button', { name: /Copy/ })).toBeVisible();
});

test('without a network a page says so, and goes on when it is back', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/); // the browser's own line about the request
  await withApi(page, () => ({ status: 200, body: terms }));
  await page.goto('/other/error');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  const chunk = page.waitForResponse(/LegalPage/);
  await link.focus(); // fetches the page's code, as a pointer above it does
  await chunk;
  await page.unroute('**/api/v1/**');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toContainText(/offline|connection|network/i);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await withApi(page, () => ({ status: 200, body: terms }));
  await context.setOffline(false); // nobody has to press: what is on the screen is asked for again
  await expect(page.getByText('Terms from another backend').first()).toBeVisible();
});
