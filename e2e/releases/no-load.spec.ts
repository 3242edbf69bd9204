import { chunkOf, isMissing, noise, walkToMissing } from './missing.ts';
import { script } from './site.ts';
import { anyLoads, expect, heading, statusBar, test, visitWithoutWorker, walk } from './test.ts';

test.use({ releasePollMs: 3_600_000 });

// Each case has a counterpart with a reload: in the build `unguarded` where only our own code prevents it; for the temporary
// failure in missing-chunk.spec.ts, where it is permanent.

const ownFault = {
  fault: script('throw new Error("a fault of its own")'),
  complaint: /a fault of its own/,
};

test.describe('no reload', () => {
  test('an unreachable host is named, and the page loads when the host is back [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    tolerate(/UnreachableError/);
    const loads = await visitWithoutWorker(page, '/other/terms');
    await page.waitForLoadState('networkidle'); // the chunk of the mock backend, which is loaded after the page, has arrived
    await site.down();
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText('We can’t be reached');
    await walk(page, '/other/terms');
    await expect(heading(page)).toHaveText(/terms/i);
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText('We can’t be reached');
    expect(await anyLoads(loads)).toBe(false);
    await site.up();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/privacy/i);
    expect(loads.now).toBe(0);
  });

  for (const kind of ['js', 'css'] as const) {
    test(`a temporary failure is overcome by the second request for the page's ${kind} [RELEASE-02]`, async ({
      page,
      site,
      tolerate,
    }) => {
      const file = chunkOf('v1', '/auth/login', kind);
      const once = { file, fault: 500, times: 1 } as const;
      const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', once);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expect(heading(page)).toHaveText('Log in');
      expect(site.count(file)).toBe(2);
      expect(loads.now).toBe(0);
    });
  }

  test('a file that loads and throws shows the error page without a second request [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    const file = chunkOf('v1', '/auth/login');
    const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', { file, ...ownFault });
    await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
    expect(await anyLoads(loads)).toBe(false);
    expect(site.count(file)).toBe(1);
  });
});

test.describe('the page is reloaded in `unguarded` (counterpart)', () => {
  test('for a host that cannot be reached; the application is lost', async ({ page, site, tolerate }) => {
    tolerate(noise);
    site.deploy('unguarded');
    const loads = await visitWithoutWorker(page, '/other/terms');
    await page.waitForLoadState('networkidle'); // as above
    await site.down();
    await walk(page, '/other/privacy');
    await expect.poll(() => loads.now).toBeGreaterThan(0);
    await expect(statusBar(page)).toHaveCount(0);
  });

  test('for a file that loads and throws, which is requested again', async ({ page, site, tolerate }) => {
    site.deploy('unguarded');
    const file = chunkOf('unguarded', '/auth/login');
    const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', { file, ...ownFault });
    await expect.poll(() => loads.now).toBeGreaterThan(0);
    await isMissing(page);
    expect(site.count(file)).toBeGreaterThan(1);
  });
});
