import type { Page } from '@playwright/test';
import { expectAccessible, expect, test } from './fixtures.ts';
import { prepare } from './people/visitor.ts';
import { filledVisits } from '#tools/visits.ts';

/** Waits for the heading, and for the skeleton to disappear. */
async function settled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const visit of filledVisits) {
  const { proves, path, heading, as } = visit;
  test(`${path} as ${as} opens with status 200, without errors or findings of axe, and fits 320 px [${proves}]`, async ({
    page,
  }) => {
    const answer = await page.goto(await prepare(page, visit));
    expect(answer?.status()).toBe(200);
    await settled(page, heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page, heading);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, 'px beyond a width of 320').toBeLessThanOrEqual(0);
  });
}
