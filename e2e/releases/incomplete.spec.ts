import { expect, heading, offers, shows, statusBar, test, visit, walk } from './test.ts';

test.describe('an incomplete release', () => {
  test('a release with a missing file leaves the old one active until the file is there [PWA-03]', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    const missing = /^\/auth\/logout/;
    // Slow, so that the page checks the host again before it fails.
    site.break(missing, (response) => void setTimeout(() => response.writeHead(404).end(), 2_500));
    const soFar = site.count(missing);
    site.deploy('v2');
    await expect.poll(() => site.count(missing)).toBeGreaterThan(soFar + 1);
    await expect(statusBar(page)).toHaveAttribute('data-release', 'outdated');
    await expect(statusBar(page)).not.toHaveAttribute('data-status', 'update');
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
    await shows(page, 'v1');
    site.mend();
    await offers(page);
  });

  test('whose worker cannot be loaded changes nothing, and is offered when it can [PWA-06]', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    site.break(/^\/sw\.js/, 500);
    const soFar = site.count(/^\/sw\.js/);
    site.deploy('v2');
    await expect.poll(() => site.count(/^\/sw\.js/)).toBeGreaterThan(soFar + 1);
    await walk(page, '/auth/login');
    await expect(heading(page)).toHaveText('Log in');
    await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated');
    site.mend();
    await offers(page);
  });
});
