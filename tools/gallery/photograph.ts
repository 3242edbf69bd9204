import { type Expect, expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page, Request, ViewportSize } from 'playwright';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';
import { frames, interactive } from '#tests/kit/in-page.ts';
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
  const { viewport, ...input } = windows[device];
  // What answers to a press, such as a dialog, is placed in the window; of all else the whole page is shown, as high as it is. The
  // window is that high from the start, because a page renders what is far below once it comes near.
  const isWhole = one.presses.length === 0;
  const context = await browser.newContext({
    ...input,
    viewport: isWhole ? { ...viewport, height: maxHeight } : viewport,
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(timeoutMs);
    const page = await context.newPage();
    const takeAtRest = cameraOf(page);
    await stopTime(page);
    await openState(page, links, one, patient);
    await interactive(page);
    await takeAtRest(); // only then the page has its height
    const size = isWhole ? await fitToContent(page, viewport) : viewport;
    const photographs: Photograph[] = [];
    for (const colours of ['light', 'dark'] as const) {
      if (colours === 'dark') await darken(page);
      photographs.push({ colours, bytes: await takeAtRest(), ...size });
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

/** Makes the window as high as the page is in a usual one: a page that fills its window would fill any. */
async function fitToContent(page: Page, usual: ViewportSize): Promise<ViewportSize> {
  await page.setViewportSize(usual);
  await frames(page, 3);
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = { ...usual, height: Math.min(content, maxHeight) };
  await page.setViewportSize(size);
  return size;
}

/** As if another tab had chosen dark colours. */
async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('tranche.colours', 'dark');
    const init = { key: 'tranche.colours', newValue: 'dark', storageArea: localStorage };
    dispatchEvent(new StorageEvent('storage', init));
  });
  await patient(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
}

/** Takes pictures of a page once nothing is being loaded, and it stays the same for some frames. */
function cameraOf(page: Page): () => Promise<Buffer> {
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  const take = () => page.screenshot({ type: 'webp', quality: 80, animations: 'disabled' });
  return async () => {
    const deadline = performance.now() + timeoutMs;
    let last = await take();
    while (performance.now() < deadline) {
      const wasLoading = loading.size > 0;
      await frames(page, 20);
      const next = await take();
      if (!wasLoading && loading.size === 0 && next.equals(last)) return next;
      last = next;
    }
    throw new Error('The page does not come to rest.');
  };
}
