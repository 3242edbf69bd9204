import type { Page } from '@playwright/test';
import { contacts } from '#e2e/people/person.ts';

/** A code that is half typed: nothing keeps it over a reload, so the tab is busy. */
export async function beginCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await code(page).fill('1');
}

export const code = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });
