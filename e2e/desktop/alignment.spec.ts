import type { Locator } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';

// Distances on the page: jsdom computes no layout.

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
      await expect(async () => {
        const headers = await rightEdges(page.locator('thead th[data-align="end"]'));
        const figures = await rightEdges(cells);
        expect(headers.length).toBeGreaterThan(0);
        expect(figures).toHaveLength(headers.length);
        for (const [index, header] of headers.entries()) {
          const distance = Math.abs(header - (figures[index] ?? 0));
          expect(distance, `column ${index}, sorted: ${sorted}`).toBeLessThan(1.5);
        }
      }).toPass();
      await sort.click();
      await expect(page.locator('thead th[aria-sort]:not([aria-sort="none"])')).toContainText(column);
    }
  });
}

test('the tiles of one row of the shop start and end at the same height', async ({ page }) => {
  await page.goto('/?as=customer');
  const tiles = page.getByRole('region', { name: 'Products' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  await expect(async () => {
    const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
    const edges = boxes.map((box) => box && [Math.round(box.y), Math.round(box.y + box.height)]);
    expect(edges).toEqual(Array.from(edges, () => edges[0]));
  }).toPass();
});

test('header, content and footer of a customer page are aligned for administrators', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.goto('/other/terms');
  await expect(page.getByRole('navigation', { name: 'Drawer' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  await expect(page.getByText(/^Version /)).toBeVisible();
  const left = (part: Locator) => part.boundingBox().then((box) => box?.x);
  await expect(async () => {
    const [brand, title, year] = await Promise.all([
      left(page.getByRole('link', { name: 'Tranche', exact: true })),
      left(page.getByRole('heading', { level: 1, name: /terms/i })),
      left(page.getByRole('contentinfo').locator('span').first()),
    ]);
    expect([brand, year]).toEqual([title, title]);
    const bar = await page.getByRole('banner').filter({ hasText: 'Administration' }).boundingBox();
    const notice = await page.locator('aside[data-worker] p').last().boundingBox();
    expect(notice?.y).toBeLessThan(bar?.height ?? 0);
  }).toPass();
});

for (const width of [960, 1280, 1440]) {
  test(`what would make a plan possible is visible in the table, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/checkout?step=plan&cart=ESPRESSO-01&scenario=happy&as=customer');
    await page.getByText('Table', { exact: true }).click();
    const remedy = page.getByRole('button', { name: /^Add 1 × Espresso machine/ });
    const table = page.getByRole('table').filter({ has: remedy });
    await expect(remedy).toBeVisible();
    const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
    await expect(async () =>
      expect(await right(remedy)).toBeLessThanOrEqual(await right(table.locator('xpath=..'))),
    ).toPass();
  });
}

test('the table of plans shows its last column at 1440 px, and the sliders align', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/checkout?step=plan&cart=ESPRESSO-01&scenario=happy&as=customer');
  const sliders = page.getByRole('main').getByRole('slider');
  await expect(sliders.first()).toBeVisible();
  await expect(async () => {
    const tracks = await sliders.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().y)),
    );
    expect(tracks.length).toBeGreaterThan(1);
    expect(new Set(tracks).size).toBe(1);
  }).toPass();
  await page.getByText('Table', { exact: true }).click();
  const header = page.getByRole('columnheader', { name: 'Last payment' });
  await expect(header).toBeVisible();
  const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const frame = page.getByRole('table').filter({ has: header }).locator('xpath=..');
  await expect(async () => expect(await right(header)).toBeLessThanOrEqual(await right(frame))).toPass();
});

test('the chart of two plans stays inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/checkout?step=plan&cart=ESPRESSO-01&scenario=happy&as=customer');
  await page.getByRole('button', { name: 'Compare two plans' }).click();
  const chart = page.getByRole('img', { name: /^Principal left/ });
  await expect(chart.locator('svg text').first()).toBeVisible();
  await expect(async () => {
    const [left, labels] = await chart.evaluate((element) => [
      element.getBoundingClientRect().left,
      [...element.querySelectorAll('svg text')].map((text) => text.getBoundingClientRect().left),
    ]);
    expect(labels.length).toBeGreaterThan(3);
    expect(Math.min(...labels)).toBeGreaterThanOrEqual(left);
  }).toPass();
});
