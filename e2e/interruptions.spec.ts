import { expect, test } from './fixtures.ts';
import { cards, ownedBy, shopperOn } from './shopper.ts';

test('a reload at each step loses nothing', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.chooseEspressoMachine();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('2,400.00 €').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText('2');
  await page.getByRole('button', { name: 'One less' }).click();

  await shopper.comparePlans();
  await page.getByRole('radio', { name: /^12 months/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  await shopper.chooseSixMonths();
  await page.reload();
  await shopper.at('payment');
  await shopper.giveCard(cards.good);
  await shopper.at('login');
  await page.reload();
  await shopper.signIn();
  await page.reload();
  await shopper.at('sign');
  await shopper.askForCode();
  await page.reload();
  await shopper.at('sign');
  const before = await ownedBy(page);
  expect(before.orders.filter(({ status }) => status === 'READY_TO_CONFIRM')).toHaveLength(1);
});

test('a reload in mid-payment comes back to the same payment, and it is one', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.walkToSignature(cards.slow);
  const before = await ownedBy(page);
  await shopper.askForCode();
  await shopper.sign().click();
  await expect(page.getByRole('heading', { level: 1, name: /Completing your payment/ })).toBeVisible();
  await page.reload();
  await shopper.at('receipt');
  const after = await ownedBy(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
  expect(after.orders.length - before.orders.length).toBe(0); // the order was there before it was signed
});

test('pressing as often as one can buys once', async ({ page }) => {
  const shopper = shopperOn(page);
  await shopper.walkToSignature();
  const before = await ownedBy(page);
  await shopper.askForCode();
  await shopper.sign().evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await shopper.at('receipt');
  const after = await ownedBy(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.orders.filter(({ status }) => status === 'ACTIVE').length).toBe(
    before.orders.filter(({ status }) => status === 'ACTIVE').length + 1,
  );
});

test('a tab that is killed while it signs has bought once or not at all, and the next tab goes on', async ({
  context,
  page,
}) => {
  const shopper = shopperOn(page);
  await shopper.walkToSignature();
  const before = await ownedBy(page);
  const session = await page.evaluate(() => sessionStorage.getItem('tranche.session'));
  await shopper.askForCode();
  await shopper.sign().click({ noWaitAfter: true });
  await page.close();

  const next = await context.newPage();
  await next.addInitScript((kept) => sessionStorage.setItem('tranche.session', kept ?? ''), session);
  await next.goto('/checkout/confirmation');
  const receipt = next.getByRole('heading', { level: 1, name: 'Thank you. It is yours' });
  const signature = next.getByRole('heading', { level: 1, name: 'Check and sign' });
  const nothing = next.getByRole('heading', { level: 1, name: 'Nothing to confirm yet' });
  await expect(receipt.or(signature).or(nothing)).toBeVisible();
  const after = await ownedBy(next);
  expect(after.payments.length - before.payments.length).toBeLessThanOrEqual(1);
  expect(after.orders.length).toBe(before.orders.length);
});

test.describe('two tabs', () => {
  test('what one writes the other shows', async ({ context, page }) => {
    const shopper = shopperOn(page);
    await shopper.chooseEspressoMachine();
    const other = await context.newPage();
    await other.goto('/checkout?step=cart');
    await expect(other.getByRole('heading', { level: 2, name: 'Espresso machine' })).toBeVisible();
    await page.getByRole('button', { name: 'One more' }).click();
    // The other tab has a cart of its own on the screen: it says what it heard, and the customer chooses.
    await other.getByRole('button', { name: "Take over the other tab's" }).click();
    await expect(other.getByRole('status', { name: 'Quantity' })).toHaveText('2');
    await other.reload();
    await expect(other.getByRole('status', { name: 'Quantity' })).toHaveText('2');
  });

  test('that both sign buy once', async ({ context, page }) => {
    const shopper = shopperOn(page);
    await shopper.walkToSignature();
    const before = await ownedBy(page);
    const session = await page.evaluate(() => sessionStorage.getItem('tranche.session'));
    const other = await context.newPage();
    await other.addInitScript((kept) => sessionStorage.setItem('tranche.session', kept ?? ''), session);
    await other.goto('/checkout/confirmation');
    const second = shopperOn(other);
    await second.at('sign');

    await shopper.askForCode();
    await shopper.sign().click();
    await shopper.at('receipt');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Check and sign');
    const after = await ownedBy(other);
    expect(after.orders.length).toBe(before.orders.length);
    expect(after.payments.length - before.payments.length).toBe(1);
  });
});
