import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { expectAccessibleOnBoth, phone, screen } from '#e2e/on-both.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { cards, customerOn } from '#e2e/people/customer.ts';
import { interactive, mocksReady } from '#tests/kit/in-page.ts';
import { advanceClock, begin } from '#e2e/people/backend.ts';
import { contacts } from '#e2e/people/person.ts';
import { chooses } from '#e2e/people/purchase.ts';
import { darkens } from '#e2e/people/visit.ts';

// Axe on the states of pages that no address leads to.

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('cart, plan and card, valid and with field errors', async ({ page }) => {
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await expect(page.getByText('€1,200.00').first()).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Espresso machine removed.')).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Undo' }).click();

  await customer.comparesPlans();
  await customer.marksOffer('STD12');
  await page.getByRole('button', { name: 'See the calculation' }).click();
  await expect(page.getByRole('table', { name: /how each amount is calculated/ })).toBeVisible();
  await expectAccessibleOnBoth(page);

  await customer.choosesOffer('STD6');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleOnBoth(page);
});

test('a waiting button shows a spinner in place of its label, and a waiting pointer', async ({ page }) => {
  await page.goto('/auth/login?network=stalled');
  await mocksReady(page);
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  const send = page.getByRole('button', { name: 'Send the code' });
  await send.click();
  await expect(send).toHaveAttribute('data-loading', 'true');
  await expect(send).toHaveCSS('cursor', 'progress');
  const label = send.getByText('Send the code');
  // The label keeps its room, so that the button keeps its width, and is not visible under the spinner.
  const opacity = () =>
    label.evaluate((element) => {
      let product = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        product *= Number(getComputedStyle(at).opacity);
      return product;
    });
  await expect.poll(opacity).toBe(0);
});

test('a dark page is printed with black text, as paper is white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tranche.colours', 'dark'));
  await page.goto('/other/terms');
  await heading(page, 'Credit terms');
  const text = page.locator('body');
  await expect(text).toHaveCSS('color', 'rgb(245, 245, 245)');
  await page.emulateMedia({ media: 'print' });
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the login shows an invalid contact, a code and a wrong code', async ({ page }) => {
  await page.goto('/auth/login');
  await mocksReady(page);
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('not-a-contact');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/^Enter an e-mail address or a phone number/)).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const fill = page.getByRole('button', { name: /^Fill in \d{6}$/ });
  await expect(fill).toBeVisible();
  await expectAccessibleOnBoth(page);

  const right = (await fill.innerText()).replace(/\D/g, '');
  const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(wrong);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleOnBoth(page);
  await fill.click();
  await heading(page, /^Buy now, pay over time/);
  await expectAccessibleOnBoth(page);
});

test('a payment that the bank has not decided about, and the receipt', async ({ page }) => {
  const customer = customerOn(page);
  await customer.ordersWithSlowCard('Espresso machine', 'STD6');
  await customer.confirms();
  await heading(page, 'Completing your payment');
  await expectAccessibleOnBoth(page);
  await heading(page, 'Completing your payment');
  await advanceClock(page, 60_000);
  await customer.at('receipt');
  await expectAccessibleOnBoth(page);
});

test('a declined payment, and the choice of another card', async ({ page }) => {
  const customer = customerOn(page);
  expect(await customer.buys('Espresso machine', 'STD6', 'poor')).toEqual({ status: 'FAILED' });
  await expectAccessibleOnBoth(page);
  await expect(page.getByRole('radio', { name: 'Household' })).toBeVisible();
  await chooses(page.getByRole('radio', { name: 'New card' }));
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: 'Demo cards' }).click();
  await expect(page.getByRole('menuitem', { name: cards.good })).toBeVisible();
  await expectAccessibleOnBoth(page);
});

test('the menu of a row, on a screen and on a phone, at the end of a list', async ({ page }) => {
  const items = page.getByRole('menuitem');
  const openLast = async (path: string) => {
    await page.goto(`${path}?scenario=one-of-each&as=administrator`);
    await page.locator('[data-row]').last().getByRole('button', { name: 'Actions' }).click();
    await expect(items.first()).toBeFocused();
  };
  for (const size of [screen, phone]) {
    await page.setViewportSize(size);
    await openLast('/mini-admin/payments');
    await expect(items.last()).toBeInViewport({ ratio: 1 });
    // On a page that does not scroll: axe measures rows half below the head of a table, which stays in view.
    await openLast('/mini-admin/approvals');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectAccessible(page);
    await expect(items.last()).toBeVisible();
  }
});

test('the menu of own views lies in the sheet of filters, which is modal', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/mini-admin/payments?scenario=one-of-each&as=administrator');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Edit views' }).click();
  await expect(sheet.getByRole('menuitem').first()).toBeFocused();
  await expect(sheet.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
});

test('empty lists in the scenario no-data', async ({ page }) => {
  test.slow();
  await begin(page, 'no-data');
  await page.goto('/');
  await mocksReady(page);
  await expectAccessibleOnBoth(page);
  await administratorOn(page).signsIn();
  for (const path of ['/mini-admin', '/mini-admin/users', '/mini-admin/payments', '/orders']) {
    await page.goto(path);
    await interactive(page); // before, nothing is being loaded yet
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleOnBoth(page);
  }
});

test('the dark colour scheme on the pages of a purchase', async ({ page }) => {
  test.slow(); // axe runs many times
  const customer = customerOn(page);
  await page.goto('/');
  await darkens(page);
  await customer.orders('Espresso machine', 'STD6');
  await expectAccessibleOnBoth(page);
  for (const [path, name] of [
    ['/', /^Buy now, pay over time/],
    ['/checkout?step=plan', 'How would you like to pay?'],
    ['/installments/details', 'Espresso machine'],
  ] as const) {
    await page.goto(path);
    await heading(page, name);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleOnBoth(page);
  }
});

test('the knob of a switch that is on is visible in dark colours', async ({ page }) => {
  await page.goto('/profile?scenario=happy&as=customer');
  await darkens(page);
  const quiet = page.getByRole('switch', { name: 'Quiet hours' });
  await expect(quiet).toBeChecked();
  const colour = (path: string) =>
    quiet.locator(path).evaluate((element) => getComputedStyle(element).backgroundColor);
  const track = 'xpath=following-sibling::*[1]';
  await expect.poll(async () => (await colour(`${track}/*[1]`)) !== (await colour(track))).toBe(true);
});
