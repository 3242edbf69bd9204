import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { openConsole, watchCopies } from '#e2e/people/demo-console.ts';

const main = (page: Page) => page.getByRole('main');

test('the copied link shows the same page and day; a reset shows the first day', async ({ page }) => {
  const copied = await watchCopies(page);
  await page.goto('/installments/details?scenario=overdue-grace&as=customer');
  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Time' }).click();
  await drawer.getByRole('button', { name: 'Past grace, 13 Jan 2027' }).click();
  await expect(drawer.getByText('What changed')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Scenario' }).click();
  await drawer.getByRole('button', { name: 'Copy link' }).click();
  await expect(drawer.getByText('Copied')).toBeVisible();
  const link = await copied();
  expect(new URL(link).search).toBe('?scenario=overdue-grace&as=customer&day=2027-01-13');

  await drawer.getByRole('button', { name: 'Reset data' }).click();
  await expect(main(page)).toContainText('to avoid a late fee of €8.00');
  await page.goto(link);
  await expect(main(page)).toContainText('Your oldest instalment is 6 days late.');
  const later = await openConsole(page);
  await later.getByRole('tab', { name: 'Time' }).click();
  await later.getByRole('button', { name: '+1 day' }).click();
  await expect(later.getByText('14 January 2027')).toBeVisible();
  await page.reload();
  await expect(main(page)).toContainText('Your oldest instalment is 7 days late.'); // the link does not undo what was done since
});

test('a guest who chooses a scenario is not told that a session has ended', async ({ page }) => {
  await page.goto('/mini-admin?scenario=happy&as=administrator');
  const drawer = await openConsole(page);
  await drawer.getByRole('link', { name: /^Log-in locked/ }).click();
  await expect(page).toHaveURL(/\/auth\/login\?.*scenario=otp-locked/);
  await expect(main(page).getByLabel('Phone or e-mail')).toBeVisible();
  await expect(main(page)).not.toContainText('Your session has ended');
});

test('the line of the scenario "flaky" counts answers that were lost and sent again', async ({ page }) => {
  await page.goto('/?scenario=flaky');
  await expect(page.getByRole('region', { name: 'Scenario of the demo' })).toContainText(
    /\d+ answers were lost, \d+ sent again\./,
  );
});
