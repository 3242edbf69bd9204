import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';

test('a month of the books leads to its journal, which is exported with equal sums', async ({ page }) => {
  await page.goto('/mini-admin/books?scenario=happy&as=administrator');
  const months = page.getByRole('table', { name: 'Months' });
  await months.getByRole('link', { name: 'December 2026' }).click();
  await expect(page.getByRole('heading', { name: 'Accounts in December 2026' })).toBeVisible();
  await expectAccessible(page);
  const total = page
    .getByRole('table', { name: 'Accounts in December 2026' })
    .getByRole('row', { name: /^Total/ });
  const sums = await total.getByRole('cell').filter({ hasText: '€' }).allTextContents();
  expect(sums).toHaveLength(2);
  expect(sums[0]).toBe(sums[1]);

  await page.getByRole('link', { name: 'View entries of December 2026' }).click();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await expect(page.getByText(String(sums[0])).first()).toBeVisible(); // the sum below the list
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [heads = '', ...rows] = text.trim().split('\r\n');
  expect(heads).toContain('Debit');
  expect(rows.length).toBeGreaterThan(100);
});
