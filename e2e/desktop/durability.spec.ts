import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';
import { clientIn, mocksReady } from '#tests/kit/in-page.ts';
import { openTabWith, personOn } from '#e2e/people/person.ts';

// Durability of the mock backend in a browser: what it has answered is stored, in every tab, even if one crashes.

async function openTab(context: BrowserContext, session: string): Promise<Page> {
  const tab = await openTabWith(context, session, '/other/privacy');
  await mocksReady(tab);
  return tab;
}

/** Creates orders until the tab crashes, four at a time, and notes the number of each as soon as it is answered. */
async function createsOrders(page: Page, token: string, answered: string[]): Promise<void> {
  const client = await clientIn(page);
  const { items } = await client.get('listProducts');
  const body = { items: [{ productId: items[0]?.id ?? '', quantity: 1 }] };
  const writer = async (): Promise<never> => {
    for (;;) answered.push((await client.done(201, 'createOrder', { body }, { token })).number);
  };
  await Promise.allSettled([writer(), writer(), writer(), writer()]);
}

test('a tab that crashes during a write loses nothing that was answered', async ({ context, page }) => {
  const answered: string[] = [];
  const customer = customerOn(page);
  await customer.signsIn();
  const session = await customer.session();
  const token = await customer.token();
  for (let round = 1; round <= 3; round += 1) {
    const tab = await openTab(context, session);
    const written = createsOrders(tab, token, answered);
    const until = answered.length + 30;
    await expect.poll(() => answered.length, { intervals: [5] }).toBeGreaterThanOrEqual(until);
    const killed = tab.waitForEvent('crash');
    const devtools = await context.newCDPSession(tab);
    void devtools.send('Page.crash').catch(() => null); // a crashed tab does not answer
    await killed;
    await written;
    await tab.close();
  }
  const client = await clientIn(await openTab(context, session));
  const numbers = (await client.every('listOrders', { token })).map(({ number }) => number);
  expect(answered.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('what is done in the largest scenario survives a reload', async ({ page }) => {
  test.slow(); // 40,000 rows are made, saved and read
  await page.goto('/mini-admin/payments?scenario=big-list&as=administrator');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const client = await clientIn(page);
  const token = await personOn(page, 'administrator').token();
  const { items } = await client.get('listUsers', { token });
  const params = { userId: items[0]?.id ?? '' };
  const { version } = await client.get('getUser', { token, params });
  const body = { text: 'Asked for a call about the second plan', dueOn: null };
  await client.done(200, 'addUserNote', { params, body }, { token, ifMatch: `"${version}"` });

  await page.goto(`/mini-admin/users?open=${params.userId}`); // without the scenario, which would begin again
  await expect(page.getByText('1–25 of 10,000')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: /^Notes/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(body.text);
});

test('an administrator sees in one tab what a customer does in the other @any-backend', async ({
  context,
  page,
}) => {
  const administratorPage = await context.newPage();
  const administrator = administratorOn(administratorPage);
  await administrator.signsIn();
  const customer = customerOn(page);
  await customer.orders('Espresso machine', 'STD6');
  const { orders } = await recordsOf(page);
  const number = orders[0]?.number ?? '';

  await (await administrator.findOrder(number, 'READY_TO_CONFIRM')).toBeVisible();
  expect(await customer.pays()).toEqual({ status: 'SUCCEEDED' });
  // A tab that gets the focus requests its data again.
  await administratorPage.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(administratorPage.getByText('1–1 of 1')).toHaveCount(0);
  await (await administrator.findOrder(number, 'ACTIVE')).toBeVisible();
  await expect(administratorPage.getByText('1–1 of 1')).toBeVisible();
});
