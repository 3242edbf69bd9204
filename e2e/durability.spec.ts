import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mocksRun, signIn } from './people.ts';
import { ownedBy, shopperOn } from './shopper.ts';

// The mock backend's promise in a browser: what was answered is there, in every tab, whatever happens to one of them.

const sessionOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('tranche.session') ?? '');

/** Another tab of the same person; a session belongs to its tab, so it is carried over. */
async function tabWith(context: BrowserContext, session: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((kept) => sessionStorage.setItem('tranche.session', kept), session);
  await page.goto('/other/privacy');
  await mocksRun(page);
  return page;
}

/** Begins orders without end, several at once, and tells `answered` the number of each as soon as it is answered. */
function keepWriting(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}');
    const { items } = await (await fetch('/api/v1/products')).json();
    const body = JSON.stringify({ items: [{ productId: items[0].id, quantity: 1 }] });
    const tell: unknown = Reflect.get(window, 'answered');
    const write = async () => {
      for (;;) {
        const headers = {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        };
        const answer = await fetch('/api/v1/orders', { method: 'POST', headers, body });
        const { number } = await answer.json();
        if (answer.ok && typeof tell === 'function') tell(number);
      }
    };
    for (let writer = 0; writer < 4; writer += 1) void write();
  });
}

/** The numbers of all orders of the person that this tab is signed in as. */
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
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
  });
}

test('a tab killed in the middle of writes loses nothing that was answered, three times over', async ({
  context,
  page,
}) => {
  const answered: string[] = [];
  await context.exposeFunction('answered', (number: string) => void answered.push(number));
  await signIn(page, 'customer');
  const session = await sessionOf(page);
  for (let round = 1; round <= 3; round += 1) {
    const tab = await tabWith(context, session);
    await keepWriting(tab);
    const until = answered.length + 30;
    await expect.poll(() => answered.length, { intervals: [5] }).toBeGreaterThanOrEqual(until);
    const killed = tab.waitForEvent('crash');
    const devtools = await context.newCDPSession(tab);
    void devtools.send('Page.crash').catch(() => null); // its answer dies with the tab
    await killed;
    await tab.close();
  }
  const numbers = await orderNumbers(await tabWith(context, session));
  expect(answered.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('an administrator sees in one tab what a customer does in the other', async ({ context, page }) => {
  const office = await context.newPage();
  await signIn(office, 'administrator');
  const shopper = shopperOn(page);
  await shopper.walkToSignature();
  const { orders } = await ownedBy(page);
  const number = orders[0]?.number ?? '';

  const listed = async (status: string) => {
    await office.goto(`/orders?q=${number}&status=${status}`);
    return expect(office.getByRole('main').getByText(number).first());
  };
  await (await listed('READY_TO_CONFIRM')).toBeVisible();
  await shopper.askForCode();
  await shopper.sign().click();
  await shopper.at('receipt');
  // Coming back to the tab is enough: what it shows is asked for again.
  await office.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(office.getByText('1–1 of 1')).toHaveCount(0);
  await (await listed('ACTIVE')).toBeVisible();
  await expect(office.getByText('1–1 of 1')).toBeVisible();
});
