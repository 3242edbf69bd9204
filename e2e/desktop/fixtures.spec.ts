import { expect, expectAccessible, test } from '#e2e/fixtures.ts';

// The checks that run with every other test: each of these tests must fail.

test.describe('an error on the page fails the test', () => {
  test.fail('an error in the console fails the test', async ({ page }) => {
    await page.goto('/other/terms');
    await page.evaluate(() => console.error('planted'));
  });

  test.fail('an unhandled rejection', async ({ page }) => {
    await page.goto('/other/terms');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('planted'))));
    await thrown;
  });

  test.fail('a violation of the content security policy fails the test', async ({ page }) => {
    await page.goto('/other/terms');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  });

  test.fail('a tolerated message that does not appear', async ({ page, tolerate }) => {
    tolerate(/never said/);
    await page.goto('/other/terms');
  });

  test.fail('a finding of axe fails the test', async ({ page }) => {
    await page.goto('/other/terms');
    await page.evaluate(() => document.querySelector('main')?.append(new Image()));
    await expectAccessible(page);
  });

  test.fail('a request to a closed host fails the test', async ({ page }) => {
    await page.goto('/other/terms');
    await page.route('**/favicon.svg?again', (route) => route.abort('connectionrefused'));
    const failed = page.waitForEvent('console');
    await page.evaluate(() => new Image().setAttribute('src', '/favicon.svg?again'));
    await failed;
  });

  test('a request that fails while the test has taken the network away passes', async ({ page, context }) => {
    await page.goto('/other/terms');
    await context.setOffline(true);
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('ERR_INTERNET_DISCONNECTED'),
    );
    await page.evaluate(() => new Image().setAttribute('src', '/favicon.svg?again'));
    expect((await failed).type()).toBe('error');
  });

  test('a tolerated message passes', async ({ page, tolerate }) => {
    tolerate(/planted/);
    await page.goto('/other/terms');
    await page.evaluate(() => console.error('planted'));
    expect(await page.title()).not.toBe('');
  });
});
