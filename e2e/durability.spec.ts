import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { administratorOn } from './people/administrator.ts';
import { customerOn, recordsOf } from './people/customer.ts';
import { mocksReady } from './people/mock-backend.ts';
import { openTabWith } from './people/person.ts';

// Durability of the mock backend in a browser: what it has answered is stored, in every tab, even if one crashes.

async function openTab(context: BrowserContext, session: string): Promise<Page> {
  const tab = await openTabWith(context, session, '/other/privacy');
  await mocksReady(tab);
  return tab;
}

/** Creates orders in a loop, four at a time, and reports the number of each to `answered` as soon as it is answered. */
function createOrdersInALoop(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}');
    const { items } = await (await fetch('/api/v1/products')).json();
    const body = JSON.stringify({ items: [{ productId: items[0].id, quantity: 1 }] });
    const report: unknown = Reflect.get(window, 'answered');
    const write = async () => {
      for (;;) {
        const headers = {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        };
        const answer = await fetch('/api/v1/orders', { method: 'POST', headers, body });
        const { number } = await answer.json();
        if (answer.ok && typeof report === 'function') report(number);
      }
    };
    for (let writer = 0; writer < 4; writer += 1) void write();
  });
}

/** The numbers of all orders of the customer who is signed in in this tab. */
function orderNumbers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}');
    const numbers: string[] = [];
    for (let cursor = ''; ;) {
      const answer = await fetch(`/api/v1/orders?limit=100${cursor}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { items, nextCursor } = await answer.json();
      numbers.push(...items.map((order: { number: string }) => order.number));
      if (nextCursor === null) return numbers;
      const next = `&cursor=${encodeURIComponent(nextCursor)}`;
      if (next === cursor) throw new Error('The cursor of the next page is that of this page');
      cursor = next;
    }
  });
}

test('a tab that crashes while it writes loses nothing that was answered, three times in a row', async ({
  context,
  page,
}) => {
  const answered: string[] = [];
  await context.exposeFunction('answered', (number: string) => void answered.push(number));
  const customer = customerOn(page);
  await customer.signsIn();
  const session = await customer.session();
  for (let round = 1; round <= 3; round += 1) {
    const tab = await openTab(context, session);
    await createOrdersInALoop(tab);
    const until = answered.length + 30;
    await expect.poll(() => answered.length, { intervals: [5] }).toBeGreaterThanOrEqual(until);
    const killed = tab.waitForEvent('crash');
    const devtools = await context.newCDPSession(tab);
    void devtools.send('Page.crash').catch(() => null); // a crashed tab does not answer
    await killed;
    await tab.close();
  }
  const numbers = await orderNumbers(await openTab(context, session));
  expect(answered.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('an administrator sees in one tab what a customer does in the other', async ({ context, page }) => {
  const office = await context.newPage();
  const administrator = administratorOn(office);
  await administrator.signsIn();
  const customer = customerOn(page);
  await customer.orders('Espresso machine', 'STD6');
  const { orders } = await recordsOf(page);
  const number = orders[0]?.number ?? '';

  await (await administrator.findOrder(number, 'READY_TO_CONFIRM')).toBeVisible();
  expect(await customer.pays()).toEqual({ status: 'SUCCEEDED' });
  // A tab that gets the focus requests its data again.
  await office.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(office.getByText('1–1 of 1')).toHaveCount(0);
  await (await administrator.findOrder(number, 'ACTIVE')).toBeVisible();
  await expect(office.getByText('1–1 of 1')).toBeVisible();
});
