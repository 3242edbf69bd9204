import { type Expect, expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';
import { frames } from '#tests/kit/in-page.ts';
import { expectState, openState } from '#tests/kit/open-state.ts';
import type { Colours, Device } from './catalogue.ts';
import type { LinkedState } from './states.ts';

const timeoutMs = 60_000;
const patient: Expect = expect.configure({ timeout: timeoutMs });

const windows = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Readonly<Record<Device, BrowserContextOptions>>;

/** In px: what of a longer page lies below is left out. */
const maxHeight = 3_000;

export interface Photograph {
  readonly colours: Colours;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Photographs a state on a device, in light colours and then in dark ones; rejects when the page does not show it. */
export async function photograph(
  browser: Browser,
  origin: string,
  { links, one }: LinkedState,
  device: Device,
): Promise<readonly Photograph[]> {
  const context = await browser.newContext({
    ...windows[device],
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(timeoutMs);
    const page = await context.newPage();
    await stopTime(page);
    await openState(page, links, one, patient);
    // What answers to a press, such as a dialog, is placed in the window; of all else the whole page is shown.
    const size = one.presses.length > 0 ? windows[device].viewport : await growToContent(page, device);
    const photographs: Photograph[] = [];
    for (const colours of ['light', 'dark'] as const) {
      if (colours === 'dark') await darken(page);
      photographs.push({ colours, bytes: await pictureAtRest(page), ...size });
    }
    await expectState(page, links, one, patient);
    return photographs;
  } finally {
    await context.close();
  }
}

/**
 * Two runs have the same pictures: the day is that of the scenarios, and what a page does by itself after five seconds or
 * more never happens, as when that would be depends on the machine.
 */
async function stopTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(scenarioStart);
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const never = 2 ** 31 - 1;
    Object.assign(window, {
      setTimeout: (then: () => void, ms = 0) => start(then, ms >= 5_000 ? never : ms),
    });
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/**
 * Makes the window as high as the page, after scrolling through it, as what is far below is loaded when it comes near. Once
 * only: a page that is always higher than its window would grow with it.
 */
async function growToContent(page: Page, device: Device) {
  const { width, height } = windows[device].viewport;
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top: number = height; top < Math.min(await measure(), maxHeight); top += height) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await frames(page, 3);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const size = { width, height: Math.min(await measure(), maxHeight) };
  await page.setViewportSize(size);
  return size;
}

/** As if another tab had chosen dark colours. */
async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const init = { key: 'tranche.colours', newValue: 'dark', storageArea: localStorage };
    dispatchEvent(new StorageEvent('storage', init));
  });
  await patient(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
}

/** A picture once all that it shows is loaded, and it stays the same for some frames. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    [...document.images].every(
      // what is out of sight is not loaded
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  const take = () => page.screenshot({ type: 'webp', quality: 80, animations: 'disabled' });
  const deadline = performance.now() + timeoutMs;
  let last = await take();
  while (performance.now() < deadline) {
    await frames(page, 10);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('It does not come to rest.');
}
