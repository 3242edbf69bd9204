import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { openConsole } from '#e2e/people/demo-console.ts';

const main = (page: Page) => page.getByRole('main');

test('a demo chooses a scenario, passes the grace period and shows the late fee', async ({ page }) => {
  await page.goto('/?scenario=happy');
  const picked = await openConsole(page);
  await expectAccessible(page);
  await picked.getByRole('link', { name: /^Days of grace/ }).click();
  await expect(page).toHaveURL(/\/installments\/details\?.*scenario=overdue-grace/);
  await expect(main(page)).toContainText('to avoid a late fee of €8.00');

  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Time' }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Past grace, 13 Jan 2027' }).click();
  await expect(drawer).toContainText(
    /PLN-000101: €8\.00 late fee on 13 Jan 2027, now overdue, \d messages?\./,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Demo console' })).toBeFocused();
  await expect(main(page)).toContainText('€8.00 of late fees so far, €24.00 at most');
  // 183.69 of the instalment and its fee, docs/domain.md, "Worked examples"
  await expect(main(page)).toContainText('Your oldest instalment is 6 days late.');
  await page.reload();
  await expect(main(page)).toContainText('Your oldest instalment is 6 days late.');

  // the audit has what the console counted
  const again = await openConsole(page);
  await again.getByRole('tab', { name: 'Time' }).click();
  await again.getByRole('button', { name: 'Past grace, 14 Feb 2027' }).click();
  await again.getByRole('button', { name: 'In the whole shop' }).click();
  await again.getByRole('link', { name: 'Plan fee charged: 1' }).click();
  await expect(page).toHaveURL(/\/mini-admin\/audit\?action=plan\.fee-charged/);
  await expect(main(page).getByText('Plan fee charged').first()).toBeVisible();
  await expect(main(page)).not.toContainText('Scratchcard unlocked');
});

test('a fault of one endpoint survives a reload and is ended by one press', async ({ page }) => {
  await page.goto('/installments?scenario=overdue-grace&as=customer');
  await expect(main(page)).toContainText('PLN-000101');
  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Faults' }).click();
  await drawer.getByRole('combobox', { name: 'Endpoint' }).fill('GET /v1/plans');
  await expect(page.getByRole('option', { name: /^GET \/v1\/orders/ })).toHaveCount(0); // what does not match is gone
  await page.getByRole('option', { name: 'GET /v1/plans', exact: true }).click();
  await drawer.getByRole('combobox', { name: 'Its answer' }).click();
  await page.getByRole('option', { name: /^500/ }).click();
  await drawer.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Every request' }).click();
  await drawer.getByRole('button', { name: 'Add fault' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Answered with 500. Every request.');
  await expect(page.getByText('Demo faults are on')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main(page)).toContainText('Something went wrong');
  await expect(page.getByText('Demo faults are on')).toBeVisible();
  await expectAccessible(page);
  const requests = await openConsole(page);
  await requests.getByRole('tab', { name: 'Requests' }).click();
  const download = page.waitForEvent('download');
  await requests.getByRole('button', { name: 'Save as HAR' }).click();
  const { log } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(log).toMatchObject({ version: '1.2', entries: expect.arrayContaining([expect.anything()]) });
  await expect(
    requests
      .getByRole('listitem')
      .filter({ hasText: /GET \/v1\/plans\?/ })
      .first(),
  ).toContainText(/500, \d+ ms\s*Fits the contract/);
  await expectAccessible(page);
  await requests.getByRole('tab', { name: 'Lifecycles' }).click();
  await expect(requests.getByText('P12 pay')).toBeVisible();
  await expectAccessible(page);
  await requests.getByRole('tab', { name: 'Pages' }).click();
  await expect(requests.getByRole('link', { name: 'loading' }).first()).toBeVisible();
  await expectAccessible(page);
  await requests.getByRole('tab', { name: 'Assumptions' }).click();
  await expect(requests.getByRole('button', { name: 'Copy question A-109' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'End faults' }).click();
  await expect(page.getByText('Demo faults are on')).toBeHidden();
  await page.reload();
  await expect(main(page)).toContainText('PLN-000101');
});
