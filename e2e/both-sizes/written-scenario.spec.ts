import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { customerOn } from '#e2e/people/customer.ts';
import { openConsole } from '#e2e/people/demo-console.ts';

test('what a person did is saved as a scenario, and its file leads there again', async ({ page }) => {
  await page.goto('/?scenario=new-user');
  const main = page.getByRole('main');
  await expect(main).toContainText('No instalments to pay');
  const customer = customerOn(page);
  await customer.buys('Espresso machine', 'STD6', 'declined');
  await customer.retries('good');
  await page.goto('/installments'); // the steps survive that the page is loaded again
  await expect(main).toContainText('PLN-000101');

  const drawer = await openConsole(page);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save as scenario' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('start from new-user\n');
  expect(text).toContain(
    'mira buys Espresso machine on STD6 by the card declined\nmira retries by the card good\n',
  );
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Reset data' }).click();
  await expect(main).toContainText('No instalments to pay');
  const again = await openConsole(page);
  const chooser = page.waitForEvent('filechooser');
  await again.getByRole('button', { name: 'Open scenario file' }).click();
  const file = { name: 'mine.scenario', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
  await expect(page).toHaveURL(/\/installments\?as=customer/);
  await expect(main).toContainText('PLN-000101');
  const unreadable = { ...file, buffer: Buffer.from(text.replace('retries', 'flies')) };
  const third = await openConsole(page);
  const secondChooser = page.waitForEvent('filechooser');
  await third.getByRole('button', { name: 'Open scenario file' }).click();
  await (await secondChooser).setFiles(unreadable);
  await expect(third.getByRole('alert')).toContainText(/Line \d+, column 6: there is “flies”/);
  await expectAccessible(page);
});
