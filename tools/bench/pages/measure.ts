import type { Browser, CDPSession, Page } from 'playwright';
import { observe, type Observed, type Wanted } from './observe.ts';

/** Lighthouse's throttling for mobile with its effective values. */
const mobile = {
  network: {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (0.75e6 / 8) * 0.9,
  },
  cpu: 4,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
} as const;

const maxWaitMs = 30_000;
/** The time after the first data in which a late, larger paint or a shift still counts. */
const settleMs = 1_500;

export interface Measured extends Observed {
  /** Requests that began before the first data was shown, and the bytes that came over the wire for them. */
  readonly requests: number;
  readonly kilobytes: number;
  /** Their addresses, in order. */
  readonly addresses: readonly string[];
}

interface Visit {
  readonly url: string;
  readonly wanted: Wanted;
  readonly session: string | null;
  readonly draft: string | null;
}

/** Opens an address in a new browser context on a slow network and processor. */
export async function measure(browser: Browser, { url, wanted, session, draft }: Visit): Promise<Measured> {
  const { viewport, deviceScaleFactor } = mobile;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => {
        if (kept.session !== null) sessionStorage.setItem('tranche.session', kept.session);
        if (kept.draft !== null) localStorage.setItem('tranche.draft', kept.draft);
      },
      { session, draft },
    );
    await page.addInitScript(observe, wanted);
    const cdp = await context.newCDPSession(page);
    const traffic = await watchTraffic(cdp);
    await cdp.send('Network.emulateNetworkConditions', mobile.network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: mobile.cpu });
    await page.goto(url, { waitUntil: 'commit' });
    await settled(page, wanted);
    const { observed, origin } = await page.evaluate(() => ({
      observed: Reflect.get(window, 'benchObserved') as Observed, // observe.ts puts it there
      origin: performance.timeOrigin,
    }));
    return { ...observed, ...traffic.until(origin + (observed.data ?? Infinity)) };
  } finally {
    await context.close();
  }
}

async function settled(page: Page, { press }: Wanted): Promise<void> {
  await page
    .waitForFunction(
      (isPressed) => {
        const observed = Reflect.get(window, 'benchObserved') as Observed | undefined; // as above
        return observed !== undefined && observed.data !== null && (!isPressed || observed.answered !== null);
      },
      press !== null,
      { timeout: maxWaitMs },
    )
    .catch(() => undefined); // the table shows what is missing
  await page.waitForTimeout(settleMs);
}

/** Counts what a page requests. */
export async function watchTraffic(cdp: CDPSession) {
  await cdp.send('Network.enable');
  const begun: { readonly id: string; readonly at: number; readonly url: string; readonly method: string }[] =
    [];
  const bytes = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, wallTime, request }) => {
    if (!request.url.startsWith('data:'))
      begun.push({ id: requestId, at: wallTime * 1_000, url: request.url, method: request.method });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  return {
    until(time: number) {
      const counted = begun.filter(({ at }) => at <= time);
      return {
        requests: counted.length,
        kilobytes: counted.reduce((sum, { id }) => sum + (bytes.get(id) ?? 0), 0) / 1_000,
        addresses: counted.map(({ url }) => url),
        gets: counted.filter(({ method }) => method === 'GET').map(({ url }) => url),
      };
    },
  };
}
