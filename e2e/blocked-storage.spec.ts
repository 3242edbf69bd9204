import { expect, test } from './fixtures.ts';

// What browsers do that are told to keep nothing: the mere look at a storage throws, or each write does.

type Storage = 'sessionStorage' | 'localStorage' | 'indexedDB' | 'caches';
const cases: Readonly<Record<string, readonly Storage[]>> = {
  'the storage of the tab': ['sessionStorage'],
  'the storage of the device': ['localStorage'],
  'the database': ['indexedDB'],
  'all storage': ['sessionStorage', 'localStorage', 'indexedDB', 'caches'],
};

// The twin of the count is in releases/missing-chunk.spec.ts, "where the guard forgets, the page loads again and again": a storage
// that keeps nothing and does not say so costs loads, and they are counted.
for (const [what, storages] of Object.entries(cases)) {
  test(`where ${what} is blocked the application starts, and loads nothing twice`, async ({ page }) => {
    await page.addInitScript((blocked) => {
      for (const name of blocked) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }, storages);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Buy now, pay over time/ })).toBeVisible();
    await page
      .getByRole('button', { name: /Add .*to cart/i })
      .first()
      .click();
    await page.getByRole('link', { name: /cart/i }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await page.goto('/other/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Credit terms' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Application status' })).toHaveAttribute(
      'data-worker',
      /activated|failed|installing/,
    );
    expect(loads).toBe(2);
  });
}

test('where storage is full nothing is kept, and that is all', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
