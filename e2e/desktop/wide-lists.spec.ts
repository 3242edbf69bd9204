import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { visitOf } from '#tools/visits.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { follow, resting } from '#e2e/people/visit.ts';

// What fits from 960 px on, and with enlarged text: jsdom computes no layout.

/** Every list of the administration but the audit, which each test begins with. */
const lists = routeIds()
  .filter((id) => 'operation' in routes[id] && id !== 'administrationAudit')
  .map(visitOf);
/** The e-mails of administrators are cut below 1,280 px; the row's tooltip has the whole ones. */
const uncut = lists.filter(({ id }) => id !== 'administrationAdministrators');

const widths = [1920, 1600, 1440, 1280, 1279, 1024, 960];

test(`no list is wider than windows of ${widths.join(', ')} px, and no name or contact is cut`, async ({
  page,
}) => {
  test.slow(); // a document is loaded once for all lists
  await page.goto('/mini-admin/audit?as=administrator');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  for (const { path: list } of uncut) {
    await test.step(list, async () => {
      await follow(page, list);
      const rows = page.locator('tbody tr');
      await expect.poll(() => rows.count(), list).toBeGreaterThan(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const measured = () =>
          page.evaluate(() => ({
            width: document.documentElement.clientWidth,
            beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
            cut: [...document.querySelectorAll<HTMLElement>('tbody th, tbody td')]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .filter((cell) => cell.tagName === 'TH' || cell.textContent.includes('@'))
              .map((cell) => cell.textContent),
          }));
        await expect.poll(measured, list).toEqual({ width, beyond: 0, cut: [] });
      }
    });
  }
});

test('text of twice the size makes no page of the administration wider', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/mini-admin/audit?as=administrator');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const beyond = () =>
    page.evaluate(() => ({
      page: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      controls: [...document.querySelectorAll('main :is(a, button, input, select)')]
        .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
        .map(({ outerHTML }) => outerHTML),
    }));
  for (const { path: list } of [...lists, visitOf('administrationAudit')]) {
    await test.step(list, async () => {
      await follow(page, list);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(beyond, list).toEqual({ page: 0, controls: [] });
    });
  }
});

test('the text under a bar stays whole in its column, however long it is', async ({ page }) => {
  await page.goto('/mini-admin/notifications?as=administrator');
  const cells = page.locator('tbody td[data-placement="wide"]');
  await expect(cells.first()).toBeVisible();
  await cells.first().evaluate((cell) => {
    const words = cell.querySelector('[role="img"] + span');
    if (words)
      words.textContent = '4,321 of 6,577 delivered, 2,000 opened, 1,234 clicked, 1,001 deliveries failed';
  });
  await expect(cells.first()).toContainText('4,321 of 6,577');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      page
        .locator('td[data-placement="wide"], td[data-placement="wide"] [role="img"] + span')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    await expect.poll(async () => Math.max(...(await beyond())), `${width} px`).toBe(0);
  }
});

test('a name of 120 characters makes no row higher than two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mini-admin/users?as=administrator');
  const names = page.locator('tbody th a');
  await expect(names).toHaveCount(25);
  const heights = () =>
    page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const highest = async () => Math.max(...(await heights()));
  const usual = await resting(page, highest);
  await names.first().evaluate((name) => {
    name.textContent = 'Wilhelmina '.repeat(11).trim();
  });
  await expect(names.first()).toContainText('Wilhelmina Wilhelmina');
  await expect.poll(highest).toBe(usual);
});

test('a list is where it was after going back to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/mini-admin/payments?as=administrator');
  await expect(page.locator('tbody tr')).toHaveCount(25);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('500 rows have no blank place in the window while they are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mini-admin/scratchcards/cards?limit=500&as=administrator');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.locator('tbody tr[aria-hidden]')).toHaveCount(1); // most rows are not rendered
  const scrolled = await page.evaluate(async () => {
    const isRowAt = (y: number) => document.elementFromPoint(700, y)?.closest('[data-row]') !== null;
    const blank: number[] = [];
    let steps = 0;
    for (let end = false; !end; steps += 1) {
      const before = window.scrollY;
      window.scrollBy(0, 600);
      await new Promise(requestAnimationFrame);
      end = window.scrollY === before;
      if (!end && ![200, 400, 600, 800].every(isRowAt)) blank.push(window.scrollY);
    }
    return { steps, blank };
  });
  expect(scrolled.steps).toBeGreaterThan(20);
  expect(scrolled.blank.slice(0, -1)).toEqual([]); // below the last row is the foot of the page
});

test('the full text of cut cells is shown when the pointer is on the row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/mini-admin/approvals?as=administrator');
  const reason = 'The employer has confirmed the higher income';
  const row = page.getByRole('row').filter({ hasText: reason });
  await row.hover();
  await expect(row).toHaveAttribute('title', reason);
});

test('charts of categories show the name of each category at 1440 and at 1280 px', async ({ page }) => {
  await page.goto('/mini-admin?as=administrator');
  const buckets = ['Not due', 'Due today', 'In grace', '6–30 days', '31–60 days']; // the later buckets are empty
  const stages = ['Sent', 'Delivered', 'Opened', 'Clicked'];
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 2_400 }); // charts are loaded when they are near
    const ageing = page.getByRole('region', { name: 'Ageing' });
    await ageing.scrollIntoViewIfNeeded();
    for (const bucket of buckets) await expect(ageing.getByText(`${bucket}: €`).first()).toBeVisible();
    const reach = page.getByRole('region', { name: 'Message funnel' });
    await reach.scrollIntoViewIfNeeded();
    const axis = reach.locator('.recharts-yAxis-tick-labels text, .recharts-yAxis text');
    await expect
      .poll(async () => [...new Set(await axis.allTextContents())])
      .toEqual(expect.arrayContaining(stages));
  }
});

test('collateral without documents has its facts where the documents would be', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mini-admin/collateral?scenario=one-of-each&as=administrator');
  await page.getByRole('row').filter({ hasText: 'Not sent yet' }).first().getByRole('link').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('No documents yet.')).toBeVisible();
  const leftOf = (text: string) =>
    details.getByText(text, { exact: true }).evaluate((element) => element.getBoundingClientRect().left);
  await expect(async () => {
    expect(await leftOf('Declared value')).toBe(await leftOf('Documents'));
    expect(await leftOf('Declared value')).toBeLessThan(await leftOf('Decision'));
  }).toPass();
});

test('labels of charts are broken by the size in which they are drawn, whichever chart came first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sizes: string[] = [];
    Object.assign(window, { measuredSizes: sizes });
    const measure = (element: Element) => Reflect.apply(ownRect, element, []);
    const ownRect = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this.id === 'recharts_measurement_span')
        sizes.push(`${this.textContent} ${getComputedStyle(this).fontSize}`);
      return measure(this);
    };
  });
  await page.goto('/mini-admin?scenario=happy&as=administrator');
  const label = page.getByText('Insufficient', { exact: false }).first();
  await expect(label).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const sizes = await page.evaluate(() => Reflect.get(window, 'measuredSizes') as string[]);
  // The words of a category and the space between them; days and figures are on one line.
  const ofWords = sizes.filter((size) => /^(?:Insufficient|funds|\u00a0) /.test(size));
  expect(new Set(ofWords)).toEqual(new Set(['Insufficient 12px', 'funds 12px', '\u00a0 12px']));
});
