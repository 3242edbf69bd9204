import type { Locator } from '@playwright/test';
import { administratorOn } from '#e2e/people/administrator.ts';
import { customerOn } from '#e2e/people/customer.ts';
import { expect, test } from '#e2e/fixtures.ts';

// Forced colours replace all backgrounds, so a selected item has to be marked by a colour of the system.

test.use({ contextOptions: { forcedColors: 'active' } });

/** The system's colour of selected items. */
const highlight = (locator: Locator) =>
  locator.evaluate((element) => {
    const sample = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'));
    sample.style.setProperty('forced-color-adjust', 'none');
    sample.style.setProperty('background', 'Highlight');
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  });

test('selected items are marked by a colour of the system', async ({ page }) => {
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await customer.comparesPlans();
  const main = page.getByRole('main');
  const chosen = await highlight(main);
  const bar = main.getByRole('slider').first().locator('xpath=preceding-sibling::*[1]');
  await expect(bar).toHaveCSS('background-color', chosen);
  const segment = main
    .getByRole('radiogroup', { name: 'How the plans are shown' })
    .locator('xpath=./span[1]');
  await expect(segment).toHaveCSS('border-top-color', chosen);
  await expect(segment).toHaveCSS('border-top-width', '2px');
});

test('the days of a chosen range are marked by a colour of the system', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.goto('/mini-admin/installments');
  const filter = page.locator('[aria-haspopup="dialog"]'); // the header of the column has the same name
  await page.getByRole('button', { name: 'Next due' }).and(filter).click();
  const calendar = page.getByRole('group', { name: 'Next due' });
  const day = (name: string) => calendar.getByRole('button', { name });
  await day('12 January 2027').click();
  await day('14 January 2027').click();
  const chosen = await highlight(page.getByRole('main'));
  for (const name of ['12 January 2027', '13 January 2027', '14 January 2027'])
    await expect(day(name), name).toHaveCSS('background-color', chosen);
});

test('ticked boxes and switches that are on are marked by a colour of the system', async ({ page }) => {
  await page.goto('/profile?scenario=happy&as=customer');
  const box = page.getByRole('checkbox', { name: 'E-mail' });
  await expect(box).toBeChecked();
  const chosen = await highlight(page.getByRole('main'));
  await expect(box).toHaveCSS('background-color', chosen);
  const track = (name: string) => page.getByRole('switch', { name }).locator('xpath=following-sibling::*[1]');
  await expect(track('Quiet hours')).toHaveCSS('background-color', chosen);
  await expect(page.getByRole('switch', { name: 'Offers and news' })).not.toBeChecked();
  await expect(track('Offers and news')).not.toHaveCSS('background-color', chosen);
  await expect(track('Offers and news')).toHaveCSS('border-top-width', '1px');
});
