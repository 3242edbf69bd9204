import type { Locator } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';

// Distances on the page: jsdom computes no layout.

test.use({ serviceWorkers: 'block' });

/** The right edges of the texts of these elements, without the arrow of a sorted column. */
const rightEdges = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const last = texts.nextNode();
      if (!last) throw new Error('There is no text.');
      const range = document.createRange();
      range.selectNodeContents(last);
      for (let next = texts.nextNode(); next; next = texts.nextNode())
        if (!next.parentElement?.closest('[aria-hidden]')) range.setEnd(next, next.textContent?.length ?? 0);
      return range.getBoundingClientRect().right;
    }),
  );

for (const { list, column } of [
  { list: '/mini-admin/users', column: 'Limit' },
  { list: '/mini-admin/installments', column: 'Principal left' },
  { list: '/mini-admin/payments', column: 'Amount' },
]) {
  test(`in ${list} the headers of figures are aligned with the figures, sorted or not`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(`${list}?as=administrator`);
    const sort = page.getByRole('columnheader', { name: column }).getByRole('button');
    const cells = page.locator('tbody tr').first().locator('[data-align="end"]:not(:has(> button))');
    await expect(sort).toBeVisible();
    for (const sorted of ['none', 'ascending or descending']) {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const headers = await rightEdges(page.locator('thead th[data-align="end"]'));
      const figures = await rightEdges(cells);
      expect(headers.length).toBeGreaterThan(0);
      expect(figures).toHaveLength(headers.length);
      for (const [index, header] of headers.entries())
        expect(Math.abs(header - (figures[index] ?? 0)), `column ${index}, sorted: ${sorted}`).toBeLessThan(
          1.5,
        );
      await sort.click();
      await expect(page.locator('thead th[aria-sort]:not([aria-sort="none"])')).toContainText(column);
    }
  });
}

test('the focus ring of a slider covers neither its label nor its figure', async ({ page }) => {
  await page.goto('/?as=guest');
  const slider = page.getByRole('slider', { name: 'Amount' });
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await page.keyboard.press('Home'); // moves the thumb below the label
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

test('cards in a row of home start and end at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?as=customer');
  const cards = ['Messages', 'Wallet'].map((name) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) }),
  );
  const edges = () =>
    Promise.all(
      cards.map(async (card) => {
        const box = await card.boundingBox();
        return box && [Math.round(box.y), Math.round(box.y + box.height)];
      }),
    );
  await expect(cards[0] ?? page.locator('main')).toBeVisible();
  const [messages, wallet] = await edges();
  expect(messages).toHaveLength(2);
  expect(wallet).toEqual(messages);
});
