import type { Page } from '@playwright/test';
import { countLoads, expect, loadsInTheEnd, offers, press, shows, test, visit } from './test.ts';

/** One request after the other: one of them comes while the old worker ends, and has the browser start it anew. */
const askAllTheTime = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const end = performance.now() + time;
    void (async () => {
      while (performance.now() < end) await fetch('/favicon.svg');
    })();
  }, ms);

test('a release that is accepted while another tab keeps the old worker at work is put in place all the same, and comes once to each tab [PWA-05]', async ({
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
  await askAllTheTime(other, 3_000);
  await press(page, 'Update');
  await Promise.all([shows(page, 'v2'), shows(other, 'v2')]);
  expect(await loadsInTheEnd(...loads)).toEqual([1, 1]);
});
