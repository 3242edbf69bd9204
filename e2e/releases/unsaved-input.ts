import type { Page } from '@playwright/test';
import { contacts } from '#e2e/people/person.ts';

/** Types one digit of a code. A code is not kept over a reload, so it is unsaved work. */
export async function beginCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await code(page).fill('1');
}

export const code = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });
