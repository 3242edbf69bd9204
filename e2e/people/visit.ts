import { expect, type Page } from '@playwright/test';
import type { OrderStatus } from '#contracts/orders/order.ts';
import { clientIn } from '#tests/kit/in-page.ts';
import type { FilledVisit } from '#tools/visits.ts';
import { begin } from './mock-backend.ts';
import { personOn } from './person.ts';

/** Prepares what a visit needs; returns the address that shows the page to its person, with its data. */
export async function prepare(page: Page, visit: FilledVisit): Promise<string> {
  const { scenario, as, path, query, cart } = visit;
  const asked = new URLSearchParams(query);
  if (visit.order !== null) {
    await begin(page, scenario);
    await personOn(page, 'customer').signsIn();
    asked.set('order', await orderIn(page, visit.order));
  } else {
    asked.set('scenario', scenario);
    if (as !== 'guest') asked.set('as', as);
    if (cart) asked.set('cart', 'ESPRESSO-01');
  }
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}

/** The id of the customer's newest order in this state. */
async function orderIn(page: Page, status: OrderStatus): Promise<string> {
  const client = await clientIn(page);
  const token = await personOn(page, 'customer').token();
  const { items } = await client.get('listOrders', { token, query: { filter: { status: [status] } } });
  return items[0]?.id ?? '';
}

/** The page shows its first data, and nothing is on its way. */
export async function settled(page: Page, { heading, data }: FilledVisit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(
    page.getByRole('main').getByText(new RegExp(data)).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
