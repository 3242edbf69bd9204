import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { givesNewCard } from '#e2e/people/purchase.ts';
import { personOn } from '#e2e/people/person.ts';
import { openConsole } from '#e2e/people/demo-console.ts';
import { panelOn, takesSteps, takesTour } from '#e2e/people/tour-guest.ts';
import { tours } from '#src/demo/tours/tours.ts';

// Each step of a tour is found on its page by its role and name, and what it says leads to the next one.

for (const [name, { title }] of Object.entries(tours))
  test(`the tour “${title}” can be taken to its end`, async ({ page }) => {
    test.slow(); // many pages
    await takesTour(page, name);
  });

test('a tour is left, resumed, kept over a reload, and leads back from elsewhere', async ({ page }) => {
  await page.goto('/?tour=overdue-instalment');
  const panel = panelOn(page);
  const address = /\/installments\/details\?plan=PLN-000101/;
  await expect(page).toHaveURL(address);
  await expect(panel).toContainText('step 1 of 7');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel).toContainText('step 2 of 7');
  await expect(panel).toBeFocused();
  await page.reload();
  await expect(panel).toContainText('step 2 of 7');

  await page.keyboard.press('Shift+T');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Instalments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instalments' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume the tour' }).first().click();
  await panel.getByRole('link', { name: 'Start this step again' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-tour-target]')).toContainText('Late fees');
});

test('in a dialog the panel is reached by Tab, and Escape in it leaves the dialog open', async ({ page }) => {
  await page.goto('/?tour=scratchcard-campaign');
  await page.getByRole('button', { name: 'Create batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create batch' });
  const panel = panelOn(page);
  await expect(dialog.getByRole('region', { name: 'Guided tour' })).toContainText('step 2 of');
  await expectAccessible(page);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('button', { name: /^Create 100/ }).focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Leave the tour' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('the tour follows when the person goes back among the steps, and forward', async ({ page }) => {
  await takesSteps(page, 'overdue-instalment', 2);
  const panel = panelOn(page);
  await expect(panel).toContainText('step 3 of 7');
  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Steps' }).click();
  const moved = drawer.getByRole('listitem').filter({ hasText: 'Clock moved' });
  await moved.getByRole('button', { name: /^Go to before/ }).click();
  await expect(panel).toContainText('step 2 of 7');
  await expect(panel).toContainText('The tour is at this step again.');
  await drawer.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(panel).toContainText('step 3 of 7');
});

test('the signature is begun again where it began', async ({ page }) => {
  test.slow(); // many pages
  await takesSteps(page, 'first-purchase', 10);
  const panel = panelOn(page);
  await expect(panel).toContainText('step 11 of 13');
  await expect(panel).toContainText('Sign, and pay');
  await page.getByRole('banner').getByRole('link', { name: 'Instalments' }).click();
  await panel.getByRole('link', { name: 'Start this step again' }).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation/);
  await expect(panel).toContainText('step 9 of 13');
  await expect(page.locator('[data-tour-target]')).toContainText('terms of the credit');
});

test('a declined payment does not lead on', async ({ page }) => {
  await takesSteps(page, 'overdue-instalment', 4);
  const panel = panelOn(page);
  await expect(panel).toContainText('step 5 of 7');
  const dialog = page.getByRole('dialog');
  await givesNewCard(dialog, 'declined');
  await expect(page.locator('[data-tour-target]')).toHaveText(/^Pay €191\.69$/);
  await page.locator('[data-tour-target]').click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(panel).toContainText('step 5 of 7');
});

test('the panel is called from a menu and left again, and other tours are offered after leaving it', async ({
  page,
}) => {
  await page.goto('/?tour=administrators-morning');
  const panel = panelOn(page);
  await expect(panel).toContainText('step 1 of 11');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account|Menu/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Shift+T');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Shift+T');
  await expect(panel).not.toBeFocused();
  await page.keyboard.press('Shift+T');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Resume the tour' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Guided tours' }).first().press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await expect(drawer.getByRole('link', { name: /^A first purchase/ })).toBeVisible();
});

test('a link to a tour that does not exist says so, and its tab shares the session as any other', async ({
  page,
  context,
}) => {
  await page.goto('/orders?scenario=happy&as=customer');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/?tour=constructor');
  await expect(tab.getByText('There is no tour “constructor”.')).toBeVisible();
  await expect(panelOn(tab)).toHaveCount(0);
  await expect.poll(() => personOn(tab, 'customer').session()).toContain('"shared":true');
});
