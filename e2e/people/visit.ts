import { expect, type Locator, type Page } from '@playwright/test';
import { frames } from '#e2e/fixtures.ts';
import { interactive } from '#tests/kit/in-page.ts';
import { type FilledVisit, visits } from '#tools/visits.ts';

/** Waits until the page shows its first data and no request is running. */
export async function settled(page: Page, { heading, data }: FilledVisit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(
    page.getByRole('main').getByText(new RegExp(data)).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Shows an address without loading a document, as a link of the page does; ends when the page there shows its heading. What
 * is found before could belong to the page that is left.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  const [path] = address.split('?');
  const visit = visits.find((each) => each.path === path);
  if (!visit) throw new Error(`There is no page at ${address}`);
  await expect(page.getByRole('heading', { level: 1, name: visit.heading, exact: true })).toBeVisible();
}

/** What is measured once nothing is being loaded and it stays the same for some frames. */
export async function resting<Measured>(page: Page, measure: () => Promise<Measured>): Promise<Measured> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  let last = await measure();
  await expect(async () => {
    const before = last;
    await frames(page);
    last = await measure();
    expect<unknown>(last).toEqual(before);
  }).toPass();
  return last;
}

/** Chooses dark colours for this device; ends when the page has them. */
export async function darkens(page: Page): Promise<void> {
  await interactive(page); // a demo page of a person is rendered again, which loses a press before it
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
}

/** Elements that overflow with twice the text size: the window (`wide`), or their button or link (`cut`). */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const cut = [...document.querySelectorAll('button, a')].filter(
      (element) =>
        getComputedStyle(element).display !== 'inline' &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
    );
    const named = (elements: Element[]) =>
      elements.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`);
    return { wide: scrollWidth > clientWidth ? named(wide) : [], cut: named(cut) };
  });

/** The number of lines that the text of each element takes. */
export const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    }),
  );
