import { expect, type Page } from '@playwright/test';

/** Opens the demo console; returns its drawer. */
export async function openConsole(page: Page) {
  await page.getByRole('button', { name: 'Demo console' }).click();
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await expect(drawer.getByRole('tab', { name: 'Scenario' })).toBeVisible();
  return drawer;
}
