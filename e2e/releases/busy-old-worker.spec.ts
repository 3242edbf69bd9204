import type { Page } from '@playwright/test';
import { countLoads, expect, loadsInTheEnd, offers, press, shows, test, visit } from './test.ts';

/** Sends one request after the other for `ms`. One of them arrives while the old worker ends, which restarts it. */
const requestInALoop = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const end = performance.now() + time;
    void (async () => {
      while (performance.now() < end) await fetch('/favicon.svg');
    })();
  }, ms);

test('a release accepted beside a busy tab is activated and reloads each tab once [PWA-05]', async ({
  context,
  page,
  site,
}) => {
  await visit(page, '/other/terms');
  const other = await context.newPage();
  await visit(other, '/other/privacy');
  const loads = [page, other].map(countLoads);
  site.deploy('v2');
  await Promise.all([offers(page), offers(other)]);
  await requestInALoop(other, 3_000);
  await press(page, 'Update');
  await Promise.all([shows(page, 'v2'), shows(other, 'v2')]);
  expect(await loadsInTheEnd(...loads)).toEqual([1, 1]);
});
