import { expect, type Page } from '@playwright/test';

/** Opens the demo console; returns its drawer. */
export async function openConsole(page: Page) {
  // By the keyboard: the button is at the foot of the page, and moves while late parts of the page arrive.
  await page.getByRole('button', { name: 'Demo console' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await expect(drawer.getByRole('tab', { name: 'Scenario' })).toBeVisible();
  return drawer;
}
