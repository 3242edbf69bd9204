import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, press, says, statusBar, test, visitWithoutWorker } from './test.ts';

test.use({ releasePollMs: 3_600_000 });

// Chromium shows its installation prompt to people only, so the tests dispatch its event. The last test checks the rules
// that Chromium applies before it offers one.

/** Dispatches the event with this answer of the person; returns whether the page prevented the browser's own prompt. */
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

/** Without a worker, which changes nothing about the offer and takes longer to install than each of these tests. */
const open = (page: Page) => visitWithoutWorker(page, '/other/terms');

/** Reloads; ends when the application runs, which hears the event only then. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'unsupported');
}

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
  await reload(page);
  await isIn(page, 'unavailable');
  await beInstallable(page, 'accepted');
  await says(page, 'can be installed');

  await press(page, 'Not now');
  await isIn(page, 'hidden');
  await reload(page);
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

type Session = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

interface Findings {
  readonly lacks: readonly string[];
  readonly faults: readonly string[];
  readonly url: string;
}

/** Icons from this size on are sufficient for Chromium, in px. */
const iconPx = 144;

/**
 * What Chromium's rules for an installation lack in the manifest as Chromium reads it. The headless shell does not
 * apply these rules by itself, and a Chromium with windows does: it reports the result by
 * `Page.getInstallabilityErrors`.
 */
async function lacksOf(page: Page, session: Session): Promise<readonly string[]> {
  const { manifest } = await session.send('Page.getAppManifest');
  const icons = manifest.icons ?? [];
  const loaded = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          return image.decode().then(
            () => Math.min(image.naturalWidth, image.naturalHeight),
            () => 0,
          );
        }),
      ),
    icons.map(({ url }) => url),
  );
  const rules = {
    name: Boolean(manifest.name ?? manifest.shortName),
    'start-url': manifest.startUrl?.startsWith(manifest.scope ?? 'no scope') === true,
    display: manifest.display === 'kStandalone',
    'own-application': manifest.preferRelatedApplications !== true,
    icon: loaded.some((px) => px >= iconPx),
  };
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return [
    ...Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule])),
    ...installabilityErrors.map(({ errorId }) => errorId),
  ];
}

/** What prevents an installation, in a persistent profile; in a private one nothing can be installed. */
async function findingsOn(origin: string): Promise<Findings> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${origin}/other/terms`);
    await expect(statusBar(page)).toHaveAttribute('data-worker', /activated|failed/);
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    return { lacks: await lacksOf(page, session), faults: errors.map(({ message }) => message), url };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

test('only the lack of icons prevents an installation by the rules of Chromium [PWA-02]', async ({
  site,
}) => {
  expect(await findingsOn(site.origin)).toEqual({
    lacks: [],
    faults: [],
    url: `${site.origin}/manifest.webmanifest`,
  });
  site.break(/^\/icons\//, 404);
  const { lacks } = await findingsOn(site.origin);
  expect(lacks).toContain('icon');
});
