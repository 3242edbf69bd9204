import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { stopClock } from '#e2e/people/backend.ts';
import { firstScreens, scenarios } from '#mocks/scenarios/index.ts';
import type { FirstScreen } from '#mocks/scenarios/scenario.ts';

// The link of each scenario shows, within the first screen, what is declared beside the scenario.

const strip = (page: Page) => page.getByRole('region', { name: 'Scenario of the demo', includeHidden: true });

const screens = new Map<string, FirstScreen>(Object.entries(firstScreens()));

for (const [name, { person, description }] of Object.entries(scenarios))
  test(`/?scenario=${name}: ${description}`, async ({ page, isMobile }) => {
    await stopClock(page); // some of the texts count down
    await page.goto(`/?scenario=${name}`);
    const { texts = [], wideTexts = [] } = screens.get(name) ?? {};
    for (const text of isMobile ? texts : [...texts, ...wideTexts]) {
      const visibleText = page.getByText(text).filter({ visible: true }).first();
      await expect(visibleText, String(text)).toBeInViewport();
    }
    if (name === 'happy') return expect(strip(page)).toHaveCount(0);
    await expect(strip(page)).toContainText(description);
    await expect(strip(page)).toBeInViewport();
    const role = await page.evaluate(() => sessionStorage.getItem('tranche.session'));
    if (person === null) expect(role).toBeNull();
    else expect(role).toContain(person === 'customer' ? '"CUSTOMER"' : '"ADMINISTRATOR"');
  });

test('the line of a scenario is as high as the demo bar and opens its description', async ({
  page,
  isMobile,
}) => {
  const bar = page.getByRole('complementary', { name: 'Application status' });
  await page.goto('/installments?as=customer');
  await expect(bar).toContainText('Demo with invented data');
  const heightOfBar = async () => (await bar.boundingBox())?.height;
  const height = await heightOfBar();
  await page.goto('/?scenario=overdue-fee');
  await expect(strip(page)).toBeVisible();
  await expect.poll(heightOfBar).toBe(height);
  const name = strip(page).getByRole('button', { name: 'Scenario: late fee charged' });
  if (!isMobile) {
    await strip(page).getByRole('button', { name: 'Show only the name of the scenario' }).click();
    await expect.poll(heightOfBar).toBe(height);
    await expect(strip(page)).toHaveAttribute('data-small', 'true');
    await page.reload();
    await expect(strip(page), 'it stays as small').toHaveAttribute('data-small', 'true');
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
