import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/fixtures.ts';

export const [screen, phone] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** No finding of axe in the state that the page is in, on a screen and on a phone. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(screen);
}
