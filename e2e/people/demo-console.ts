import { expect, type Page } from '@playwright/test';

/** Opens the demo console; returns its drawer. */
export async function openConsole(page: Page) {
  // By the keyboard: the button is at the foot of the page, and moves while late parts of the page arrive.
  await page.getByRole('button', { name: 'Demo console' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await expect(drawer.getByRole('tab', { name: 'Scenario' })).toBeVisible();
  return drawer;
}

/** Takes the place of the clipboard of a page that is opened next; returns a function that reads what was copied last. */
export async function watchCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText(text: string) {
          document.documentElement.setAttribute('data-copied', text);
          return Promise.resolve();
        },
      },
    });
  });
  return async () => (await page.locator('html').getAttribute('data-copied')) ?? '';
}
