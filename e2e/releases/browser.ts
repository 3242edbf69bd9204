import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

// Faults of the browser: missing features, writes that are dropped, workers that are stopped, no network.

/** Stops the host and sets the browser offline. */
export async function goOffline(page: Page, site: Site): Promise<void> {
  await page.context().setOffline(true);
  await site.down();
}

/** Stops all service workers, as a browser does to save memory; the next request starts them again. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Unregisters the worker; the next page has none. */
export const unregister = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());

/** Removes service workers from the pages that this context opens from now on. */
export const withoutWorkers = (page: Page) =>
  page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** Drops every write to web storage under this key. */
export const dropWrites = (page: Page, key: string) =>
  page.addInitScript((dropped) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name !== dropped) setItem.call(this, name, value);
    };
  }, key);
