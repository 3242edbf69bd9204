import { expect, test } from '#e2e/fixtures.ts';
import { customerOn } from '#e2e/people/customer.ts';
import { linesOf, overflowing } from '#e2e/people/visit.ts';

// The purchase in narrow viewports, and large text in them. What each address shows at 320 px is in routes.spec.ts.

test('nothing overflows at 320 px at any step of the purchase', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (step: string) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `px beyond 320 at ${step}`).toBeLessThanOrEqual(0);
  };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await fits('the cart');
  await customer.comparesPlans();
  for (const word of ['Cards', 'Table'])
    await expect.poll(() => linesOf(page.getByText(word, { exact: true }))).toEqual([1]);
  await page.getByText('Table', { exact: true }).click();
  const refusal = page.getByRole('cell', { name: /to reach the minimum of/ });
  await refusal.scrollIntoViewIfNeeded();
  const end = () => refusal.locator('> *').evaluate((content) => content.getBoundingClientRect().right);
  await expect.poll(end, 'why a plan is not offered ends within the window').toBeLessThanOrEqual(320 - 16);
  await page.getByText('Cards', { exact: true }).click();
  await customer.marksOffer('STD6');
  await page.getByRole('button', { name: 'See the calculation' }).click();
  const figures = page.getByRole('table').last().locator('tbody tr').nth(1).locator('td');
  const indents = () =>
    figures.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingInlineStart));
  await expect
    .poll(indents, 'labels of a payment start at the edges of two columns')
    .toEqual(Array(5).fill('0px'));
  await fits('the plans, with the maths');
  await customer.choosesOffer('STD6');
  await fits('the payment');
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await fits('the signature');
  const onScreen = [
    page.getByRole('navigation', { name: 'Steps of the checkout' }),
    page.getByRole('button', { name: 'Send me the code' }),
  ];
  for (const part of onScreen) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreen) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await customer.requestsCode();
  await fits('the code');
  await customer.sign().click();
  await customer.at('receipt');
  await fits('the receipt');
  await page.getByRole('link', { name: 'View the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PLN-/ })).toBeVisible();
  await fits('the plan');
});

test('cart and plans fit 320 px with twice the text size, and no label is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const nothing = { wide: [], cut: [] };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await expect.poll(() => overflowing(page)).toEqual(nothing);
  await customer.comparesPlans();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeVisible();
  await expect.poll(() => overflowing(page)).toEqual(nothing);
});

test('the tries left for a PIN take the one line at 320 px that is kept for them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/redeem?scenario=happy&as=customer');
  const hint = page.getByText(/tries left/);
  await expect(hint).toBeVisible();
  await expect.poll(() => linesOf(hint)).toEqual([2]); // with the hint above it
});

test('the links of the header are 8 px apart at 320 px, and in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/checkout?scenario=happy&as=customer&cart=ESPRESSO-01&step=cart');
  const links = page.getByRole('banner').getByRole('navigation').locator('> *');
  await expect(links).toHaveCount(4); // cart, instalments, messages, account
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const smallestGap = () =>
    links.evaluateAll((all) => {
      const places = all.map((link) => link.getBoundingClientRect());
      return Math.min(...places.slice(1).map(({ left }, index) => left - (places[index]?.right ?? 0)));
    });
  await expect.poll(smallestGap).toBeGreaterThanOrEqual(8);
});

test('a press on the bars of a plan selects it, and so does one in the middle of its card', async ({
  page,
}) => {
  await page.goto('/checkout?step=plan&scenario=happy&as=customer&cart=ESPRESSO-01');
  const plan = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const card = (name: string) => plan(name).locator('xpath=ancestor::*[@data-state][1]');
  await expect(plan('6 months')).toBeVisible();
  await plan('Pay in 4').check();
  await page.getByRole('img', { name: 'Schedule of 6 months' }).click({ force: true }); // the label above it has the press
  await expect(plan('6 months')).toBeChecked();
  await card('Pay in 4').click();
  await expect(plan('Pay in 4')).toBeChecked();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await card('6 months').click();
    await expect(plan('6 months')).toBeChecked();
    await card('Pay in 4').click();
    await expect(plan('Pay in 4')).toBeChecked();
  }
});
