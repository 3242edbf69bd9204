import type { Expect, Page } from '@playwright/test';
import { hiddenIn, type PageLinks } from './state-links.ts';

type State = PageLinks['states'][number];

/** Opens the link of a state, presses what it says, and ends when the page shows the state. */
export async function openState(page: Page, links: PageLinks, one: State, expect: Expect): Promise<void> {
  await page.goto(one.address);
  for (const pressed of one.presses) {
    const name = new RegExp(`^${pressed}$`);
    const pressable = (role: 'button' | 'menuitem' | 'link') => page.getByRole(role, { name });
    const controls = pressable('button').or(pressable('menuitem')).or(pressable('link'));
    // the first row, as another one would be scrolled half below the head of its table, where axe cannot measure it
    await (pressed === 'Actions' ? controls.first() : controls.last()).click();
  }
  await expectState(page, links, one, expect);
}

/** Expects that the page shows the state and what is wanted of each of its kind. */
export async function expectState(page: Page, links: PageLinks, one: State, expect: Expect): Promise<void> {
  const { state, shows, presses } = one;
  const place = presses.length > 0 ? page.locator('body') : page.getByRole('main');
  await expect(place).toContainText(new RegExp(shows, 'i'));
  if (state === 'loading')
    await expect(page.locator('[role="status"], [aria-busy="true"]').first()).toBeAttached();
  else if (state === 'refreshing') await expect(refreshBar(page).first()).toBeAttached();
  else await expect(busy(page)).toHaveCount(0);
  if (state === 'error') await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
  const hidden = hiddenIn(links, one);
  if (hidden) await expect(place).not.toContainText(hidden);
}

export const busy = (page: Page) => page.locator('main [aria-busy="true"]');
export const refreshBar = (page: Page) => page.locator('main [data-refreshing]');
