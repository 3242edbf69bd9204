import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, patiently, press, says, statusBar, test } from './test.ts';

test.use({ releasePollMs: 3_600_000 });

// Chromium shows its installation prompt to people only, so the tests dispatch its event. The last test reads Chromium's
// own list of what prevents an installation.

/** Dispatches the event with this answer of the person; whether the page prevented the browser's own prompt. */
function beInstallable(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => {
        sessionStorage.setItem('prompted', String(Number(sessionStorage.getItem('prompted') ?? '0') + 1));
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: answer }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

const timesPrompted = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('prompted') ?? '0'));

const open = async (page: Page): Promise<void> => {
  await page.goto('/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated', patiently);
};

const isIn = (page: Page, status: string) => expect(statusBar(page)).toHaveAttribute('data-install', status);

for (const outcome of ['accepted', 'dismissed'] as const) {
  test(`the installation is offered in the bar, prompted once, and ${outcome} [PWA-04]`, async ({ page }) => {
    await open(page);
    await isIn(page, 'unavailable');
    expect(await beInstallable(page, outcome)).toBe(true);
    await says(page, 'can be installed on this device');
    expect(await timesPrompted(page)).toBe(0);
    await press(page, 'Install');
    await isIn(page, outcome);
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    expect(await timesPrompted(page)).toBe(1);
  });
}

test('"Not now" holds after a reload; without it the installation is offered again [PWA-04]', async ({
  page,
}) => {
  await open(page);
  await beInstallable(page, 'accepted');
  await says(page, 'can be installed');
  await page.reload();
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated', patiently);
  await beInstallable(page, 'accepted');
  await says(page, 'can be installed');

  await press(page, 'Not now');
  await isIn(page, 'hidden');
  await page.reload();
  await isIn(page, 'hidden');
  expect(await beInstallable(page, 'accepted')).toBe(false);
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
});

test('an installed application is not offered again [PWA-04]', async ({ page }) => {
  await open(page);
  await beInstallable(page, 'accepted');
  await says(page, 'can be installed');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await isIn(page, 'installed');
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
});

// Counterpart: the first test of this file, in a tab.
test('in the window of the installed application nothing is offered [PWA-04]', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('display-mode: standalone') ? 'all' : query);
  });
  await open(page);
  await isIn(page, 'installed');
  await beInstallable(page, 'accepted');
  await isIn(page, 'installed');
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
});

interface Findings {
  readonly lacks: readonly string[];
  readonly faults: readonly string[];
  readonly url: string;
}

/** Chromium's findings, in a persistent profile; in a private one nothing can be installed. */
async function findingsOn(origin: string): Promise<Findings> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${origin}/other/terms`);
    await expect(statusBar(page)).toHaveAttribute('data-worker', /activated|failed/, patiently);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const { errors, url } = await session.send('Page.getAppManifest');
    return {
      lacks: installabilityErrors.map(({ errorId }) => errorId),
      faults: errors.map(({ message }) => message),
      url,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

test('Chromium reports nothing that prevents an installation, but does without icons [PWA-02]', async ({
  site,
}) => {
  expect(await findingsOn(site.origin)).toEqual({
    lacks: [],
    faults: [],
    url: `${site.origin}/manifest.webmanifest`,
  });
  site.break(/^\/icons\//, 404);
  const { lacks } = await findingsOn(site.origin);
  expect(lacks).not.toEqual([]);
});
