import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { personOn } from '#e2e/people/person.ts';
import { backendOf } from '#e2e/people/backend.ts';

const opened = async (context: BrowserContext, press: () => Promise<void>): Promise<Page> => {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  return tab;
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new tab opened by an administrator ignores a customer’s tab used later @any-backend', async ({
  page,
  context,
}) => {
  const administrator = administratorOn(page);
  await administrator.signsIn();
  await administrator.opens('/mini-admin/approvals', 'Approvals'); // a page that draws no charts
  const customer = personOn(await context.newPage(), 'customer');
  await customer.signsIn();
  await customer.opens('/installments', 'Instalments');
  await customer.page.mouse.click(5, 5);

  const link = page.getByRole('navigation', { name: 'Drawer' }).getByRole('link', { name: 'Orders' });
  const tab = await opened(context, () => link.click({ button: 'middle' }));
  // In a tab that the browser itself opens, Playwright may wait for the end of the navigation without end, and with it every locator.
  const mainText = () => tab.evaluate(() => document.querySelector('main')?.innerText ?? '').catch(() => '');
  await expect
    .poll(mainText, { message: 'orders of all customers in the new tab' })
    .toContain('Oskar Berger');
  expect(await personOn(tab, 'administrator').session()).toContain('"shared":true');

  // Each tab keeps its person; logging out ends a session in all tabs that have it.
  await tab.goto('/auth/logout');
  await expect(tab.getByText(/^Logged in as .+\.$/)).toBeVisible();
  await tab.getByRole('button', { name: 'Log Out' }).click();
  await expect(heading(tab, 'You are logged out')).toBeVisible();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(heading(customer.page, 'Instalments')).toBeVisible();
  await tab.reload();
  await expect(heading(tab, 'You are logged out')).toBeVisible();
});

test('a tab that is logged in by its address preloads nothing that it does not use', async ({ page }) => {
  await page.goto('/mini-admin/approvals?as=administrator');
  await expect(heading(page, 'Approvals')).toBeVisible();
  await expect(page.locator('#entry-style')).toHaveAttribute('rel', 'stylesheet');
  await expect(page.locator('link[rel="preload"]')).toHaveCount(0); // each of those is used at once
});

test('another person can log in in a tab that took over a session @any-backend', async ({
  page,
  context,
}) => {
  const customer = personOn(page, 'customer');
  await customer.signsIn();
  await customer.opens('/installments', 'Instalments');
  const tab = await context.newPage();
  await tab.goto('/auth/logout');
  await tab.getByRole('button', { name: 'Use another account in this tab' }).click();
  await expect(heading(tab, 'Log in')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Instalments')).toBeVisible();
});

test('a session that was logged out offline ends when the network is back @any-backend', async ({
  page,
  context,
}) => {
  const administrator = administratorOn(page);
  await administrator.signsIn();
  await administrator.opens('/mini-admin/approvals', 'Approvals');
  const customer = personOn(await context.newPage(), 'customer');
  await customer.signsIn();
  await customer.opens('/auth/logout', 'Log Out?');
  const token = await customer.token();
  await context.setOffline(true);
  await customer.page.getByRole('button', { name: 'Log Out' }).click();
  await expect(heading(customer.page, 'You are logged out')).toBeVisible();
  await expect(customer.page.getByText(/We end the session on our side as soon as/)).toBeVisible();
  await customer.page.close();

  const client = await backendOf(page);
  await client.done(200, 'getMe', {}, { token });
  const kept = () => page.evaluate(() => localStorage.getItem('tranche.session-ends'));
  // Something is kept for the end of the session, and the session itself is not in it.
  await expect.poll(kept).toEqual(expect.any(String));
  expect(await kept()).not.toContain(token);
  await context.setOffline(false);
  await expect.poll(kept).toBeNull();
  expect(await client.rejected('session-expired', 'getMe', {}, { token })).toMatchObject({
    reason: 'revoked',
  });
  await expect(heading(page, 'Approvals')).toBeVisible();
});
