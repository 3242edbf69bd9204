import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { personOn } from '#e2e/people/person.ts';
import { clientIn } from '#tests/kit/in-page.ts';

/** An order with items that have no documents yet. */
const draft = '/checkout/collateral?as=customer&scenario=one-of-each';

/** A picture of 400 by 200 pixels, drawn by the browser. */
async function picture(page: Page, name: string, colour: string) {
  const encoded = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const drawing = canvas.getContext('2d');
    if (drawing) drawing.fillStyle = fill;
    drawing?.fillRect(0, 0, 400, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name, mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') };
}

/** What the browser says about its network; chunks still load. */
const claims = (page: Page, online: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, online);

/** The files that this device keeps to be sent, in their order. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('tranche-uploads');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('files').objectStore('files').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const files: { fileName: string; paused: boolean; addedAt: number }[] = reading.result;
    return files
      .toSorted((a, b) => a.addedAt - b.addedAt)
      .map(({ fileName, paused }) => (paused ? `${fileName} (paused)` : fileName));
  });

test('an upload is paused over a reload, one is sent first, and one is cropped', async ({ page }) => {
  await page.goto(draft);
  const card = page.getByRole('article').filter({ hasText: 'Not sent yet' }).first();
  await card.scrollIntoViewIfNeeded();
  const add = card.getByLabel(/^Add: /);
  await expect(add).toBeAttached();
  await claims(page, false);
  const [paused, second, first] = [
    await picture(page, 'paused.png', 'red'),
    await picture(page, 'second.png', 'green'),
    await picture(page, 'first.png', 'blue'),
  ];
  await add.setInputFiles([paused, second, first]);
  const queue = card.getByRole('list', { name: 'Files being sent' });
  await expect(queue.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByText('3 files wait on this device')).toBeVisible();
  await card.getByRole('button', { name: 'Pause paused.png' }).click();
  await card.getByRole('button', { name: 'Send next first.png' }).click();
  await expect(queue.getByRole('listitem').first()).toContainText('first.png');
  // The list shows both before they are stored.
  await expect.poll(() => storedFiles(page)).toEqual(['first.png', 'paused.png (paused)', 'second.png']);

  await page.reload(); // the network is back with it
  const waiting = page.getByRole('article').filter({ hasText: 'paused.png' });
  const documents = waiting.getByRole('list', { name: 'Documents' });
  await expect(documents.getByRole('listitem')).toHaveText([/first\.png/, /second\.png/]);
  const row = waiting.getByRole('list', { name: 'Files being sent' }).getByRole('listitem');
  await expect(row).toContainText('Paused');

  await row.getByRole('button', { name: 'Preview paused.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'paused.png' });
  const size = () =>
    dialog
      .getByRole('img', { name: 'Preview of paused.png' })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([400, 200]);
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(size).toEqual([200, 400]);
  const top = dialog.getByRole('slider', { name: 'Keep from top to bottom, from' });
  for (let percent = 0; percent < 10; percent += 1) await top.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Crop' }).click();
  await expect.poll(size).toEqual([200, 360]);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(documents.getByRole('listitem')).toHaveText([/first\.png/, /second\.png/, /paused/]);
  await expect(row).toHaveCount(0);
});

test('the preview of a sent file stays until the edited picture replaces it', async ({ page }) => {
  await page.goto(draft);
  const card = page.getByRole('article').filter({ hasText: 'Not sent yet' }).first();
  const add = card.getByLabel(/^Add: /);
  await expect(add).toBeAttached();
  await claims(page, false);
  await add.setInputFiles(await picture(page, 'chain.png', 'gold'));
  await card.getByRole('button', { name: 'Preview chain.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'chain.png' });
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await claims(page, true);
  const documents = page.getByRole('list', { name: 'Documents', includeHidden: true });
  const fingerprints = async () => {
    const client = await clientIn(page);
    const as = { token: await personOn(page, 'customer').token() };
    const { items } = await client.get('listCollaterals', { ...as, query: { limit: 100 } });
    const collaterals = items.map(({ id }) =>
      client.get('getCollateral', { ...as, params: { collateralId: id } }),
    );
    return (await Promise.all(collaterals)).flatMap((item) => item.documents.map(({ sha256 }) => sha256));
  };
  await expect(documents.getByLabel('Kind of chain.png')).toHaveCount(1);
  const before = await fingerprints();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await fingerprints()).length).toBe(before.length);
  await expect.poll(fingerprints).not.toEqual(before);
});
