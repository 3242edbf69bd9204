import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, patiently, press, says, statusBar, test } from './test.ts';

test.use({ releasePollMs: 3_600_000 });

// Chromium shows its own question to people only, so its event is made here; what it asks for is held against
// Chromium's own list of what an application lacks.

/** Tells the page that it can be installed; the answer of the person, and whether the browser's own bar stays away. */
function beInstallable(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? '0') + 1));
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: answer }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

const timesAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? '0'));

const open = async (page: Page): Promise<void> => {
  await page.goto('/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated', patiently);
};

const isIn = (page: Page, status: string) => expect(statusBar(page)).toHaveAttribute('data-install', status);

for (const outcome of ['accepted', 'dismissed'] as const) {
  test(`the installation is offered in the bar, asked for once, and ${outcome} [PWA-04]`, async ({
    page,
  }) => {
    await open(page);
    await isIn(page, 'unavailable');
    expect(await beInstallable(page, outcome)).toBe(true);
    await says(page, 'can be installed on this device');
    expect(await timesAsked(page)).toBe(0);
    await press(page, 'Install');
    await isIn(page, outcome);
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    expect(await timesAsked(page)).toBe(1);
  });
}

test('who says "not now" is not asked again after a reload; without that, one is [PWA-04]', async ({
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

test('an application that was installed is not offered any more [PWA-04]', async ({ page }) => {
  await open(page);
  await beInstallable(page, 'accepted');
  await says(page, 'can be installed');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await isIn(page, 'installed');
  await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
});

// In a tab the same event is offered: the first test of this file.
test('in a window of its own nothing is offered [PWA-04]', async ({ page }) => {
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

interface Verdict {
  readonly lacks: readonly string[];
  readonly faults: readonly string[];
  readonly url: string;
}

/** What Chromium says in a profile that is not a private one, where nothing can be installed. */
async function verdictOn(origin: string): Promise<Verdict> {
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

test('Chromium finds nothing missing for an installation, and something without an icon [PWA-02]', async ({
  site,
}) => {
  expect(await verdictOn(site.origin)).toEqual({
    lacks: [],
    faults: [],
    url: `${site.origin}/manifest.webmanifest`,
  });
  site.break(/^\/icons\//, 404);
  const { lacks } = await verdictOn(site.origin);
  expect(lacks).not.toEqual([]);
});
