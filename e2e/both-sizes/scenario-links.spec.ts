import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';

// Each link of the table in docs/scenarios.md shows, within the first screen, what the table says of it.

const [, rest = ''] = readFileSync('docs/scenarios.md', 'utf8').split('| scenario, `/?scenario=…`');
const [table = ''] = rest.split('\n\n');
const rows = [...table.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, name = '', person = '', sentence = '']) => ({ name, person, sentence }),
);

/** What stands on the page itself. Figures: docs/domain.md, "Worked examples". */
const visibleTexts: Readonly<Record<string, readonly RegExp[]>> = {
  happy: [/PLN-000101/, /€\s?734\.78/],
  'new-user': [/No instalments to pay/],
  'no-data': [/No orders yet/],
  'overdue-grace': [/to avoid a(n €8\.00)? late fee/],
  'overdue-fee': [/11 days/, /€8\.00 of late fees so far/],
  'near-cap': [/€16\.00 of late fees so far, €24\.00 at most/],
  defaulted: [/The plan is in default/, /€24\.00 of late fees so far, €24\.00 at most/],
  'declined-then-success': [/^Review and confirm$/, /^Order ORD-\d{4}-\d+, €1,200\.00/],
  'quote-expires': [/^Review and confirm$/, /^Order ORD-\d{4}-\d+, €1,200\.00/],
  'pending-bank': [/Your bank is confirming the payment/],
  'otp-locked': [/Too many wrong codes\. Try again in 1[34]:\d\d/],
  'card-locked': [/Too many wrong PINs/, /You can try again in 1[34]:\d\d/],
  'account-blocked': [/This account is blocked/, /SUP-\w{8}/],
  'collateral-review': [/Gold bracelet, 750, 38 g/],
  'collateral-shortfall': [/of collateral is missing/],
  'collateral-sale': [/Gold bracelet, 750/],
  slow: [/PLN-000101/],
  flaky: [/PLN-000101/],
  offline: [/As of \d\d:\d\d, 12 minutes ago/],
  maintenance: [/Closed for maintenance/, /(10:00|9:\d\d)/],
  'batch-10000': [/Largest run/, /^10,000$/],
  'admin-viewer': [/Your role Viewer can’t/],
  'big-list': [/^Payments$/],
  'one-of-each': [/Mira Okafor/, /Plan chosen/, /Expired/, /Cancelled/],
};

/** What a phone shows further down: below the picture of a document, the terms of the plan, the rows of the list. */
const wideVisibleTexts: Readonly<Record<string, readonly RegExp[]>> = {
  'declined-then-success': [/(Visa|Mastercard) •••• \d{4}/],
  'quote-expires': [/These figures hold for 0:(20|1\d)/],
  'big-list': [/30,000/],
  'collateral-review': [/^Waiting for review$/, /^Start review/],
  'collateral-sale': [/^Record sale/],
};

const strip = (page: Page) => page.getByRole('region', { name: 'Scenario of the demo', includeHidden: true });

test('every scenario of docs/scenarios.md has something to show', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(visibleTexts));
});

for (const { name, person, sentence } of rows)
  test(`/?scenario=${name}: ${sentence}`, async ({ page, isMobile }) => {
    await page.goto(`/?scenario=${name}`);
    for (const text of [...(visibleTexts[name] ?? []), ...(isMobile ? [] : (wideVisibleTexts[name] ?? []))]) {
      const visibleText = page.getByText(text).filter({ visible: true }).first();
      await expect(visibleText, String(text)).toBeInViewport();
    }
    if (name === 'happy') return expect(strip(page)).toHaveCount(0);
    await expect(strip(page)).toContainText(sentence);
    await expect(strip(page)).toBeInViewport();
    const role = await page.evaluate(() => sessionStorage.getItem('tranche.session'));
    if (person === 'a guest') expect(role).toBeNull();
    else expect(role).toContain(person === 'Mira' ? '"CUSTOMER"' : '"ADMINISTRATOR"');
  });

test('the line of a scenario is as high as the demo bar and opens its description', async ({
  page,
  isMobile,
}) => {
  const bar = page.getByRole('complementary', { name: 'Application status' });
  await page.goto('/installments?as=customer');
  await expect(bar).toContainText('Demo with invented data');
  const { height } = (await bar.boundingBox()) ?? { height: 0 };
  await page.goto('/?scenario=overdue-fee');
  await expect(strip(page)).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(height);
  const name = strip(page).getByRole('button', { name: 'Scenario: late fee charged' });
  if (!isMobile) {
    await strip(page).getByRole('button', { name: 'Show only the name of the scenario' }).click();
    expect((await bar.boundingBox())?.height).toBe(height);
    await page.reload(); // it stays as small
  }
  await name.click();
  await expect(page.getByRole('dialog')).toContainText('An instalment is eleven days late');
  // paid: what was done stays with “Open it”, and is undone by “Reset”
  await page.goto('/orders');
  await name.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/installments\/details\?as=customer&scenario=overdue-fee$/);
  await name.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Reset' })).toHaveAttribute(
    'href',
    '/?scenario=overdue-fee',
  );
});

test('a link with an article that there is not says so, and the others are in the cart', async ({ page }) => {
  await page.goto('/checkout?as=customer&cart=LAMP-99&cart=ESPRESSO-01&step=cart');
  await expect(page.getByRole('main')).toContainText('Espresso machine');
  const words = 'There is no article “LAMP-99”, so it was not added to the cart.';
  const title = strip(page).getByRole('button', { name: 'Unknown article' });
  await expect(strip(page).getByText(words).or(title).filter({ visible: true })).toBeVisible();
  if (await title.isVisible()) await title.click();
  await expect(page.getByText(words).filter({ visible: true })).toBeVisible();
});
