import { expect, expectAccessible, test } from './fixtures.ts';
import { cards, customerOn, recordsOf } from './people/customer.ts';

// With the service worker installing beside the purchase, as at a first visit.
test.use({ serviceWorkers: 'allow' });

test('a purchase on instalments from the catalogue to the plan, with the figures of docs/domain.md', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await customer.comparesPlans();
  // docs/domain.md, "Worked examples": STD6 for 1,200.00 is 5 of 183.69 and one of 183.71, 1,222.16 in total, 7.23%.
  await expect(page.getByRole('radio', { name: /^6 months/ })).toHaveAccessibleDescription(
    /€1,222\.16.*€22\.16.*7\.23%.*10 Jul 2027/,
  );
  await expect(page.getByRole('main')).toContainText(/5 ×\s€183\.69then €183\.71/);
  await expectAccessible(page);

  await customer.choosesOffer('STD6');
  await expectAccessible(page);
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await expect(
    // On a phone each figure of the row has its label before it.
    page.getByRole('row', {
      name: /^1 (Due )?10 Feb 2027 (You pay )?€183\.69 (Interest )?€6\.30 (Principal )?€177\.39 (Left after )?€902\.61/,
    }),
  ).toBeVisible();
  await expectAccessible(page);
  await customer.requestsCode();
  await expectAccessible(page);
  await customer.sign().click();

  await customer.at('receipt');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const number = await page.getByText(/^PLN-\d{6}$/).innerText();
  await page.getByRole('link', { name: 'See the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('€1,222.16').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/installments');
  await expect(page.getByText(`${number} · 6 months`)).toBeVisible();
});

test('the receipt is shown again after a reload', async ({ page }) => {
  const customer = customerOn(page);
  expect(await customer.buys('Espresso machine', 'STD6')).toEqual({ status: 'SUCCEEDED' });
  await page.reload();
  await customer.at('receipt');
  const { orders, payments } = await recordsOf(page);
  expect(orders[0]).toMatchObject({ status: 'ACTIVE' });
  expect(payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
});

test('a purchase with the keyboard alone', async ({ page }) => {
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
  const press = async (name: RegExp | string, role: 'button' | 'link') => {
    await reach(name, role);
    await page.keyboard.press('Enter');
  };
  await press('Add to cart: Espresso machine', 'button');
  await press('1 in cart', 'link');
  await customer.at('cart');
  await press('Choose a plan', 'link');
  await customer.at('plan');
  await reach(/^(Pay in 4|6 months|12 months)/, 'radio');
  await page.keyboard.press('ArrowDown');
  await press(/^Continue with/, 'button');
  await customer.at('payment');
  await press(cards.good, 'button');
  await press('Continue with this card', 'button');
  await customer.at('login');
  await reach('Phone or e-mail', 'textbox');
  await page.keyboard.type('+4915112345678');
  await page.keyboard.press('Enter');
  await press(/^Fill in \d{6}$/, 'button');
  await customer.at('budget');
  for (const [field, amount] of [
    ['Income a month, after tax', '2400'],
    ['Expenses a month', '1150'],
    ['Other loans and instalments a month', '210'],
  ] as const) {
    await reach(field, 'textbox');
    await page.keyboard.type(amount);
  }
  await page.keyboard.press('Enter');
  await customer.at('sign');
  for (const box of [/terms of the credit/, /privacy notice/]) {
    await reach(box, 'checkbox');
    await page.keyboard.press('Space');
  }
  await press('Send me the code', 'button');
  await press(/^Fill in \d{6}$/, 'button');
  await press(/^Confirm and pay/, 'button');
  await customer.at('receipt');
});
