import { type BrowserContext, expect, type Page } from '@playwright/test';
import { administratorOn } from './administrator.ts';
import { personOn } from './person.ts';

/**
 * A customer's tab with the plan PLN-000101, and beside it an administrator's with the payments on it.
 *
 * @param filter what narrows the payments further, as in the address: "&status=SUCCEEDED"
 */
export async function openCustomerAndAdministrator(page: Page, context: BrowserContext, filter = '') {
  await personOn(page, 'customer').signsIn();
  const administrator = administratorOn(await context.newPage());
  await administrator.signsIn();
  await administrator.opens(`/mini-admin/payments?q=PLN-000101${filter}`, 'Payments');
  await page.goto('/installments/details?plan=PLN-000101');
  await expect(page.getByRole('heading', { level: 1, name: 'PLN-000101' })).toBeVisible();
  return administrator;
}
