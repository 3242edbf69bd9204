import type { Page } from '@playwright/test';
import { expectAccessible, expect, test } from './fixtures.ts';
import { settled, overflowing, prepare } from './people/visit.ts';
import { filledVisits } from '#tools/visits.ts';

// Each page is opened once and then seen at each size. That a phone opens each without an error is in first-visit.spec.ts.

/** In px: by how much each table is wider than its place. */
const tablesBeyond = (page: Page) =>
  page
    .locator('main table')
    .evaluateAll((tables) =>
      tables
        .map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
        .filter((px) => px > 1),
    );

for (const visit of filledVisits) {
  const { proves, path, as } = visit;
  test(`${path} as ${as} opens with status 200, without errors or findings of axe on a screen and a phone, and fits 1280 px, and 320 px also with twice the text size [${proves}]`, async ({
    page,
  }) => {
    test.slow(); // axe runs twice
    const answer = await page.goto(await prepare(page, visit));
    expect(answer?.status()).toBe(200);
    await settled(page, visit);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1280, height: 900 }); // the narrowest for tables, beside the open drawer
    await settled(page, visit);
    await expect.poll(() => tablesBeyond(page), 'px of tables beyond their place at 1280 px').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page, visit);
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 700 });
    await settled(page, visit);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, 'px beyond a width of 320').toBeLessThanOrEqual(0);
    await expect
      .poll(() => overflowing(page), 'with twice the text size at 320 px')
      .toEqual({ wide: [], cut: [] });
  });
}
