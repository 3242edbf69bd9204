import { type BrowserContext, expect, type Page } from '@playwright/test';
import { address } from '#e2e/address.ts';
import { withSettings } from '#e2e/page-configuration.ts';
import { administratorOn } from './administrator.ts';
import { personOn } from './person.ts';

/**
 * A customer's tab with the plan PLN-000101, and beside it an administrator's with the payments on it. With the mock
 * in the pages neither reads the feed of changes by itself within a test: what it shows of the other one came by notification.
 *
 * @param filter what narrows the payments further, as in the address: "&status=SUCCEEDED"
 */
export async function openCustomerAndAdministrator(page: Page, context: BrowserContext, filter = '') {
  if (address === null) await withSettings(context, { pollIntervalMs: 3_600_000 });
  await personOn(page, 'customer').signsIn();
  const administrator = administratorOn(await context.newPage());
  await administrator.signsIn();
  await administrator.opens(`/mini-admin/payments?q=PLN-000101${filter}`, 'Payments');
  await page.goto('/installments/details?plan=PLN-000101');
  await expect(page.getByRole('heading', { level: 1, name: 'Espresso machine' })).toBeVisible();
  return administrator;
}
