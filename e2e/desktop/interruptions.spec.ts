import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';
import { address } from '#e2e/address.ts';
import { advanceClock } from '#e2e/people/backend.ts';
import { contacts, openTabWith } from '#e2e/people/person.ts';

test('a reload at each step loses nothing @any-backend', async ({ page }) => {
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('€2,400.00').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await page.getByRole('button', { name: 'One less' }).click();

  await customer.comparesPlans();
  await customer.marksOffer('STD12');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  await customer.choosesOffer('STD6');
  await page.reload();
  await customer.at('payment');
  await customer.givesCard('good');
  await customer.at('login');
  await page.reload();
  await customer.signsInAtCheckout();
  await page.reload();
  await customer.at('sign');
  await customer.requestsCode();
  await page.reload();
  await customer.at('sign');
  const before = await recordsOf(page);
  expect(before.orders.filter(({ status }) => status === 'READY_TO_CONFIRM')).toHaveLength(1);
});

test('a reload while a new contact waits for its code still asks for that code @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.signsIn();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill('mira@new.example');
  await page.keyboard.press('Enter');
  const sent = page.getByText('Code sent to m•••@new.example');
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  await customer.fillsCode();
  await expect(page.getByText(/Your e-mail address is now m•••@new\.example/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change e-mail address' })).toBeVisible();
  await expect(sent).toHaveCount(0);
});

test('after double clicks each step back leads to the previous page @any-backend', async ({ page }) => {
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await page.getByRole('link', { name: 'Choose a plan' }).dblclick();
  await customer.marksOffer('STD6');
  await page.getByRole('button', { name: /^Continue with/ }).dblclick();
  await customer.at('payment');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
});

test('a reload during a payment continues the same payment; no second one is made @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.ordersWithSlowCard('Espresso machine', 'STD6');
  const before = await recordsOf(page);
  await customer.confirms();
  // The clock of a backend at an address runs on.
  const begun = address === null ? /^Completing your payment/ : /^(Completing your payment|€[\d.,]+ paid$)/;
  await expect(page.getByRole('heading', { level: 1, name: begun })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: begun })).toBeVisible();
  await advanceClock(page, 60_000);
  await customer.at('receipt');
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
  expect(after.orders.length - before.orders.length).toBe(0); // the order existed before it was signed
});

test('five clicks on "Confirm and pay" buy once, and a reload shows the receipt @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.orders('Espresso machine', 'STD6');
  const before = await recordsOf(page);
  await customer.requestsCode();
  await customer.sign().evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await customer.at('receipt');
  await page.reload();
  await customer.at('receipt');
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
  expect(after.orders[0]).toMatchObject({ status: 'ACTIVE' });
  expect(after.orders.filter(({ status }) => status === 'ACTIVE').length).toBe(
    before.orders.filter(({ status }) => status === 'ACTIVE').length + 1,
  );
});

test('a tab that is closed while it signs has bought once or not at all @any-backend', async ({
  context,
  page,
}) => {
  const customer = customerOn(page);
  await customer.orders('Espresso machine', 'STD6');
  const before = await recordsOf(page);
  const session = await customer.session();
  await customer.requestsCode();
  await customer.sign().click({ noWaitAfter: true });
  await page.close();

  const next = await openTabWith(context, session, '/checkout/confirmation');
  const receipt = next.getByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ });
  const signature = next.getByRole('heading', { level: 1, name: 'Review and confirm' });
  const nothing = next.getByRole('heading', { level: 1, name: 'Nothing to confirm yet' });
  await expect(receipt.or(signature).or(nothing)).toBeVisible();
  const after = await recordsOf(next);
  expect(after.payments.length - before.payments.length).toBeLessThanOrEqual(1);
  expect(after.orders.length).toBe(before.orders.length);
});

test.describe('two tabs', () => {
  test('a change of the cart in one tab is shown in the other @any-backend', async ({ context, page }) => {
    const customer = customerOn(page);
    await customer.putsInCart('Espresso machine');
    const other = await context.newPage();
    await other.goto('/checkout?step=cart');
    await expect(other.getByRole('heading', { level: 2, name: 'Espresso machine' })).toBeVisible();
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(other.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await other.reload();
    await expect(other.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  test('that sign the same order buy once, and both end at its receipt @any-backend', async ({
    context,
    page,
  }) => {
    const customer = customerOn(page);
    await customer.orders('Espresso machine', 'STD6');
    const before = await recordsOf(page);
    const session = await customer.session();
    const other = await openTabWith(context, session, '/checkout/confirmation');
    const second = customerOn(other);
    await second.at('sign');

    expect(await customer.pays()).toEqual({ status: 'SUCCEEDED' });
    await second.at('receipt');
    await other.reload();
    await second.at('receipt');
    const after = await recordsOf(other);
    expect(after.orders.length).toBe(before.orders.length);
    expect(after.payments.length - before.payments.length).toBe(1);
  });
});

test('after a session has expired in two tabs, logging in in one continues both @any-backend', async ({
  page,
  context,
}) => {
  const customer = customerOn(page);
  await customer.signsIn();
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mira Okafor');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('textbox', { name: 'Full name' }).fill('Mira Okafor-Lindt');
  await advanceClock(page, 31 * 60_000);
  await saveNameIn(other);
  const dialogIn = (tab: typeof page) => tab.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialogIn(other)).toBeVisible();
  const dialog = dialogIn(page);
  await dialog.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await customer.fillsCode();
  await expect(dialog).toHaveCount(0);
  await expect(dialogIn(other)).toHaveCount(0);
  await expect(other.getByText('Saved. Your name is now Mira Okafor-Lindt.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a name that is saved as the session expires is saved after the next login @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.signsIn();
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Mira Okafor-Lindt');
  await advanceClock(page, 31 * 60_000);
  await saveNameIn(page);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await customer.fillsCode(); // the demo phone is above the dialog
  await expect(page.getByText('Saved. Your name is now Mira Okafor-Lindt.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the login dialog is above a dialog that opens as the session expires', async ({ page }) => {
  await page.goto('/installments/details?plan=PLN-000101&scenario=overdue-fee&as=customer');
  await page.getByRole('button', { name: 'More' }).click();
  const prepay = page.getByRole('menuitem', { name: 'Pay ahead' });
  await expect(prepay).toBeVisible();
  await advanceClock(page, 31 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // the page reads again
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await prepay.dispatchEvent('click'); // as if it had been pressed just before
  await expect(page.getByRole('dialog', { name: 'Pay ahead' })).toBeVisible();
  const contact = page.getByRole('textbox', { name: 'Phone or e-mail' });
  await expect(contact).toBeFocused();
  await contact.fill(contacts.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('button', { name: /^Fill in/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible();
});

/** Presses the button although the dialog may be above it: what the page reads by itself may find the session expired first. */
const saveNameIn = (tab: Page) => tab.locator('button', { hasText: 'Save name' }).dispatchEvent('click');
