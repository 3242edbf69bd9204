import { expect, test } from '#e2e/fixtures.ts';
import { addsToCart } from '#e2e/people/purchase.ts';

test('each step of the checkout has a bar with its button at the lower edge @public-api-only', async ({
  page,
}) => {
  await page.goto('/');
  await addsToCart(page, 'Espresso machine');
  await page.goto('/checkout');
  const bar = page.getByRole('complementary', { name: 'Summary' });
  const isAtTheEdge = async () =>
    expect
      .poll(() =>
        bar.evaluate((node) => Math.round(node.getBoundingClientRect().bottom) - window.innerHeight),
      )
      .toBe(0);
  await isAtTheEdge(); // of a page whose content is short
  await bar.getByRole('link', { name: 'Choose a plan' }).click();
  const choose = bar.getByRole('button', { name: /^Continue with / });
  await expect(choose).toBeInViewport({ ratio: 1 });
  await isAtTheEdge();
  await choose.click();
  const send = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(send).toHaveCount(1);
  await expect(bar.locator(send)).toBeInViewport({ ratio: 1 });
  await isAtTheEdge();
});
