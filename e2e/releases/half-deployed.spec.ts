import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutWorkers } from './browser.ts';
import { type Build, folderOf } from './builds.ts';
import { noise } from './missing.ts';
import type { Fault } from './site.ts';
import { expect, heading, settled, statusBar, test, visit } from './test.ts';

// A release is uploaded in this order: files, pages, the host's configuration. Each test leaves one half out.

test.use({ releasePollMs: 3_600_000 });

/** The sign-in page of a build, sent with this policy by the host. */
const loginPage =
  (build: Build, policy = "frame-ancestors 'none'"): Fault =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
    response.end(readFileSync(join(folderOf(build), 'auth/login.html')));
  };
const login = /^\/auth\/login/;

/** The worker could not be installed; the page works without it. */
async function isRefused(page: Page): Promise<void> {
  await expect(statusBar(page)).toHaveAttribute('data-flags', /installFailed/);
  await expect(statusBar(page)).not.toHaveAttribute('data-flags', /offlineReady/);
}

test('pages without their files show a message and open once the files exist', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(noise);
  await withoutWorkers(page);
  site.break(login, loginPage('v2'));
  await page.goto('/auth/login');
  await expect(page.getByText('The application could not be loaded.')).toBeVisible();
  site.mend();
  site.deploy('v2');
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(heading(page)).toHaveText('Log in');
});

test('a worker is installed only when all pages are of its own release [PWA-06]', async ({ page, site }) => {
  site.break(login, loginPage('v2'));
  await page.goto('/other/terms');
  await isRefused(page);
  site.mend();
  await page.reload();
  await settled(page);
});

test('pages run under the policy of an older host configuration but are not kept [PWA-06]', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/Content Security Policy|^policy: script-src-elem inline/);
  site.break(login, loginPage('v1', "script-src 'self' 'sha256-b2xkZXIgaW1wb3J0IG1hcA=='"));
  await page.goto('/auth/login');
  await expect(heading(page)).toHaveText('Log in');
  await expect(page.getByRole('textbox', { name: 'Phone or e-mail' })).toBeVisible();
  await isRefused(page);
  site.mend();
  await page.reload();
  await settled(page);
});

test('the same pages with the host’s own policy are kept (counterpart)', async ({ page, site }) => {
  site.break(login, loginPage('v1'));
  await visit(page, '/other/terms');
});
