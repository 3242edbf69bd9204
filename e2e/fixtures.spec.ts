import { expect, test } from './fixtures.ts';

// The watch over every other test is itself watched: each of these must fail.

test.describe('a page that complains fails its test', () => {
  test.fail('an error in the console', async ({ page }) => {
    await page.goto('/other/terms');
    await page.evaluate(() => console.error('planted'));
  });

  test.fail('an error that nobody caught', async ({ page }) => {
    await page.goto('/other/terms');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('planted'))));
    await thrown;
  });

  test.fail('a breach of the policy', async ({ page }) => {
    await page.goto('/other/terms');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  });

  test.fail('a tolerated complaint that does not come', async ({ page, tolerate }) => {
    tolerate(/never said/);
    await page.goto('/other/terms');
  });

  test('a tolerated complaint passes', async ({ page, tolerate }) => {
    tolerate(/planted/);
    await page.goto('/other/terms');
    await page.evaluate(() => console.error('planted'));
    expect(await page.title()).not.toBe('');
  });
});
