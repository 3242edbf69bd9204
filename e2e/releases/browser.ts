import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

// The browser under the page: what it lacks, what it forgets, what it stops.

/** No request of the origin is answered any more, and the browser knows that it is offline. */
export async function unplug(page: Page, site: Site): Promise<void> {
  await page.context().setOffline(true);
  await site.down();
}

/** What the browser does to save memory: the next request starts the worker anew. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** The next page finds none. */
export const unregister = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());

/** From now on this tab's context is that of a browser without service workers. */
export const withoutWorkers = (page: Page) =>
  page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** A write under this key goes nowhere. */
export const forget = (page: Page, key: string) =>
  page.addInitScript((forgotten) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name !== forgotten) setItem.call(this, name, value);
    };
  }, key);
