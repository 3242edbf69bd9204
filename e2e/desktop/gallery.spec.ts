import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';

const run = promisify(execFile);

test('the gallery has a state in four looks, in a page that is opened as a file', async ({ page }, info) => {
  const folders = [info.outputPath('first'), info.outputPath('second')] as const;
  const dist = process.env['E2E_DIST_IN_USE'] ?? '';
  const photograph = (out: string, ...more: readonly string[]) => {
    const options = ['--dist', dist, '--only', 'log in empty', '--out', out];
    return run(process.execPath, ['tools/gallery.ts', ...options, ...more]);
  };
  await photograph(folders[0]);
  const { stdout } = await photograph(folders[1], '--compare', folders[0]);
  expect(stdout).toContain('0 changed, 0 new, 0 gone, 1 the same'); // two runs make the same pictures

  await page.goto(pathToFileURL(`${folders[1]}/index.html`).href);
  await expect(page.getByRole('heading', { level: 3, name: 'Log in and out: empty' })).toBeVisible();
  const pictures = page.getByRole('img');
  await expect(pictures).toHaveCount(4);
  const widths = () => pictures.evaluateAll((all) => all.map((image) => Reflect.get(image, 'naturalWidth')));
  await expect.poll(widths).toEqual([1440, 1440, 390, 390]);
  await page.getByRole('searchbox', { name: 'Find by page, state or requirement' }).fill('CONST-06');
  await expect(page.getByRole('status')).toHaveText('1 of 1 states');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
});
