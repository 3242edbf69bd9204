import { expect, test } from '#e2e/fixtures.ts';
import { addsToCart } from '#e2e/people/purchase.ts';
import { interactive } from '#tests/kit/in-page.ts';

// Browsers with site data blocked: reading the property of a storage throws, or every write does.
test.use({ serviceWorkers: 'allow' });

type Storage = 'sessionStorage' | 'localStorage' | 'indexedDB' | 'caches';
const cases: Readonly<Record<string, readonly Storage[]>> = {
  'nothing but channels and locks': [],
  'the storage of the tab': ['sessionStorage'],
  'the storage of the device': ['localStorage'],
  'the database': ['indexedDB'],
  'all storage': ['sessionStorage', 'localStorage', 'indexedDB', 'caches'],
};

// The counterpart is in releases/missing-chunk.spec.ts, "without the record of reloads the page reloads again and
// again": it counts the loads with a storage that drops writes without an error.
for (const [what, storages] of Object.entries(cases)) {
  test(`with ${what} blocked the application starts, and no page is loaded twice`, async ({ page }) => {
    await page.addInitScript((blocked) => {
      if (blocked.length !== 1) {
        // As Firefox does with cookies blocked.
        const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
        window.BroadcastChannel = class extends EventTarget {
          constructor() {
            super();
            throw denied();
          }
        } as unknown as typeof BroadcastChannel; // a constructor that only throws
        LockManager.prototype.request = () => Promise.reject(denied());
        LockManager.prototype.query = () => Promise.reject(denied());
      }
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
    await interactive(page); // a link that is pressed before loads a document
    await addsToCart(page, 'Espresso machine');
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await page.goto('/other/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Credit terms' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Application status' })).toHaveAttribute(
      'data-worker',
      /activated|failed|installing/,
    );
    expect(loads).toBe(2); // the two of `goto`
  });
}

test('with storage full the checkout works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
