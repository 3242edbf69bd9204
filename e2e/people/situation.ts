import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fragmentOf } from '#contracts/fragment.ts';
import { situationMark } from '#contracts/mock-in-page.ts';

/** Begins in the situation of a file that the demo has saved: on its page, as its person. */
export async function beginIn(page: Page, file: string): Promise<void> {
  const situation: unknown = JSON.parse(readFileSync(file, 'utf8'));
  await page.goto(`/${await fragmentOf(situationMark, situation)}`);
  await expect(page).toHaveURL(/[?&]scenario=[\w-]+$/);
}
