import { chunkOf, isGone, noise, walkToMissing } from './missing.ts';
import { script } from './site.ts';
import { anyLoads, expect, heading, patiently, statusBar, test, visitWithoutWorker, walk } from './test.ts';

test.use({ releasePollMs: 3_600_000 });

// Each case has its twin, with one load: where our own decision is all that prevents it, in the release `unguarded`; the
// failure that passes in missing-chunk.spec.ts, where it does not pass.

const ownFault = {
  fault: script('throw new Error("a fault of its own")'),
  complaint: /a fault of its own/,
};

test.describe('no reason for a load', () => {
  test('is a host that nobody reaches: told in place, the rest works, and it comes with the connection [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    tolerate(/UnreachableError/);
    const loads = await visitWithoutWorker(page, '/other/terms');
    await site.down();
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText('No Connection', patiently);
    await walk(page, '/other/terms');
    await expect(heading(page)).toHaveText(/terms/i);
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText('No Connection', patiently);
    expect(await anyLoads(loads)).toBe(false);
    await site.up();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/privacy/i);
    expect(loads.now).toBe(0);
  });

  for (const kind of ['js', 'css'] as const) {
    test(`is a failure that passes: the second try brings the page's ${kind} [RELEASE-02]`, async ({
      page,
      site,
      tolerate,
    }) => {
      const file = chunkOf('v1', '/auth/login', kind);
      const once = { file, fault: 500, times: 1 } as const;
      const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', once);
      await expect(heading(page)).toHaveText('Sign in', patiently);
      expect(site.count(file)).toBe(2);
      expect(loads.now).toBe(0);
    });
  }

  test('is a file that came and fails: the error page, no load, no second try [RELEASE-02]', async ({
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

test.describe('without its guards the same costs a load:', () => {
  test('a host that nobody reaches, and the application is gone', async ({ page, site, tolerate }) => {
    tolerate(noise);
    site.deploy('unguarded');
    const loads = await visitWithoutWorker(page, '/other/terms');
    await site.down();
    await walk(page, '/other/privacy');
    expect(await anyLoads(loads)).toBe(true);
    await expect(statusBar(page)).toHaveCount(0);
  });

  test('a file that came and fails, which is asked for again', async ({ page, site, tolerate }) => {
    site.deploy('unguarded');
    const file = chunkOf('unguarded', '/auth/login');
    const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', { file, ...ownFault });
    expect(await anyLoads(loads)).toBe(true);
    await isGone(page);
    expect(site.count(file)).toBeGreaterThan(1);
  });
});
