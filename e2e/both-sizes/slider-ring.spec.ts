import { expect, test } from '#e2e/fixtures.ts';
import { interactive } from '#tests/kit/in-page.ts';

// jsdom computes no layout.

test('the focus ring of a slider covers neither its label nor its figure', async ({ page }) => {
  await page.goto('/?as=guest');
  await interactive(page);
  const slider = page.getByRole('slider', { name: 'Amount' });
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await page.keyboard.press('Home'); // moves the thumb below the label
  await expect(slider).toHaveAttribute('aria-valuenow', (await slider.getAttribute('aria-valuemin')) ?? '');
  const measured = () =>
    page.evaluate(() => {
      const thumb = document.activeElement;
      const head = document.querySelector('output')?.parentElement;
      if (!thumb || !head) throw new Error('The slider or what is above it is missing.');
      const { boxShadow, outlineStyle } = getComputedStyle(thumb);
      const spread = Math.max(...[...boxShadow.matchAll(/(\d+)px/g)].map(([, px]) => Number(px)));
      const top = thumb.getBoundingClientRect().top - spread;
      return { outlineStyle, spread, isClear: top >= head.getBoundingClientRect().bottom };
    });
  await expect.poll(measured).toEqual({ outlineStyle: 'solid', spread: 5, isClear: true });
});
