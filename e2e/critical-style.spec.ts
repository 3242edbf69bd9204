import { pagePaths } from '#tools/host/rules.ts';
import { expect, test } from './fixtures.ts';

// A page contains what its first content needs of the entry's style sheet. It is complete when the whole sheet changes
// nothing that is drawn.

for (const [scheme, width] of [
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`the whole style changes nothing of the first content: ${width} px, ${scheme}`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 404/); // of the last page
    await page.addInitScript((kept) => localStorage.setItem('tranche.colours', kept), scheme);
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })); // the first content stays
    await page.setViewportSize({ width, height: 900 });
    const drawn = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    for (const path of [...pagePaths, '/no-such-page']) {
      await page.goto(path);
      const before = await drawn();
      await page.locator('#entry-style').evaluate(async (link) => {
        await new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
          link.setAttribute('rel', 'stylesheet');
        });
      });
      expect((await drawn()).equals(before), path).toBe(true);
    }
  });
}
