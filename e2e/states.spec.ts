import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { mocksRun, people, signIn } from './people.ts';
import { cards, control, shopperOn } from './shopper.ts';

// The states of pages that no address leads to: axe looks at each on the way through.

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('cart, plan and card, filled in and faulty', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.chooseEspressoMachine();
  await expect(page.getByText('1,200.00 €').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Espresso machine is removed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();

  await shopper.comparePlans();
  await page.getByRole('radio', { name: /^12 months/ }).check();
  await page.getByRole('button', { name: 'Show the maths' }).click();
  await expect(page.getByRole('table', { name: /how each figure comes about/ })).toBeVisible();
  await expectAccessible(page);

  await shopper.chooseSixMonths();
  await page.getByRole('button', { name: 'Continue with this card' }).click();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('at 320 px nothing sticks out at any step of the purchase', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (step: string) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `px beyond 320 at ${step}`).toBeLessThanOrEqual(0);
  };
  const shopper = shopperOn(page);
  await shopper.chooseEspressoMachine();
  await fits('the cart');
  await shopper.comparePlans();
  await page.getByRole('radio', { name: /^6 months/ }).check();
  await page.getByRole('button', { name: 'Show the maths' }).click();
  await fits('the plans, with the maths');
  await shopper.chooseSixMonths();
  await fits('the payment');
  await shopper.giveCard(cards.good);
  await shopper.signIn();
  await fits('the signature');
  await shopper.askForCode();
  await fits('the code');
  await shopper.sign().click();
  await shopper.at('receipt');
  await fits('the receipt');
  await page.getByRole('link', { name: 'See the plan' }).click();
  await heading(page, /^PLN-/);
  await fits('the plan');
});

test('a contact, a code and a wrong code', async ({ page }) => {
  await page.goto('/auth/login');
  await mocksRun(page);
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('nobody');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/^An e-mail address, or a phone number/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(people.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const fill = page.getByRole('button', { name: /^Fill in \d{6}$/ });
  await expect(fill).toBeVisible();
  await expectAccessible(page);

  const right = (await fill.innerText()).replace(/\D/g, '');
  const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(wrong);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await fill.click();
  await heading(page, /Buy now|Welcome|Hello|Mira/);
  await expectAccessible(page);
});

test('a bank that takes its time, and the receipt', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.walkToSignature(cards.slow);
  await shopper.askForCode();
  await shopper.sign().click();
  await heading(page, 'Completing your payment');
  await control(page, 'clock', { advanceMs: -60_000 }); // the bank takes a minute longer, so axe can look
  await expectAccessible(page);
  await heading(page, 'Completing your payment');
  await control(page, 'clock', { advanceMs: 120_000 });
  await shopper.at('receipt');
  await expectAccessible(page);
});

test('a declined card, and another one', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.walkToSignature(cards.poor);
  await shopper.askForCode();
  await shopper.sign().click();
  await heading(page, 'The payment did not go through');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use another card' }).click();
  await expect(page.getByRole('button', { name: cards.good })).toBeVisible();
  await expectAccessible(page);
});

test('figures that have changed', async ({ page }) => {
  await page.goto('/?scenario=quote-expires');
  await mocksRun(page);
  const shopper = shopperOn(page);
  await shopper.walkToSignature();
  await control(page, 'clock', { advanceMs: 21_000 });
  await shopper.agree();
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await heading(page, 'The figures have changed');
  await expectAccessible(page);
});

test('a search that matches nothing, and the demo phone opened', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.goto('/users?q=nobody-is-called-this');
  await expect(page.getByText('No users match')).toBeVisible();
  await page.getByText('Demo phone').first().click();
  await expectAccessible(page);
});

test('an empty lender: every list says why it is empty', async ({ page }) => {
  test.slow();
  await page.goto('/?scenario=no-data');
  await mocksRun(page);
  await expectAccessible(page);
  await signIn(page, 'administrator');
  for (const path of ['/mini-admin', '/mini-admin/users', '/mini-admin/payments', '/orders']) {
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('the drawer, open over the page', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users');
  await heading(page, 'Users');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  await expectAccessible(page);
});

test('the dark colours where people buy', async ({ page }) => {
  test.slow(); // many looks of axe
  const shopper = shopperOn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await shopper.walkToSignature();
  await expectAccessible(page);
  for (const path of ['/', '/checkout?step=plan', '/installments/details']) {
    await page.goto(path);
    await heading(page, /./);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});
