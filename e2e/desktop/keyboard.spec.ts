import { expect, test } from '#e2e/fixtures.ts';
import { cards, customerOn } from '#e2e/people/customer.ts';
import { headings } from '#e2e/people/purchase.ts';

test('a purchase can be made with the keyboard alone', async ({ page }) => {
  const customer = customerOn(page);
  await page.goto('/');
  const reach = async (name: RegExp | string, role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${role} ${name} cannot be reached`);
  };
  /** Waits for a step of the purchase, whose heading takes the focus, however late. */
  const arrives = async (step: keyof typeof headings) => {
    await customer.at(step);
    await expect(page.getByRole('heading', { level: 1, name: headings[step] })).toBeFocused();
  };
  const press = async (name: RegExp | string, role: 'button' | 'link') => {
    await reach(name, role);
    await page.keyboard.press('Enter');
  };
  await press('Add to cart: Espresso machine', 'button');
  await press('1 in cart', 'link');
  await arrives('cart');
  await press('Choose a plan', 'link');
  await arrives('plan');
  await reach(/^(Pay in 4|6 months|12 months)/, 'radio');
  await page.keyboard.press('ArrowDown');
  await press(/^Continue with/, 'button');
  await arrives('payment');
  await press(cards.good, 'button');
  await press('Continue to review', 'button');
  await arrives('login');
  await reach('Phone or e-mail', 'textbox');
  await page.keyboard.type('+4915112345678');
  await page.keyboard.press('Enter');
  await press(/^Fill in \d{6}$/, 'button');
  await arrives('budget');
  for (const [field, amount] of [
    ['Income, after tax', '2400'],
    ['Expenses', '1150'],
    ['Other loans', '210'],
  ] as const) {
    await reach(field, 'textbox');
    await page.keyboard.type(amount);
  }
  await page.keyboard.press('Enter');
  await arrives('sign');
  for (const box of [/terms of the credit/, /privacy notice/]) {
    await reach(box, 'checkbox');
    await page.keyboard.press('Space');
  }
  await press('Send me the code', 'button');
  await press(/^Fill in \d{6}$/, 'button');
  await expect(page.getByRole('button', { name: /^Confirm and pay/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await customer.at('receipt');
});

test('after a payment is cancelled with keys, the row in its place has the focus', async ({ page }) => {
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator&status=FAILED');
  const rows = page.locator('tr[data-row]');
  await expect(rows.nth(2)).toBeVisible();
  const before = await rows.count();
  const next = await rows.nth(2).getAttribute('data-row');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^€/ }).getByText('Payment ID')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByLabel('Search pages, customers and numbers').fill('cancel');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel payment' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Paid by another way');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(before - 1);
  await page.keyboard.press('Escape');
  await expect(page.locator(`tr[data-row="${next}"] a`).first()).toBeFocused();
});

test('the code of the drawer is loaded once rows are rendered, before one is opened', async ({ page }) => {
  const drawer = page.waitForRequest(/\/EntityDrawer-[^/]+\.js$/);
  await page.goto('/mini-admin/payments?as=administrator');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await drawer;
});
