import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { customerOn } from '#e2e/people/customer.ts';

test('a customer changes name and phone number, and logs in with the new one @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.signsIn();
  await customer.opens('/installments', 'Instalments');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await page.getByLabel('Full name').fill('Mira Lindqvist');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Saved. Your name is now Mira Lindqvist.')).toBeVisible();

  await page.getByRole('button', { name: 'Change phone number' }).click();
  await page.getByLabel('New phone number').fill('+49 151 765 4321');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Code sent to +49 ••• 321')).toBeVisible();
  await expectAccessible(page);
  await customer.fillsCode();
  await expect(page.getByText(/Your phone number is now/)).toContainText('+49 ••• 321');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
  await page.goto('/auth/login?next=/profile');
  await page.getByLabel('Phone or e-mail').fill('+491517654321');
  await page.keyboard.press('Enter');
  await customer.fillsCode();
  await expect(page.getByLabel('Full name')).toHaveValue('Mira Lindqvist');
});

test('at 320 px nothing of the profile overflows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const customer = customerOn(page);
  await customer.signsIn();
  await customer.opens('/profile', 'Profile');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(page.getByLabel('New e-mail address')).toBeFocused();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
