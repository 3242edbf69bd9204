import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';

// Axe on what opens above a list, which a resize would close.

test('a search without results, and the opened demo phone', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.goto('/users?q=no-such-name');
  await expect(page.getByText('No results for “no-such-name”')).toBeVisible();
  await page.getByText('Demo phone').first().click();
  await expectAccessible(page);
});

test('the calendar, the columns and the command palette open in dark colours [CONST-08]', async ({
  page,
  isMobile,
}) => {
  await administratorOn(page).signsIn();
  await page.goto('/mini-admin/installments');
  if (isMobile) await page.getByRole('button', { name: 'Filters', exact: true }).click(); // above a table each filter has its own button
  await page.getByRole('button', { name: 'Next due' }).first().click();
  await page.getByRole('button', { name: '12 January 2027' }).click();
  await page.getByRole('button', { name: '20 January 2027' }).click();
  await expect(page).toHaveURL(/nextDue=2027-01-12\.\.2027-01-20/);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.keyboard.press('Escape');
  if (!isMobile) {
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await page.getByLabel('Search pages, customers and numbers').fill('PLN-000101');
  await expect(page.getByRole('dialog').getByText('PLN-000101')).toBeVisible();
  await expectAccessible(page);
});

test('Escape closes the calendar of a time but not the dialog around it', async ({ page }) => {
  await page.goto('/mini-admin/notifications?scenario=one-of-each&as=administrator&status=DRAFT');
  await page.locator('[data-row]').first().getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  const calendar = page.getByRole('dialog', { name: 'Time (optional)' });
  for (const inside of [
    calendar.getByRole('spinbutton', { name: 'Hours' }),
    calendar.getByRole('spinbutton', { name: 'Minutes' }),
    calendar.getByRole('button', { name: 'Set' }),
  ]) {
    await dialog.getByRole('button', { name: 'Time (optional)' }).click();
    await inside.focus();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();
  }
});

test('the actions of a drawer belong to it, because it hides all else', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.goto('/mini-admin/users');
  await page.getByRole('link', { name: 'Mira Okafor' }).click();
  const drawer = page.getByRole('dialog', { name: 'Mira Okafor' });
  await drawer.getByRole('button', { name: 'Actions' }).click();
  await expect(drawer.getByRole('menuitem', { name: 'Block account', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a print sheet is printed without the page and the drawer below it', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.goto('/mini-admin/scratchcards?status=GENERATED');
  await page.getByRole('link', { name: /Record stores/ }).click();
  const drawer = page.getByRole('dialog', { name: /Record stores/ });
  await drawer.getByRole('button', { name: 'Print sheet' }).click();
  const code = page.getByText(/^0019-000001-\d$/);
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(drawer).toBeHidden();
});
