import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { samplePicture } from '#mocks/scenarios/sample-files.ts';

const photo = {
  name: 'left.png',
  mimeType: 'image/png',
  buffer: Buffer.from(samplePicture.data, 'base64'),
};

const main = (page: Page) => page.getByRole('main');

test('a customer asks for a return from the order and adds a photo', async ({ page }) => {
  await page.goto('/orders?scenario=happy&as=customer');
  const order = main(page).getByRole('article').filter({ hasText: 'Espresso machine' });
  await order.getByRole('link', { name: 'Return goods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return goods' });
  await expect(dialog.getByRole('textbox', { name: 'Espresso machine' })).toHaveValue('1');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The handle is loose. I have not used it.');
  await dialog.getByRole('button', { name: 'Ask to return' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your request is sent');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(main(page)).toContainText('Waiting for a decision');
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(main(page)).toContainText('Photos: left.jpg');
});

test('an administrator sees the photo and credits what came back', async ({ page }) => {
  await page.goto('/?scenario=goods-return');
  const row = page.locator('[data-row]').filter({ hasText: 'Mira Okafor' });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Credit returned goods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credit returned goods', exact: true });
  await expect(dialog.getByRole('textbox', { name: 'Headphones' })).toHaveValue('1');
  await expect(dialog.getByRole('textbox', { name: 'Turntable' })).toHaveValue('0');
  await expect(dialog).toContainText(
    /Headphones€349\.00.*Off the principal€314\.10.*Of the down payment€34\.90/s,
  );
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The parcel came back on Friday');
  await dialog.getByRole('button', { name: 'Credit goods' }).click();
  await expect(dialog.getByRole('status')).toContainText('Goods credited');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/mini-admin/installments?goodsReturn=CREDITED');
  await page.getByRole('link', { name: /PLN-/ }).first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('img', { name: 'photo.png' })).toBeVisible();
  await expect(details).toContainText('Returned goods');
});
